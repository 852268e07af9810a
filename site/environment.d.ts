/** Year of the build, set by vite.config.ts. */
declare const __BUILD_YEAR__: number;
/** Address of the site without a trailing slash, from SITE_URL at build time. */
declare const __SITE_URL__: string;

declare module 'virtual:fonts' {
  /** Address of the style sheet with the font faces, for pages without scripts. */
  export const fontsHref: string;
  /** The faces, for those with scripts. */
  export const fontFaces: readonly { family: string; weight: string; href: string }[];
}

declare module '*?inline-script' {
  /** The minified script. */
  export const script: string;
}

interface ImportMetaEnv {
  /** Base address of the Supabase project. If unset, the site's own server answers. */
  readonly VITE_SUPABASE_URL?: string;
  /** Public anonymous key of the Supabase project. */
  readonly VITE_SUPABASE_ANON_KEY?: string;
}

interface Navigator {
  /** Only in Chromium. */
  readonly connection?: {
    /** Whether the visitor asked the browser to save data. */
    readonly saveData: boolean;
  };
}

/** Trusted Types, in browsers that support them. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createHTML: (html: string) => string },
      ): { createHTML(html: string): string };
    }
  | undefined;

/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the site without a trailing slash: SITE_URL at build time. */
  readonly SITE_URL: string;
  /** The year of the build, which the HTML shows until the visitor's own clock is asked. */
  readonly BUILD_YEAR: number;
  /** Base address of the Supabase project. If unset, the site's own server answers. */
  readonly VITE_SUPABASE_URL?: string;
  /** Public anonymous key of the Supabase project. */
  readonly VITE_SUPABASE_ANON_KEY?: string;
}

/** Made by `scripts/vite-legal.ts`. */
declare module '*/legal/*.md' {
  import type { LegalDocument, PageMeta } from '../content/types/page.ts';
  export const document: LegalDocument & PageMeta;
}

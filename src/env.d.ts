/// <reference types="astro/client" />
import 'react';

declare module 'react' {
  /** Numbers that the style sheets calculate with are custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

declare global {
  interface ImportMetaEnv {
    /** Base address of the Supabase project. If unset, the site's own server answers. */
    readonly VITE_SUPABASE_URL?: string;
    /** Public anonymous key of the Supabase project. */
    readonly VITE_SUPABASE_ANON_KEY?: string;
  }
}

import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { company } from './content/company.ts';
import { enquiryFunction } from './scripts/enquiry-function.ts';
import { hostFiles } from './scripts/host-files.ts';
import { markdownProcessor } from './src/content/markdown.ts';

const { SITE_URL } = loadEnv('production', '.', '');

export default defineConfig({
  site: new URL(SITE_URL || `https://${company.domain}`).origin,
  outDir: 'dist/site',
  // it/managed-services.html, at /it/managed-services.
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  server: { port: 5173 },
  devToolbar: { enabled: false },
  markdown: { processor: markdownProcessor },
  // Streaming would hide a long island until an inline script shows it. Islands get no ids from `useId`.
  integrations: [react({ experimentalDisableStreaming: true }), hostFiles()],
  vite: {
    plugins: [enquiryFunction()],
    // Astro's own is PUBLIC_ alone: the form would not know the project on Supabase.
    envPrefix: ['PUBLIC_', 'VITE_'],
    build: { assetsInlineLimit: 8192 },
  },
});

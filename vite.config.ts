import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures } from './build/pictures/vite-pictures.ts';
import { pages } from './build/vite-pages.ts';
import { thirdPartyNotices } from './build/vite-third-party-notices.ts';
import { readSettings } from './hosts/settings/read-settings.ts';
import { legalDocuments } from './site/document/vite-legal-documents.ts';
import { fontPackages, fonts } from './site/fonts/vite-fonts.ts';
import { inlineScript } from './site/start/vite-inline-script.ts';

export default defineConfig({
  appType: 'custom',
  publicDir: 'site/public',
  // Settings are the environment's: the policy and `check:env` know nothing of an .env file.
  envDir: false,
  plugins: [
    react(),
    legalDocuments(),
    fonts(),
    inlineScript(),
    pictures(),
    pages(),
    // The pictograms are in every page, and in no script.
    thirdPartyNotices(['lucide', ...fontPackages]),
  ],
  // `npm run dev` finds all packages from here before the first visit, which would reload otherwise.
  optimizeDeps: { entries: ['site/start/2-boot.ts'] },
  server: {
    // Milliseconds for which a saved file has its size before it is read. Many editors empty a file before they write it:
    // Vite may read it empty, and the watcher drops a second change within 50 ms of the first.
    watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    warmup: { clientFiles: ['site/start/2-boot.ts'], ssrFiles: ['site/document/prerender.tsx'] },
  },
  define: {
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
    __SITE_URL__: JSON.stringify(readSettings('build', process.env).siteUrl),
  },
});

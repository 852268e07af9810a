import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteUrl } from './scripts/site-url.ts';
import { fontPackages, fonts } from './scripts/vite-fonts.ts';
import { icons } from './scripts/vite-icons.ts';
import { inlineScript } from './scripts/vite-inline-script.ts';
import { leanRouter } from './scripts/vite-lean-router.ts';
import { legalDocuments } from './scripts/vite-legal-documents.ts';
import { pages } from './scripts/vite-pages.ts';
import { thirdPartyNotices } from './scripts/vite-third-party-notices.ts';

export default defineConfig({
  appType: 'custom',
  publicDir: 'app/public',
  plugins: [
    react(),
    tailwindcss(),
    legalDocuments(),
    fonts(),
    icons(),
    inlineScript(),
    leanRouter(),
    pages(),
    // Tailwind's own rules stand in the style sheet of every page, the icons' shapes in many.
    thirdPartyNotices(['tailwindcss', 'lucide-react', ...fontPackages]),
  ],
  define: {
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
    __SITE_URL__: JSON.stringify(siteUrl),
  },
});

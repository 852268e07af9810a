import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { company } from './content/company.ts';
import { enquiryFunction } from './scripts/vite-function.ts';
import { legalDocuments } from './scripts/vite-legal.ts';
import { pages } from './scripts/vite-pages.ts';

const siteUrl = new URL(process.env.SITE_URL || `https://${company.domain}`).origin;

export default defineConfig({
  appType: 'custom',
  plugins: [react(), legalDocuments(), enquiryFunction(), pages()],
  define: {
    'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()),
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
  },
  // The browsers that the README promises.
  build: { target: 'baseline-widely-available' },
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
});

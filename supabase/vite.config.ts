import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const folder = join(import.meta.dirname, 'functions/send-contact-email');
const builtin = new Set(builtinModules);

/** `npm run build:function`: the function as one file, in which only Node's own modules are imports. */
export default defineConfig({
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    {
      // Deno knows them by this prefix alone.
      name: 'node-prefix',
      enforce: 'pre',
      resolveId: (id) => (builtin.has(id) ? { id: `node:${id}`, external: true } : null),
    },
  ],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: join(folder, 'index.ts'),
    target: 'esnext',
    minify: false,
    outDir: folder,
    emptyOutDir: false,
    rollupOptions: { output: { entryFileNames: 'bundle.js', codeSplitting: false } },
  },
});

import { builtinModules } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';

/** The folder from which Supabase's command takes the function; see `entrypoint` in config.toml. */
const folder = join(import.meta.dirname, 'functions', 'send-contact-email');

/**
 * Bundles the function into one file, because Supabase's command fails on imports from outside its
 * folder. Only Node's own modules stay imports, because Deno provides them.
 */
export async function bundleFunction(outDir: string): Promise<string> {
  const nodeNames = new Set(builtinModules);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'node-prefix',
        enforce: 'pre',
        resolveId: (id) => (nodeNames.has(id) ? { id: `node:${id}`, external: true } : null),
      },
    ],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(folder, 'index.ts'),
      target: 'esnext',
      minify: false,
      outDir,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'bundle.js', codeSplitting: false } },
    },
  });
  return join(outDir, 'bundle.js');
}

if (process.argv[1] === import.meta.filename) console.log(await bundleFunction(folder));

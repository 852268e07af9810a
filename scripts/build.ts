import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { PageAssets } from '../app/prerender.tsx';
import { isFresh, markFresh } from './build-stamp.ts';
import { compressFiles } from './compress-files.ts';
import { drawPictures } from './draw-pictures.ts';
import { headersFile } from './headers-file.ts';
import { sonnerStyleHashes } from './sonner-style-hashes.ts';

/** The site as it is served: pages, assets and their compressed twins. */
const site = 'dist/site';
/** The pages' renderer, used here and by nobody else. */
const renderer = 'dist/renderer';

/** What `app/boot.ts` runs in a task of its own. */
const reactItself = /\/node_modules\/(react|react-dom|scheduler)\/|\/app\/hydrate\.tsx$/;

/** What `app/prerender.tsx` exports, once built. */
interface Prerender {
  paths: readonly string[];
  styles: string;
  render(path: string, assets: PageAssets): Promise<{ status: number; html: string }>;
  renderParts(assets: PageAssets): Promise<string>;
  siteFiles(now: Date): ReadonlyMap<string, string>;
  previewFile(path: string): string;
  linkPreview(path: string, styles: string): string;
}

/** Builds scripts and fonts for browsers. Returns the address of the boot module. */
async function buildAssets(): Promise<string> {
  const result = await build({
    logLevel: 'warn',
    build: {
      outDir: site,
      emptyOutDir: true,
      rolldownOptions: {
        input: { boot: 'app/boot.ts' },
        output: { codeSplitting: { groups: [{ name: 'react', test: reactItself }] } },
      },
    },
  });
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const boot = chunks.find((chunk) => chunk.type === 'chunk' && chunk.name === 'boot');
  if (!boot) throw new Error('The build made no boot module');
  return `/${boot.fileName}`;
}

async function buildRenderer(): Promise<Prerender> {
  await build({
    logLevel: 'warn',
    build: {
      outDir: renderer,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: 'app/prerender.tsx',
      minify: false,
    },
  });
  return import(pathToFileURL(join(renderer, 'prerender.js')).href);
}

function write(name: string, content: string): void {
  const file = join(site, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function writePages(prerender: Prerender, boot: string): Promise<void> {
  const assets = { boot, styles: prerender.styles };
  for (const path of prerender.paths) {
    const { html } = await prerender.render(path, assets);
    write(join(path, 'index.html'), html);
  }
  const notFound = await prerender.render('/404', assets);
  write('404.html', notFound.html);
  for (const [name, text] of prerender.siteFiles(new Date())) write(name, text);
}

if (process.argv.includes('--if-changed') && isFresh()) {
  console.log('Nothing changed since the last build.');
} else {
  process.env.NODE_ENV = 'production';
  const started = performance.now();
  rmSync('dist/.stamp', { force: true });
  const boot = await buildAssets();
  const prerender = await buildRenderer();
  await writePages(prerender, boot);
  writeFileSync('dist/parts.html', await prerender.renderParts({ styles: prerender.styles }));
  const { linkPreview, paths, previewFile, styles } = prerender;
  await drawPictures(
    site,
    new Map(paths.map((path) => [previewFile(path), linkPreview(path, styles)])),
  );
  const styleHashes = [hashOf(prerender.styles), ...sonnerStyleHashes()];
  writeFileSync('dist/policy.json', JSON.stringify({ styleHashes }));
  const backend = process.env.VITE_SUPABASE_URL;
  writeFileSync('dist/_headers', headersFile(styleHashes, backend && new URL(backend).origin));
  await compressFiles(site);
  markFresh();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${prerender.paths.length} pages in ${seconds} s.`);
}

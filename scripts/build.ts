import { createHash } from 'node:crypto';
import { appendFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, loadEnv } from 'vite';
import type * as Renderer from '../src/entry-server.tsx';
import { contentPolicy, headersFile, headersOf } from './headers.ts';
import { drawPreviews } from './pictures.ts';

const dist = 'dist';
const site = join(dist, 'site');
const notices = 'third-party-notices.md';

/** Builds scripts and fonts for browsers, and returns the addresses of the two scripts. */
async function buildAssets() {
  const result = await build({
    logLevel: 'warn',
    build: {
      outDir: site,
      // Lists of preloads would be larger than what they save.
      modulePreload: false,
      license: { fileName: notices },
      rolldownOptions: {
        input: { entry: 'src/entry-client.tsx' },
        output: {
          codeSplitting: {
            groups: [
              // Its own chunk: together with the site it would be one long task.
              {
                name: 'react',
                test: /\/node_modules\/(react|react-dom|scheduler)\//,
                priority: 3,
              },
              // Shared by all pages, and by pages with a form.
              { name: 'site', tags: ['$initial'], priority: 2 },
              { name: 'form', test: /\/src\/(components|form)\//, minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
  });
  const files = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const pathOf = (name: string) => {
    const file = files.find((chunk) => chunk.type === 'chunk' && chunk.name === name);
    if (!file) throw new Error(`The build has no chunk '${name}'`);
    return `/${file.fileName}`;
  };
  return { react: pathOf('react'), entry: pathOf('entry') };
}

/** Builds the renderer, which runs only here. Inside node_modules it finds its packages. */
async function buildRenderer(): Promise<typeof Renderer> {
  const outDir = 'node_modules/.site-renderer';
  await build({
    logLevel: 'warn',
    build: {
      outDir,
      copyPublicDir: false,
      ssr: 'src/entry-server.tsx',
      cssMinify: true,
    },
  });
  return import(pathToFileURL(join(outDir, 'entry-server.js')).href);
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Adds the fonts to the notices, where Vite lists only the packages of scripts. */
function addFontNotices(): void {
  const licence = 'SIL Open Font License 1.1, https://openfontlicense.org';
  const fonts = `\n## Bricolage Grotesque, Hanken Grotesk\n\n${licence}\n`;
  appendFileSync(join(site, notices), fonts);
}

/** Writes a Brotli and a gzip copy beside each text file. */
async function compress(): Promise<void> {
  const names = globSync('**/*.{html,js,css,svg,xml,txt,md,webmanifest}', { cwd: site });
  await Promise.all(
    names.map(async (name) => {
      const file = join(site, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content));
    }),
  );
}

process.env.NODE_ENV = 'production';
const scripts = await buildAssets();
const { bootScript, paths, previews, render, siteFiles, styles } = await buildRenderer();
const assets = { styles, ...scripts };
for (const path of paths) write(join(site, path, 'index.html'), await render(path, assets));
write(join(site, '404.html'), await render('/404', assets));
for (const [name, text] of await siteFiles(new Date())) write(join(site, name), text);
addFontNotices();
await drawPreviews(join(site, 'previews'), previews);
const hash = `sha256-${createHash('sha256').update(bootScript).digest('base64')}`;
const policy = contentPolicy(hash, loadEnv('production', '.').VITE_SUPABASE_URL);
const headers = headersOf(policy);
write(join(dist, 'headers.json'), JSON.stringify(headers));
write(join(dist, '_headers'), headersFile(headers, paths));
await compress();
console.log(`Built ${paths.length + 1} pages.`);

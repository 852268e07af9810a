import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { essentialEightFuture } from '../content/essential-eight-future.ts';
import { publicHolidays } from '../content/public-holidays.ts';
import { readBuildRecord, writeBuildRecord } from '../hosts/node/static/build-record.ts';
import { orExit } from '../hosts/settings/or-exit.ts';
import { readSettings } from '../hosts/settings/read-settings.ts';
import { settingText } from '../hosts/settings/setting.ts';
import { drawPictures } from '../site/document/draw-pictures.ts';
import { hashOf, sonnerStyleHashes } from '../site/shell/notices/sonner-style-hashes.ts';
import { fingerprint } from './build-fingerprint.ts';
import { compressFiles } from './compress-files.ts';
import { headersFile } from './headers-file.ts';
import { overdueReport } from './overdue-report.ts';
import { stageBuild } from './staged-build.ts';

const { siteUrl, functionOrigin } = orExit(() => readSettings('build', process.env));
const functionsUrl = settingText(process.env, 'VITE_SUPABASE_URL') ?? '';
const dist = 'dist';
/** For tests of a copy: a complete site without its pictures, in half the time. */
const quick = process.argv.includes('--quick');
/** Taken before anything is read: a source that changes meanwhile makes the build stale. */
const made = fingerprint() + (quick ? ' quick' : '');

/**
 * The chunks of the first script, by entry and by package, each with what it imports: the boot
 * module; React, which runs in a task of its own, with the bundler's own helpers; the site, with the
 * link and the address of the functions that many pages have. Compressed so they are 600 bytes smaller, and three
 * requests fewer.
 */
const chunks = [
  { name: 'boot', test: /\/site\/start\/2-boot\.ts$/, priority: 3 },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|^\0rolldown\/runtime/,
    priority: 2,
  },
  {
    name: 'main',
    test: /\/site\/(start\/4-main|shell\/links\/learn-more|forms\/function-address|pages\/still-parts)\.tsx?$/,
    priority: 1,
  },
];

/** What `site/document/prerender.tsx` exports, once built. */
interface Prerender {
  paths: readonly string[];
  /** Those of the pages that nothing lists, which have no link preview. */
  unlistedPaths: readonly string[];
  /** The style sheets that pages have inside. */
  pageSheets: readonly string[];
  /** The script inside every page. */
  bootAfterPaint: string;
  render(path: string, boot: string): Promise<{ status: number; html: string }>;
  siteFiles(now: Date): Promise<ReadonlyMap<string, string>>;
  previewFile(path: string): string;
  linkPreview(path: string): string;
  iconBackground: string;
}

/** Builds scripts and fonts for browsers. Returns the address of the boot module. */
async function buildAssets(site: string): Promise<string> {
  const result = await build({
    logLevel: 'warn',
    build: {
      outDir: site,
      emptyOutDir: true,
      // A page's parts are few, and fetched with it or one after the other: a list of what each
      // import needs would be 400 bytes of the first script.
      modulePreload: false,
      rolldownOptions: {
        input: { boot: 'site/start/2-boot.ts' },
        output: { codeSplitting: { groups: chunks } },
      },
    },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunkOf = (name: string) => {
    const chunk = files.find((file) => file.type === 'chunk' && file.name === name);
    // One that only loads another costs a visitor a round trip: a top-level await in a browser's module makes such chunks.
    if (chunk?.type !== 'chunk' || chunk.moduleIds.length === 0) {
      throw new Error(`build/build.ts: nothing is in the chunk ${name}`);
    }
    return chunk;
  };
  const [boot, ...later] = chunks.map(({ name }) => chunkOf(name));
  if (!boot || later.some(({ fileName }) => boot.imports.includes(fileName))) {
    throw new Error('build/build.ts: the boot module must not bring React or the site with it');
  }
  return `/${boot.fileName}`;
}

async function buildRenderer(renderer: string): Promise<Prerender> {
  await build({
    logLevel: 'warn',
    build: {
      outDir: renderer,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: 'site/document/prerender.tsx',
      minify: false,
    },
  });
  return import(pathToFileURL(join(renderer, 'prerender.js')).href);
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function writePages(site: string, prerender: Prerender, boot: string): Promise<void> {
  for (const path of [...prerender.paths, ...prerender.unlistedPaths]) {
    const { html } = await prerender.render(path, boot);
    write(join(site, path, 'index.html'), html);
  }
  const notFound = await prerender.render('/404', boot);
  write(join(site, '404.html'), notFound.html);
  for (const [name, text] of await prerender.siteFiles(new Date())) write(join(site, name), text);
}

if (
  process.argv.includes('--if-changed') &&
  readBuildRecord(join(dist, 'current'))?.fingerprint === made
) {
  console.log('Nothing changed since the last build.');
} else {
  process.env.NODE_ENV = 'production';
  const started = performance.now();
  const { folder, publish } = stageBuild(dist, new Date());
  /** The site as it is served: pages, assets and their compressed twins. */
  const site = join(folder, 'site');
  /** The pages' renderer, used here and by nobody else. */
  const renderer = join(folder, 'renderer');
  const boot = await buildAssets(site);
  const prerender = await buildRenderer(renderer);
  await writePages(site, prerender, boot);
  const { linkPreview, paths, previewFile } = prerender;
  if (!quick) {
    const previews = new Map(paths.map((path) => [previewFile(path), linkPreview(path)]));
    await drawPictures(site, previews, prerender.iconBackground);
  }
  const hashes = {
    scriptHashes: [hashOf(prerender.bootAfterPaint)],
    styleHashes: [...prerender.pageSheets.map(hashOf), ...sonnerStyleHashes()],
  };
  write(join(folder, 'policy.json'), JSON.stringify(hashes));
  write(join(folder, '_headers'), headersFile(hashes, functionOrigin));
  await compressFiles(site, quick ? 'fast' : undefined);
  rmSync(renderer, { recursive: true });
  writeBuildRecord(folder, { fingerprint: made, siteUrl, functionsUrl });
  publish();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Built ${prerender.paths.length + prerender.unlistedPaths.length} pages in ${seconds} s.`,
  );
}

for (const report of [essentialEightFuture, publicHolidays]) {
  const overdue = overdueReport(report, new Date());
  if (overdue !== undefined) console.warn(overdue);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../../testing/servers/test-server.ts';
import { keepAssets } from './earlier-assets.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Simulates a start on a build with one hashed file. Returns the other files that are kept. */
function serve(name: string, now: number): readonly string[] {
  const assets = join(root, name);
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, `${name}.js`), name);
  return keepAssets(assets, join(root, 'kept'), now).flatMap((folder) => readdirSync(folder));
}

test('The files of a build are kept for 30 days after it is replaced, not after it is made', () => {
  serve('first', start);
  expect(serve('second', start + 200 * day)).toEqual(['first.js']);
  expect(serve('second', start + 229 * day)).toEqual(['first.js']);
  expect(serve('second', start + 231 * day)).toEqual([]);
});

test('Going back to an earlier build keeps the files of the newer one', () => {
  serve('first', start);
  serve('second', start + day);
  expect(serve('first', start + 2 * day)).toEqual(['second.js']);
  expect(serve('second', start + 3 * day)).toEqual(['first.js']);
});

test('Instances that start at the same moment share one folder', async () => {
  const assets = join(root, 'assets');
  mkdirSync(assets);
  for (let file = 0; file < 200; file += 1) writeFileSync(join(assets, `${file}.js`), 'x');
  const script = `import { keepAssets } from '${import.meta.dirname}/earlier-assets.ts';
    keepAssets('${assets}', '${join(root, 'kept')}', Date.now());`;
  const instances = Array.from({ length: 4 }, async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const [words, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { status, words };
  });
  const right = { status: 0, words: '' };
  expect(await Promise.all(instances)).toEqual([right, right, right, right]);
  expect(readdirSync(join(root, 'kept'))).toHaveLength(1);
});

test('Of many builds only the 20 newest stay on the disk', () => {
  for (let build = 0; build < 30; build += 1) serve(`build-${build}`, start + build);
  const kept = serve('last', start + 30);
  expect(kept).toEqual(Array.from({ length: 20 }, (_, back) => `build-${29 - back}.js`));
  expect(readdirSync(join(root, 'kept'))).toHaveLength(21);
});

test('An upgraded server still has the files of the earlier site, even from another folder', async () => {
  const data = join(root, 'data');
  const first = await startTestServer({ DATA_DIR: data });
  await first.stop();
  const second = await startTestServer({ DATA_DIR: data });
  // The same site in another folder: nothing is kept twice.
  expect(readdirSync(join(data, 'assets'))).toHaveLength(1);
  await second.stop();

  const site = join(root, 'upgraded', 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  for (const page of ['index.html', '404.html']) writeFileSync(join(site, page), 'New');
  writeFileSync(join(site, 'assets', 'main-9z8y.js'), 'export {};');
  writeFileSync(join(root, 'upgraded', 'policy.json'), '{"scriptHashes":[],"styleHashes":[]}');
  const upgraded = await startTestServer({ DATA_DIR: data, SITE_DIR: site });
  for (const name of ['main-1a2b.js', 'main-9z8y.js']) {
    const answer = await fetch(`${upgraded.url}/assets/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  const earlier = await fetch(`${upgraded.url}/assets/main-1a2b.js`);
  expect(earlier.headers.get('content-encoding')).not.toBeNull();
  expect((await fetch(`${upgraded.url}/it`)).status).toBe(404);
  await upgraded.stop();
});

test('If files cannot be kept, the site is still served and the log has a warning', async () => {
  const data = join(root, 'data');
  mkdirSync(data);
  writeFileSync(join(data, 'assets'), 'in the way');
  const server = await startTestServer({ DATA_DIR: data });
  expect((await fetch(server.url)).status).toBe(200);
  expect(server.log.join()).toContain('earlier_assets_lost');
  await server.stop();
});

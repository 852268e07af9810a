import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { draw } from '../../scripts/pictures.ts';
import { linkPreviews } from '../../src/layouts/link-preview.tsx';
import { startNode, temporaryFolder } from '../support/host.ts';

// How the site is built with settings, and how the Node host serves it; what the pages say is in tests/pages.

const folder = temporaryFolder();
const host = await startNode({ DATA_DIR: folder });
afterAll(() => host.end('SIGKILL'));

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(host.url + path, { headers, redirect: 'manual' });

/** An answer as it is on the wire; the path and the headers are sent as they are. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const sent = request(host.url, { path, headers, method }).end();
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const page = await (await get('/')).text();
const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

describe.each([
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['deflate, br;q=0', undefined],
  ['gzip;q=0.5, identity', undefined],
  ['identity;q=1, *;q=0', undefined],
  ['', undefined],
  [undefined, undefined],
])('for Accept-Encoding %j the encoding is %s', (accepted, encoding) => {
  const encodings = accepted === undefined ? {} : { 'accept-encoding': accepted };

  test.each([
    ['/it/it-strategy', 200, 'no-cache'],
    ['/nope', 404, 'no-cache'],
    ['/assets/nope.js', 404, 'no-cache'],
    [script, 200, 'public, max-age=31536000, immutable'],
    ['/sitemap.xml', 200, 'public, max-age=3600'],
  ])('%s: caches tell encodings apart, also by HEAD and 304', async (path, status, caching) => {
    const plain = await ask(path);
    const answer = await ask(path, encodings);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': caching });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    const decode = decoders[encoding ?? ''] ?? ((body: Buffer) => body);
    expect(decode(answer.body).equals(plain.body)).toBe(true);

    const { date: _, ...headers } = answer.headers;
    const head = await ask(path, encodings, 'HEAD');
    expect(head).toMatchObject({ status, headers });
    expect(head.body).toHaveLength(0);

    if (status === 404) return;
    const { etag = '' } = answer.headers;
    expect(etag === plain.headers.etag).toBe(encoding === undefined);
    for (const method of ['GET', 'HEAD']) {
      const fresh = { vary: 'Accept-Encoding', 'cache-control': caching, etag };
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await ask(path, { ...encodings, 'if-none-match': known }, method);
        expect(again).toMatchObject({ status: 304, headers: fresh });
      }
      const other = await ask(path, { ...encodings, 'if-none-match': '"other"' }, method);
      expect(other.status).toBe(200);
    }
  });
});

test('a page names its type and its content policy', async () => {
  const { headers } = await get('/it/it-strategy');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.*script-src 'self'( 'sha256-[^']+')+;.*frame-ancestors 'none'/,
  );
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect((await get('/nope')).headers.get('content-security-policy')).not.toBeNull();
});

test('scripts and notices have a type that browsers show; pictures load on other sites', async () => {
  expect((await get(script)).headers.get('content-type')).toContain('javascript');
  expect((await get('/third-party-notices.md')).headers.get('content-type')).toContain('text/');
  expect((await get('/.well-known/security.txt')).status).toBe(200);
  for (const path of ['/previews/it.png', '/icon-512.png', '/favicon.svg']) {
    const picture = await get(path);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toContain('image/');
    expect(picture.headers.get('cross-origin-resource-policy')).toBeNull();
  }
});

test('a static host, which sends the headers of a file for a missing one too, keeps neither for long', () => {
  const headers = readFileSync('dist/_headers', 'utf8');
  expect(headers).toMatch(/^\/assets\/\*\n( {2}.*\n)* {2}Cache-Control: public, max-age=3600$/m);
  expect(headers).not.toMatch(/immutable|no-transform/);
});

test('a page has one address, and unknown ones answer 404', async () => {
  for (const path of ['/it', '/it/it-strategy']) {
    expect((await get(path)).status).toBe(200);
    const slash = await get(`${path}/?from=mail`);
    expect([slash.status, slash.headers.get('location')]).toEqual([308, `${path}?from=mail`]);
  }
  for (const path of [
    '/nope',
    '/IT',
    '/assets/nope.js',
    '/.git/config',
    '/it%2Fit-strategy',
    '/it.html',
    '/it/index.html',
    '/index',
    '/404.html',
    '/404',
    '/500',
    '/it//',
  ]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect(await (await get('/nope')).text()).toContain('Oops! Page not found');
  for (const target of [
    '//evil.example/',
    '/../package.json',
    '/%2e%2e/package.json',
    '/\\evil/',
  ]) {
    expect([400, 404]).toContain((await ask(target)).status);
  }
});

test('the link previews show what the pages say', async () => {
  for (const [name, picture] of await draw(linkPreviews)) {
    expect(
      readFileSync(`public/previews/${name}`).equals(picture),
      `${name}: npm run pictures`,
    ).toBe(true);
  }
});

/** The status of an answer to bytes that are sent as they are. */
async function statusOfBytes(url: string, bytes: string): Promise<string | undefined> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
}

test('a balancer that checks by HTTP/1.0 needs no Host; HTTP/1.1 does', async () => {
  expect(await statusOfBytes(host.url, 'GET /it HTTP/1.0\r\n\r\n')).toBe('200');
  expect(await statusOfBytes(host.url, 'GET /health HTTP/1.0\r\n\r\n')).toBe('200');
  expect(await statusOfBytes(host.url, 'GET /it HTTP/1.1\r\n\r\n')).toBe('400');
});

test('a sender that is too slow is cut off', async () => {
  const HTTP = '{"requestTimeout":300,"connectionsCheckingInterval":100}';
  const other = await startNode({ DATA_DIR: folder, HTTP });
  expect(await statusOfBytes(other.url, 'POST / HTTP/1.1\r\nHost: a\r\n')).toBe('408');
  await other.end('SIGTERM');
});

test('a range, right or wrong, gets the whole file', async () => {
  for (const range of ['bytes=0-3', 'bytes=5-2', 'bytes=-5', 'bytes=99999999-', 'lines=1-2']) {
    const { status, body } = await ask('/robots.txt', { range });
    expect([status, body.toString()]).toEqual([200, readFileSync('dist/site/robots.txt', 'utf8')]);
  }
});

test('a load balancer may reuse a connection that was idle for more than a minute', async () => {
  const said = (await get('/')).headers.get('keep-alive') ?? '';
  expect(Number(/timeout=(\d+)/.exec(said)?.[1])).toBeGreaterThan(75);
});

test('the address of a server on IPv6 is one that a browser opens', async () => {
  const other = await startNode({ DATA_DIR: folder, HOST: '::1' });
  expect((await fetch(other.url)).status).toBe(200);
  await other.end('SIGTERM');
});

test('a build takes settings of .env, takes an empty one as unset, and warns the owner', () => {
  for (const name of ['content', 'enquiry', 'hosts', 'public', 'scripts', 'server', 'src']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  for (const name of ['package.json', 'tsconfig.json', 'astro.config.ts']) {
    cpSync(name, join(folder, name));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.env'), 'VITE_SUPABASE_URL=https://project.example/\n');
  const env = { PATH: process.env.PATH, SITE_URL: '', ASTRO_TELEMETRY_DISABLED: '1' };
  const report = join(folder, 'content/services/cyber/essential-eight-assessment.yaml');
  const due = readFileSync(report, 'utf8').replace(/(?<=checkAgain: ).+/, '2026-11-01');
  writeFileSync(report, due);
  const details = join(folder, 'content/company.ts');
  writeFileSync(details, readFileSync(details, 'utf8').replace(/(?<= abn: )[^,]+/, 'null'));
  const build = spawnSync('node_modules/.bin/astro', ['build'], { cwd: folder, env });
  const output = `${build.stdout}${build.stderr}`;
  expect(output).toMatch(/leaves unfilled, shown in brackets: .*\babn\b/);
  expect(output).toContain(
    'essential-eight-assessment.yaml: read its sources again, due on 2026-11-01',
  );
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  const page = read('site/it.html');
  const [, action] = /<form[^>]* action="([^"]*)"/.exec(page) ?? [];
  expect(action).toBe('https://project.example/functions/v1/send-contact-email');
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(page) ?? [];
  expect(address).toBe(`https://${company.domain}/it`);
  const policy = JSON.parse(read('headers.json')).all['Content-Security-Policy'];
  expect(policy).toContain("connect-src 'self' https://project.example;");
  expect(policy).toContain("form-action 'self' https://project.example;");
});

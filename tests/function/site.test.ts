import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
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

/** The status of a request whose target is sent as it is. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(host.url, { path }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

test('a page comes compressed, is asked for again each time, and no proxy may rewrite it', async () => {
  const encodings = { 'accept-encoding': 'gzip, br' };
  const page = await get('/it/it-strategy', encodings);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.*script-src 'self'( 'sha256-[^']+')+;.*frame-ancestors 'none'/,
  );
  expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  const etag = page.headers.get('etag') ?? '';
  const again = await get('/it/it-strategy', { ...encodings, 'if-none-match': etag });
  expect(again.status).toBe(304);
});

test('hashed files are kept for a year; pictures load on other sites', async () => {
  const page = await (await get('/')).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  const asset = await get(script);
  expect(asset.headers.get('content-type')).toContain('javascript');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/previews/it.png', '/icon-512.png', '/favicon.svg']) {
    const picture = await get(path);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('cross-origin-resource-policy')).toBeNull();
  }
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
    expect([400, 404]).toContain(await statusOf(target));
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

test('no range, however wrong, ends the server', async () => {
  for (const range of ['bytes=5-2', 'bytes=-5', 'bytes=99999999-', 'bytes=a-b', 'lines=1-2']) {
    await get('/robots.txt', { range });
  }
  expect((await get('/robots.txt', { range: 'bytes=0-3' })).status).toBe(206);
  expect((await get('/')).status).toBe(200);
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

test('settings in .env reach the pages and their content policy; an empty one counts as unset', () => {
  for (const name of ['content', 'enquiry', 'hosts', 'public', 'scripts', 'server', 'src']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  for (const name of ['package.json', 'tsconfig.json', 'astro.config.ts']) {
    cpSync(name, join(folder, name));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.env'), 'VITE_SUPABASE_URL=https://project.example/\n');
  const env = { PATH: process.env.PATH, SITE_URL: '', ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync('node_modules/.bin/astro', ['build'], { cwd: folder, env });
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

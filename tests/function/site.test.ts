import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { startNode, temporaryFolder } from '../support/host.ts';

// How the Node host serves the built site; what the pages say is in tests/e2e.

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
  const page = await get('/it/it-strategy', { 'accept-encoding': 'gzip, br' });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.*script-src 'self' 'sha256-[^']+';.*frame-ancestors 'none'/,
  );
  expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  const etag = page.headers.get('etag') ?? '';
  const again = await get('/it/it-strategy', {
    'accept-encoding': 'gzip, br',
    'if-none-match': etag,
  });
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
    '/it/IT-Strategy',
    '/it/nope',
    '/assets/nope.js',
    '/.git/config',
    '/it%2Fit-strategy',
    '/it.html',
    '/it/index.html',
    '/index.html',
    '/index',
    '/404.html',
    '/404',
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

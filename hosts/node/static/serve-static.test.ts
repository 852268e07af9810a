import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/servers/test-server.ts';
import { readStaticFiles } from './static-files.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Sends a raw request. Resolves to status, headers and body. */
async function get(target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const lines = Object.entries({ host: 'x', connection: 'close', ...headers });
  const answer = await server.raw(
    `${method} ${target} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
  );
  const [head = '', body = ''] = answer.split(/\r\n\r\n([\s\S]*)/);
  const [first = '', ...rest] = head.split('\r\n');
  const fields = rest.map((line): [string, string] => {
    const [name = '', value = ''] = line.split(/: (.*)/);
    return [name.toLowerCase(), value];
  });
  return { status: Number(first.split(' ')[1]), headers: new Headers(fields), body };
}

describe('A page', () => {
  test.each([
    ['/', 'Home'],
    ['/?utm_source=mail', 'Home'],
    ['/it', 'IT'],
    ['http://x/it', 'IT'],
  ])('at %s is shown', async (target, title) => {
    const { status, headers, body } = await get(target);
    expect(status).toBe(200);
    expect(body).toContain(`<title>${title}</title>`);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  test('with a trailing slash redirects to the one without', async () => {
    const { status, headers } = await get('/it/?a=1');
    expect(status).toBe(308);
    expect(headers.get('location')).toBe('/it?a=1');
  });

  test('can only be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
      const { status, headers } = await get('/it', {}, method);
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD');
    }
  });

  test('requested with HEAD has all its headers and no body', async () => {
    const whole = await get('/it');
    const { status, headers, body } = await get('/it', {}, 'HEAD');
    expect(status).toBe(200);
    expect(body).toBe('');
    expect(headers.get('content-length')).toBe(String(whole.body.length));
    expect(headers.get('etag')).toBe(whole.headers.get('etag'));
  });
});

describe('An asset', () => {
  const asset = '/assets/main-1a2b.js';

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0.0', null],
    ['identity', null],
    ['brotli', null],
    ['', null],
  ])('goes to a browser that takes "%s" as %s', async (accepted, coding) => {
    const { headers } = await get(asset, { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(coding);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('is sent without the headers that only pages need', async () => {
    const { headers } = await get(asset);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy']) {
      expect(headers.get(name), name).toBeNull();
      expect((await get('/')).headers.get(name), name).not.toBeNull();
    }
  });

  test('is not sent again to a client that has it in the same coding', async () => {
    const etagOf = async (accepted: string) =>
      (await get(asset, { 'accept-encoding': accepted })).headers.get('etag') ?? '';
    const [plain, brotli] = [await etagOf(''), await etagOf('br')];
    expect(plain).toMatch(/^"[\w-]{20,}"$/);
    expect(brotli).not.toBe(plain);
    for (const known of [brotli, `W/${brotli}`, `"other", ${brotli}`, '*']) {
      const headers = { 'accept-encoding': 'br', 'if-none-match': known };
      const answer = await get(asset, headers);
      expect(answer.status).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers.get('etag')).toBe(brotli);
    }
    const stale = { 'accept-encoding': 'br', 'if-none-match': plain };
    expect((await get(asset, stale)).status).toBe(200);
  });

  test('leaves its connection usable for the next request', async () => {
    const { headers } = await get(asset);
    const ask = (method: string, ...lines: readonly string[]) =>
      [`${method} ${asset} HTTP/1.1`, 'host: x', ...lines, '', ''].join('\r\n');
    const answers = await server.raw(
      [
        ask('HEAD'),
        ask('GET', `if-none-match: ${headers.get('etag')}`),
        `${ask('GET', 'content-length: 5')}hello`,
        `${ask('POST', 'content-length: 5', 'connection: close')}hello`,
      ].join(''),
    );
    expect(answers.match(/HTTP\/1\.1 \d+|export \{\};\n|Method not allowed\n/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 304',
      'HTTP/1.1 200',
      'export {};\n',
      'HTTP/1.1 405',
      'Method not allowed\n',
    ]);
  });

  test('that does not exist is never cached', async () => {
    const { status, headers } = await get('/assets/gone-0000.js');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-cache');
  });
});

test.each([
  ['/', 200],
  ['/nowhere', 404],
  ['/it/', 308],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/functions/v1/send-contact-email', 405],
  ['/ HTTP/9.9\r\nx', 400],
])('Every answer carries the security headers: %s', async (target, expected) => {
  const { status, headers } = await get(target);
  expect(status).toBe(expected);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-c2NyaXB0';");
  expect(policy).toContain("style-src 'self' 'sha256-dGVzdA==';");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('Pages may reach a function on another host, and nothing else there', async () => {
  const elsewhere = await startTestServer({ VITE_SUPABASE_URL: 'https://abc.example/base' });
  const policy = (await fetch(elsewhere.url)).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://abc.example;");
  expect(policy).toContain("form-action 'self' https://abc.example;");
  await elsewhere.stop();
});

test('Without a built site the start fails and says what to run', () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  expect(() => readStaticFiles(empty, () => ({}))).toThrow('run npm start');
  expect(() => readStaticFiles(join(empty, 'none'), () => ({}))).toThrow('run npm start');
  rmSync(empty, { recursive: true });
});

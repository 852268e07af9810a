import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { functionPath } from '../../hosts/node/http/app.ts';
import { startTestServer, type TestServer } from '../../testing/servers/test-server.ts';
import { expectRefusal } from '../../testing/test-enquiries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ALLOWED_ORIGINS: 'https://friend.example' });
});
afterAll(() => server.stop());

/** Sends a raw request, because `fetch` would resolve the dots. */
const get = (target: string, headers = 'Host: x') =>
  server.raw(`GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);

describe('Under the path of functions', () => {
  test.each([
    'other',
    '',
    '%73end-contact-email',
    'x/../send-contact-email',
    'send-contact-email/',
  ])('%j is unknown, and the answer has the form of every other refusal', async (name) => {
    const answer = await get(`/functions/v1/${name}`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"code":"not_found"');
  });

  test('an unknown name may be read by a page that may call the function', async () => {
    const answer = await fetch(`${server.url}/functions/v1/other`, {
      method: 'POST',
      headers: { origin: 'https://friend.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://friend.example');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    await expectRefusal(answer, 404, 'not_found');
  });
});

test.each([
  '//functions/v1/send-contact-email',
  '/%66unctions/v1/send-contact-email',
  '/x/../functions/v1/send-contact-email',
])('%s is a page that does not exist', async (target) => {
  const answer = await get(target);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain('<title>Not found</title>');
});

test('The function is found by its exact path, also with a query or in the form for proxies', async () => {
  for (const target of [`${functionPath}?a=b`, `http://x${functionPath}`]) {
    expect(await get(target)).toMatch(/^HTTP\/1\.1 405 /);
  }
});

test.each([
  ['two hosts', 400, 'Host: x\r\nHost: y'],
  ['an empty host', 400, 'Host:'],
  ['a host that is none', 400, 'Host: x y'],
  ['no host', 400, 'X: y'],
  ['an unknown expectation', 417, 'Host: x\r\nExpect: tea'],
  ['headers that are too long', 431, `Host: x\r\nX: ${'a'.repeat(20_000)}`],
  ['a header that is none', 400, 'Host: x\r\nX y'],
])(
  'A request with %s is refused with %i, and with the security headers',
  async (_, status, headers) => {
    const answer = await get('/it', headers);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  },
);

test('HTTP/1.0 needs no Host header, because its programs do not send one', async () => {
  expect(await server.raw('GET /it HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { functionPath } from '../../hosts/node/http/app.ts';
import { startTestServer, type TestServer } from '../../testing/servers/test-server.ts';

/** Part of every bad input. It must not appear in any answer or log line. */
const mark = 'm4rk3d';

const enquiry = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M', formType: 'home' };

/** Values that no field may have. */
const badValues: readonly unknown[] = [
  null,
  0,
  -1.5,
  true,
  [],
  [mark],
  {},
  { path: mark },
  { href: `http://127.0.0.1/${mark}` },
  { toString: mark },
  { length: 3 },
  '',
  ' \n\t ',
  '\u200b\u2060',
  `${mark}\0`,
  `\u0007${mark}\u001b[2J${mark}`,
  `${mark}\ud800${mark}`,
  mark.repeat(1_000),
];
const fields = ['name', 'email', 'subject', 'message', 'formType'] as const;

const badJson: readonly string[] = [
  '',
  ' ',
  mark,
  `"${mark}"`,
  `['${mark}']`,
  '{',
  '}',
  '[]',
  'null',
  'NaN',
  '1e999',
  '{"name"}',
  `{"name":"${mark}",}`,
  `{"name":"${mark}"}{"name":"${mark}"}`,
  `{"name":"${mark}","name":"${mark}"}`,
  `{"__proto__":{"formType":"home","name":"${mark}"}}`,
  `{"constructor":{"prototype":{"formType":"home"}}}`,
  '['.repeat(30_000),
  '{"a":'.repeat(6_000),
  `\ufeff\ufeff{"name":"${mark}"}`,
  `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///${mark}">]><a>&b;</a>`,
  `name=${mark}&email=a`,
  JSON.stringify({ ...enquiry, message: mark.repeat(10_000) }),
];

const badEmails: readonly string[] = [
  `${mark}@example.com\r\nBcc: ${mark}@example.com`,
  `${mark}@example.com%0d%0aBcc:x`,
  `"${mark}"@example.com`,
  `${mark}@example.com,x@example.com`,
  `<${mark}@example.com>`,
  `${mark}@exam\u200dple .com`,
  `${mark}@@example.com`,
  `=?utf-8?q?${mark}?= <x@example.com>`,
  `${mark}@${'a.'.repeat(200)}com`,
];

/** Whole requests, as bytes; every one ends its connection. */
const badRequests: readonly string[] = [
  `${mark}\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'GET\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/3.0\r\nHost: x\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: ${mark}@x/y?z#\r\nConnection: close\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET ftp://x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(4_000)}\r\n`,
  'GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\n folded: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n',
  'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
  `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n`,
  `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: gzip\r\n\r\n`,
  `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 99999999999999999999\r\n\r\n`,
  `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: \xff\xfe\r\nContent-Length: 0\r\n\r\n`,
  `POST ${functionPath} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nOrigin: ${mark}\r\nContent-Length: 0\r\n\r\n`,
  `POST ${functionPath}/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  `POST /functions/v1/%2e%2e/v1/send-contact-email/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '100000' });
});
afterAll(() => server.stop());

async function expectCalm(answer: Response) {
  expect([400, 413, 415, 422]).toContain(answer.status);
  const body = await answer.text();
  expect(JSON.parse(body).error.code).toMatch(/^[a-z_]+$/);
  expect(body).not.toContain(mark);
}

test.each(fields.flatMap((field) => badValues.map((value) => [field, value] as const)))(
  'As %s, %j is refused',
  async (field, value) => {
    await expectCalm(await server.post({ ...enquiry, [field]: value }));
  },
);

test.each(badEmails)('As address, %j is refused', async (email) => {
  await expectCalm(await server.post({ ...enquiry, email }));
});

test.each(badJson)('As JSON, %j is refused', async (body) => {
  await expectCalm(await server.post(body));
});

test.each(badRequests)(
  'As a request, %j is refused or answered, never with a 500',
  async (bytes) => {
    const answer = await server.raw(bytes);
    expect(answer).toMatch(/^(HTTP\/1\.1 (200|4\d\d) |$)/);
    expect(answer).not.toContain(mark);
  },
);

test('After all that the server is healthy, has stored nothing and logged nothing', async () => {
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const log = server.log.join('\n');
  expect(log).not.toMatch(/internal_error|"status":(200|5\d\d)/);
  expect(log).not.toContain(mark);
  expect(server.inbox.received).toEqual([]);
  expect((await server.post(enquiry)).status).toBe(200);
});

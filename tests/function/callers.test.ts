import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { functionPath } from '../../hosts/node/http/app.ts';
import { startTestServer, type TestServer } from '../../testing/servers/test-server.ts';
import {
  asForm,
  encode,
  expectRefusal,
  newClient,
  newEnquiry,
  referenceOf,
} from '../../testing/test-enquiries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ALLOWED_ORIGINS: 'https://friend.example' });
});
afterAll(() => server.stop());

test('OPTIONS is answered without a body', async () => {
  const answer = await fetch(server.url + functionPath, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

describe('A page', () => {
  const from = (origin: string) => ({ ...newClient(), origin });

  test('on our own host may send, under any scheme', async () => {
    await referenceOf(await server.post(newEnquiry(), from(server.url)));
    await referenceOf(await server.post(newEnquiry(), from(server.url.replace('http:', 'https:'))));
  });

  test.each(['https://friend.example', `https://${company.domain}`])(
    'of the listed origin %s may send, and read errors too',
    async (origin) => {
      const sent = await server.post(newEnquiry(), from(origin));
      expect(sent.headers.get('access-control-allow-origin')).toBe(origin);
      expect(sent.headers.get('access-control-allow-credentials')).toBeNull();
      expect(sent.headers.get('vary')).toContain('Origin');
      const failed = await server.post('{', from(origin));
      expect(failed.status).toBe(400);
      expect(failed.headers.get('access-control-allow-origin')).toBe(origin);
    },
  );

  test('of a listed origin gets a preflight that allows what the site’s client sends', async () => {
    const answer = await fetch(server.url + functionPath, {
      method: 'OPTIONS',
      headers: { origin: 'https://friend.example' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    for (const name of [
      'authorization',
      'apikey',
      'x-client-info',
      'content-type',
      'idempotency-key',
    ]) {
      expect(answer.headers.get('access-control-allow-headers')).toContain(name);
    }
  });
});

test('The refusal of an unknown name may be read by a page that may call the function', async () => {
  const answer = await fetch(`${server.url}/functions/v1/other`, {
    method: 'POST',
    headers: { origin: 'https://friend.example' },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://friend.example');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  await expectRefusal(answer, 404, 'not_found');
});

test('While the store is locked a visitor is asked to try again later, which works', async () => {
  const other = new DatabaseSync(server.database, { timeout: 5_000 });
  other.exec('BEGIN IMMEDIATE');
  const enquiry = newEnquiry();
  const client = newClient();
  const [refused, scriptless, ready, healthy] = await Promise.all([
    server.post(enquiry, client),
    server.post(encode(enquiry), { ...client, ...asForm }),
    fetch(`${server.url}/readyz`),
    fetch(`${server.url}/healthz`),
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await expectRefusal(refused, 503, 'unavailable');
  expect([ready.status, healthy.status]).toEqual([503, 200]);
  expect(scriptless.headers.get('location')).toBe('/#message-not-sent');
  other.exec('ROLLBACK');
  other.close();
  for (let sent = 0; sent < 5; sent += 1) {
    await referenceOf(await server.post(newEnquiry(), client));
  }
});

test('While another process writes, enquiries wait for it, and pages do not', async () => {
  const other = new DatabaseSync(server.database, { timeout: 5_000 });
  other.exec('BEGIN IMMEDIATE');
  const order: string[] = [];
  const enquiry = server
    .post(newEnquiry(), newClient())
    .then(({ status }) => order.push(`${status}`));
  // Ten in a row: with the last one the enquiry has reached the store.
  for (let page = 0; page < 10; page += 1) await (await fetch(server.url)).text();
  order.push('pages');
  other.exec('ROLLBACK');
  other.close();
  await enquiry;
  expect(order).toEqual(['pages', '200']);
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { functionPath } from '../../hosts/node/http/app.ts';
import { startTestServer, type TestServer } from '../../testing/servers/test-server.ts';
import {
  asForm,
  encode,
  expectRefusal,
  mailsAbout,
  newClient,
  newEnquiry,
  referenceOf,
} from '../../testing/test-enquiries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ALLOWED_ORIGINS: 'https://friend.example' });
});
afterAll(() => server.stop());

describe('The same enquiry again', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  test('with its key gets the same reference and sends one mail', async () => {
    const headers = { ...newClient(), ...key() };
    const enquiry = newEnquiry();
    const first = await referenceOf(await server.post(enquiry, headers));
    const reordered = Object.fromEntries(Object.entries(enquiry).reverse());
    expect(await referenceOf(await server.post(reordered, headers))).toBe(first);
    await vi.waitFor(() => expect(mailsAbout(server, first)).toHaveLength(1), 20_000);
  });

  test('with a new key is another enquiry', async () => {
    const enquiry = newEnquiry();
    const first = await referenceOf(await server.post(enquiry, { ...newClient(), ...key() }));
    const second = await referenceOf(await server.post(enquiry, { ...newClient(), ...key() }));
    expect(second).not.toBe(first);
  });

  test('without a key is a repeat', async () => {
    const enquiry = newEnquiry();
    const first = await referenceOf(await server.post(enquiry, newClient()));
    expect(await referenceOf(await server.post(enquiry, newClient()))).toBe(first);
  });

  test('under a key that belongs to another is refused', async () => {
    const headers = { ...newClient(), ...key() };
    await referenceOf(await server.post(newEnquiry(), headers));
    await expectRefusal(await server.post(newEnquiry(), headers), 422, 'key_reuse');
  });

  test('does not use up the allowance of the sender', async () => {
    const client = newClient();
    const enquiry = newEnquiry();
    const headers = { ...client, ...key() };
    for (let sent = 0; sent < 10; sent += 1) await referenceOf(await server.post(enquiry, headers));
  });
});

describe('One client', () => {
  test('may send five at once; then it is told when to come back', async () => {
    const client = newClient();
    for (let sent = 0; sent < 5; sent += 1) {
      await referenceOf(await server.post(newEnquiry(), client));
    }
    const answer = await server.post(newEnquiry(), client);
    const wait = Number(answer.headers.get('retry-after'));
    // Allowances begin anew at midnight UTC.
    const left = 86_400 - ((Date.now() / 1_000) % 86_400);
    expect(wait).toBeGreaterThan(Math.min(50, left - 10));
    expect(wait).toBeLessThanOrEqual(60);
    await expectRefusal(answer, 429, 'rate');
    await referenceOf(await server.post(newEnquiry(), newClient()));
  });

  test.each([
    ['without a key', []],
    ['with an unused key', ['Idempotency-Key: 0123456789abcdef-unused']],
  ])('whose allowance is spent is told so before its body has arrived, %s', async (_, key) => {
    const client = newClient();
    for (let sent = 0; sent < 6; sent += 1) await server.post(newEnquiry(), client);
    const answer = await server.raw(
      [
        `POST ${functionPath} HTTP/1.1`,
        'Host: x',
        'Connection: close',
        `X-Forwarded-For: ${client['x-forwarded-for']}`,
        'Content-Type: application/json',
        'Content-Length: 30000',
        ...key,
        '',
        '{',
      ].join('\r\n'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
  });

  test('without scripts whose allowance is spent returns to the page of its form', async () => {
    const client = newClient();
    for (let sent = 0; sent < 6; sent += 1) await server.post(newEnquiry(), client);
    const answer = await server.post(encode(newEnquiry()), { ...client, ...asForm });
    expect(answer.headers.get('location')).toBe('/#message-not-sent');
  });

  test('whose allowance is spent is still told that a repeat was received, without scripts too', async () => {
    const client = newClient();
    const browser = { ...client, ...asForm, 'sec-fetch-site': 'same-origin' };
    const statuses: (string | null)[] = [];
    let last = newEnquiry();
    for (let sent = 0; sent < 6; sent += 1) {
      const enquiry = newEnquiry();
      const answer = await server.post(encode(enquiry), browser);
      statuses.push(answer.headers.get('location'));
      if (sent < 5) last = enquiry;
    }
    expect(statuses).toEqual([...Array(5).fill('/#message-sent'), '/#message-not-sent']);
    const again = await server.post(encode(last), browser);
    expect(again.headers.get('location')).toBe('/#message-sent');
  });

  test('cannot pose as another by writing X-Forwarded-For', async () => {
    const { 'x-forwarded-for': address } = newClient();
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${sent}, ${address}` };
      statuses.push((await server.post(newEnquiry(), headers)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('may make any number of mistakes', async () => {
    const client = newClient();
    for (let sent = 0; sent < 20; sent += 1) {
      await expectRefusal(await server.post(newEnquiry({ email: 'x' }), client), 422, 'invalid');
    }
    await referenceOf(await server.post(newEnquiry(), client));
  });
});

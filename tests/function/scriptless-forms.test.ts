import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

describe('A form without scripts', () => {
  const page = '/cyber/essential-eight-assessment';
  const fields = () => newEnquiry({ formType: 'essential-eight', website: '' });

  test('returns to its own page, at the notice of success, and the mail is sent', async () => {
    const enquiry = { ...fields(), message: 'Line one\r\nLine two ✓' };
    const answer = await server.post(encode(enquiry), { ...newClient(), ...asForm });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${page}#message-sent`);
    await vi.waitFor(
      () => expect(mailsAbout(server, 'Line one\nLine two ✓')).toHaveLength(1),
      20_000,
    );
  });

  test('returns to the notice of failure, without the typed text in the address', async () => {
    const headers = { ...newClient(), ...asForm, referer: 'https://evil.example/' };
    const answer = await server.post(encode({ ...fields(), email: 'ada' }), headers);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${page}#message-not-sent`);
    expect(await answer.text()).toBe('');
  });

  test('of an unknown kind has no page to return to', async () => {
    const answer = await server.post('formType=//evil.example', { ...newClient(), ...asForm });
    await expectRefusal(answer, 422, 'invalid');
  });

  test('may have a long message in any alphabet', async () => {
    const long = { ...fields(), message: '漢'.repeat(5_000) };
    const answer = await server.post(encode(long), { ...newClient(), ...asForm });
    expect(answer.headers.get('location')).toBe(`${page}#message-sent`);
  });

  test('that fills in the hidden field is thanked, stored and not mailed', async () => {
    const bait = { ...fields(), message: 'Buy my honey', website: 'https://spam.example' };
    const answer = await server.post(encode(bait), { ...newClient(), ...asForm });
    expect(answer.headers.get('location')).toBe(`${page}#message-sent`);
    const after = await referenceOf(await server.post(newEnquiry(), newClient()));
    await vi.waitFor(() => expect(mailsAbout(server, after)).toHaveLength(1), 20_000);
    expect(mailsAbout(server, 'Buy my honey')).toEqual([]);
    expect(server.log.join('\n')).toContain('"quarantined":true');
  });
});

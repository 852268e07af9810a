import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { forms } from '../../content/forms.ts';
import { isEmailAddress } from '../../enquiry/rules/email-address.ts';
import { validate } from '../../enquiry/rules/validate.ts';
import { mark } from '../../testing/inputs/bad-input.ts';
import { badRequests } from '../../testing/inputs/bad-requests.ts';
import { hostileAddresses } from '../../testing/inputs/hostile-addresses.ts';
import { startTestServer, type TestServer } from '../../testing/servers/test-server.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
});
afterAll(() => server.stop());

describe('Each request that is not one has its exact answer:', () => {
  test.each(
    badRequests.map(([request, status]) => [request.slice(0, 80), status, request] as const),
  )('%j: %s', async (_, status, request) => {
    const answer = await server.raw(request);
    expect(answer).not.toContain(mark);
    const expected = status === 'closed' ? '' : `HTTP/1.1 ${status}`;
    expect(answer.slice(0, 'HTTP/1.1 400'.length)).toBe(expected);
    if (status === 'closed') return;
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff/im);
    expect(answer).not.toMatch(/^location:/im);
    if (status !== 404) return;
    const isFunction = request.startsWith('GET /functions/v1/');
    expect(answer).toContain(isFunction ? '"code":"not_found"' : '<title>Not found</title>');
  });

  test('at the end the server is ready; nothing was stored, mailed or logged of them', async () => {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.inbox.received).toEqual([]);
    const log = server.log.join('\n');
    expect(log).not.toMatch(/internal_error|"status":(200|5\d\d)/);
    expect(log).not.toContain(mark);
  });
});

const injections: readonly string[] = [
  "'; DROP TABLE enquiry; --",
  `\${7*7} {{7*7}} <%= 7*7 %> #{7*7}`,
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '$(touch /tmp/x) `id` | id; id',
  '%0d%0aBcc: eve@example.net',
  'Bcc: eve@example.net',
  '=?utf-8?q?=0d=0aBcc:_eve@example.net?=',
  '.\n.\nQUIT\nMAIL FROM:<eve@example.net>',
  "$& $1 $` $'",
  '{"__proto__":{"x":1}}',
  'Content-Type: multipart/mixed; boundary=x\n\n--x\nContent-Disposition: attachment',
];

test('Whatever the input, a mail has only our recipient and exactly these headers', async () => {
  for (const text of injections) {
    const line = text.replaceAll('\n', ' ');
    const enquiry = newEnquiry({ name: line, subject: line.slice(0, 150), message: text });
    expect((await server.post(enquiry)).status).toBe(200);
  }
  await vi.waitFor(() => expect(server.inbox.received).toHaveLength(injections.length), 20_000);
  for (const { mail, envelope } of server.inbox.received) {
    expect(envelope.to).toEqual([company.email]);
    expect(mail.headers.map(({ key }) => key).sort()).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(mail.attachments).toEqual([]);
  }
});

const longAddresses: readonly string[] = [
  'a'.repeat(100_000),
  `${'a.'.repeat(50_000)}@`,
  `${'a'.repeat(50_000)}@${'a'.repeat(50_000)}!`,
  `a@${'a-'.repeat(50_000)}`,
  `a@${'a.'.repeat(50_000)}`,
  `a@${'-'.repeat(100_000)}a`,
  '@'.repeat(100_000),
  `${'!'.repeat(100_000)}.`,
];

test('Every hostile address is checked in under 5 ms', () => {
  const [form] = forms;
  if (!form) throw new Error('no form');
  const judge = (email: string) => {
    const startedAt = performance.now();
    expect(isEmailAddress(email)).toBe(false);
    expect(validate(form, { ...newEnquiry(), email }).ok).toBe(false);
    return performance.now() - startedAt;
  };
  for (const email of [...hostileAddresses, ...longAddresses]) {
    // A busy machine takes the processor away for 10 to 30 ms: one of many attempts is not interrupted.
    const inTime = Array.from({ length: 40 }).some(() => judge(email) < 5);
    expect({ email: email.slice(0, 40), inTime }).toMatchObject({ inTime: true });
  }
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { company } from '../../../content/company.ts';
import { forms } from '../../../content/forms.ts';
import { isEmailAddress } from '../../../enquiry/rules/email-address.ts';
import { validate } from '../../../enquiry/rules/validate.ts';
import { functionPath } from '../../../hosts/node/http/app.ts';
import { makePlace, startProcess } from '../../../testing/servers/server-process.ts';
import { startTestServer, type TestServer } from '../../../testing/servers/test-server.ts';
import { newEnquiry } from '../../../testing/test-enquiries.ts';
import { badBodies } from './bad-bodies.ts';
import { badFields } from './bad-fields.ts';
import { type BadInput, mark } from './bad-input.ts';
import { badRequests } from './bad-requests.ts';
import { hostileAddresses } from './hostile-addresses.ts';

const badInputs = [...badFields, ...badBodies];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1000000' });
});
afterAll(() => server.stop());

const send = (url: string, { method = 'POST', headers = {}, body }: BadInput) =>
  fetch(url + functionPath, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });

describe('Each bad input has its exact answer:', () => {
  test.each(badInputs)('$what: $status $code', async (input) => {
    const answer = await send(server.url, input);
    const text = await answer.text();
    expect(text).not.toContain(mark);
    const { code } = JSON.parse(text).error;
    expect({ status: answer.status, code }).toEqual({ status: input.status, code: input.code });
  });

  test.each(
    badRequests.map(([request, status]) => [request.slice(0, 80), status, request] as const),
  )('%j: %s', async (_, status, request) => {
    const answer = await server.raw(request);
    expect(answer).not.toContain(mark);
    const expected = status === 'closed' ? '' : `HTTP/1.1 ${status}`;
    expect(answer.slice(0, 'HTTP/1.1 400'.length)).toBe(expected);
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
  '../../../../etc/passwd',
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
    // The best of five, because the machine may be busy.
    const times = Array.from({ length: 5 }, () => judge(email));
    expect({ email: email.slice(0, 40), inTime: Math.min(...times) < 5 }).toMatchObject({
      inTime: true,
    });
  }
});

test('Thousands of bad inputs do not increase the memory of the server', async () => {
  const place = makePlace();
  const target = await startProcess({
    DATA_DIR: `${place.root}/data`,
    SITE_DIR: place.site,
    // A small heap, because V8 would let a large one grow before it collects garbage.
    NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=48',
  });
  const resident = () => {
    const status = readFileSync(`/proc/${target.child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  };
  const round = async () => {
    for (let from = 0; from < badInputs.length; from += 20) {
      const some = badInputs.slice(from, from + 20);
      await Promise.all(some.map(async (input) => (await send(target.url, input)).text()));
    }
  };
  for (let rounds = 0; rounds < 4; rounds += 1) await round();
  const before = resident();
  for (let rounds = 0; rounds < 12; rounds += 1) await round();
  const after = resident();
  await target.kill('SIGTERM');
  place.remove();
  console.log(
    `${12 * badInputs.length} bad inputs: ${Math.round(before)} MB before, ${Math.round(after)} MB after`,
  );
  expect(after - before).toBeLessThan(10);
});

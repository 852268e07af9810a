import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../enquiry/ports.ts';
import { type SmtpInbox, startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { createSmtpMailer, type SmtpServer } from './smtp-mailer.ts';

const mail: Mail = {
  messageId: '<20260314T150926Z.ENQ-7F3K9QXM@example.com>',
  from: 'website@example.com',
  to: ['staff@example.com', 'boss@example.com'],
  recipient: 'boss@example.com',
  replyTo: 'ada@example.net',
  subject: 'Zoë — a question',
  text: 'Grüße\n.\n..dots\nend\n',
  date: Date.UTC(2026, 2, 14, 15, 9, 26),
};
const never = new AbortController().signal;

function mailerTo(port: number, more: Partial<SmtpServer> = {}) {
  return createSmtpMailer({
    host: '127.0.0.1',
    port,
    secure: false,
    auth: undefined,
    requireTLS: false,
    ignoreTLS: true,
    ...more,
  });
}

describe('with a mail server', () => {
  let inbox: SmtpInbox;
  beforeEach(async () => {
    inbox = await startSmtpInbox();
  });
  afterEach(() => inbox.close());

  const send = (changes: Partial<Mail> = {}) =>
    mailerTo(inbox.port).send({ ...mail, ...changes }, never);

  test('a mail arrives whole: envelope, headers and text', async () => {
    expect(await send()).toEqual({ kind: 'delivered' });
    const [received] = inbox.received;
    expect(received?.envelope).toEqual({ from: mail.from, to: ['boss@example.com'] });
    expect(received?.mail).toMatchObject({
      messageId: mail.messageId,
      from: { address: 'website@example.com' },
      to: [{ address: 'staff@example.com' }, { address: 'boss@example.com' }],
      replyTo: [{ address: 'ada@example.net' }],
      subject: mail.subject,
      date: '2026-03-14T15:09:26.000Z',
    });
    expect(received?.mail.text).toBe(mail.text);
    expect(received?.mail.attachments).toEqual([]);
  });

  test('no text can add a header or a recipient', async () => {
    const evil = 'x\r\nBcc: eve@example.net\r\n\r\n.\r\nMAIL FROM:<eve@example.net>\r\n';
    expect(await send({ subject: evil, text: evil })).toEqual({ kind: 'delivered' });
    expect(inbox.received).toHaveLength(1);
    expect(inbox.received[0]?.envelope.to).toEqual(['boss@example.com']);
    expect(inbox.received[0]?.mail.bcc).toBeUndefined();
    expect(inbox.received[0]?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  test.each([
    [421, 'again'],
    [451, 'again'],
    [550, 'refused'],
    [554, 'refused'],
  ] as const)('a reply of %i to the mail means: %s', async (code, kind) => {
    inbox.replies.data = code;
    expect(await send()).toMatchObject({ kind, reason: expect.stringContaining(`SMTP ${code}`) });
  });

  test.each([
    [452, 'again'],
    [550, 'refused'],
  ] as const)('a reply of %i to the recipient means: %s', async (code, kind) => {
    inbox.replies.recipients = { 'boss@example.com': code };
    expect(await send()).toMatchObject({ kind, reason: expect.stringContaining(`SMTP ${code}`) });
  });

  test('a connection that breaks after the final dot means: again', async () => {
    inbox.replies.data = 'reset';
    expect(await send()).toMatchObject({ kind: 'again' });
  });

  test('sending ends soon after it is called off', async () => {
    inbox.replies.delay = 3_000;
    const calling = new AbortController();
    const sent = mailerTo(inbox.port).send(mail, calling.signal);
    setTimeout(() => calling.abort(), 50);
    const startedAt = performance.now();
    expect(await sent).toMatchObject({ kind: 'again' });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

test('A server that wants a login gets it; with the wrong one nobody is reachable', async () => {
  const inbox = await startSmtpInbox({ demandLogin: true });
  const right = mailerTo(inbox.port, { auth: { user: 'website', pass: 'correct' } });
  expect(await right.send(mail, never)).toEqual({ kind: 'delivered' });
  const wrong = mailerTo(inbox.port, { auth: { user: 'website', pass: 'wrong' } });
  expect(await wrong.send(mail, never)).toMatchObject({
    kind: 'unreachable',
    reason: expect.stringContaining('EAUTH'),
  });
  await inbox.close();
});

test('A password is not sent to a server that offers no encryption', async () => {
  const inbox = await startSmtpInbox({ demandLogin: true });
  const strict = mailerTo(inbox.port, {
    auth: { user: 'website', pass: 'correct' },
    requireTLS: true,
    ignoreTLS: false,
  });
  expect(await strict.send(mail, never)).toMatchObject({ kind: 'unreachable' });
  expect(inbox.received).toEqual([]);
  await inbox.close();
});

test('Where nothing listens, and where no such name is, nobody is reachable', async () => {
  const inbox = await startSmtpInbox();
  await inbox.close();
  expect(await mailerTo(inbox.port).send(mail, never)).toMatchObject({
    kind: 'unreachable',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
  const nowhere = mailerTo(25, { host: 'no-such-host.invalid' });
  expect(await nowhere.send(mail, never)).toMatchObject({ kind: 'unreachable' });
});

test('A server that hangs up without a word means: again', async () => {
  const server = createServer((socket) => socket.destroy());
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  expect(await mailerTo(port).send(mail, never)).toMatchObject({ kind: 'again' });
  await new Promise((resolve) => server.close(resolve));
});

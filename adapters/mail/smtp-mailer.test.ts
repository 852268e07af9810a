import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail, SendOutcome } from '../../enquiry/ports.ts';
import { parseSmtpUrl } from '../../hosts/settings/smtp-url.ts';
import { type SmtpScript, startScriptedSmtp } from '../../testing/mail/scripted-smtp.ts';
import { type SmtpInbox, startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { testMail as mail, never } from '../../testing/mail/test-mail.ts';
import { createSmtpMailer, type SmtpServer } from './smtp-mailer.ts';

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

  test('a mail with HTML arrives as text and as HTML, and opens nothing', async () => {
    const html = '<p>Grüße <img src="file:///etc/hostname"></p>\n';
    expect(await send({ html })).toEqual({ kind: 'delivered' });
    const [received] = inbox.received;
    // A part ends with a line break of its own.
    const parts = { text: `${mail.text}\n`, html: `${html}\n` };
    expect(received?.mail).toMatchObject({ ...parts, attachments: [] });
    expect(received?.raw).toContain('multipart/alternative');
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
    '=?utf-8?B?DQpCY2M6IGE=?=',
    'Hello =?utf-8?Q?a=0Ab?= there',
    '=?utf-8?B?YQ==?= =?utf-8?B?Yg==?=',
    '=?utf-8*en?b?YQ?=',
    'a =?iso-8859-1?q?=41?=b',
    'Zoë =?utf-8?B?YQ==?=',
    `${'x'.repeat(120)} =?utf-8?B?YQ==?=`,
    'What does =? mean',
  ])('the words %s are shown as they were typed, in the subject and in the text', async (typed) => {
    await send({ subject: typed, text: `Name: ${typed}\n` });
    expect(inbox.received[0]?.mail.subject).toBe(typed);
    expect(inbox.received[0]?.mail.text).toBe(`Name: ${typed}\n`);
  });

  test('an address that a mail program would decode is not used as Reply-To', async () => {
    const replyTo = '=?utf-8?B?ZXZpbEBleGFtcGxlLm5ldCwg?=@example.com';
    await send({ replyTo });
    expect(inbox.received[0]?.mail.replyTo).toBeUndefined();
    expect(inbox.received[0]?.raw).not.toContain('=?utf-8?B?ZXZpb');
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

  test('sending ends soon after it is aborted', async () => {
    inbox.replies.delay = 3_000;
    const calling = new AbortController();
    const sent = mailerTo(inbox.port).send(mail, calling.signal);
    setTimeout(() => calling.abort(), 50);
    const startedAt = performance.now();
    expect(await sent).toMatchObject({ kind: 'again' });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

test('A server that wants a login gets it; with a wrong one it is unreachable', async () => {
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

test('A port where nothing listens and an unknown name are unreachable', async () => {
  const inbox = await startSmtpInbox();
  await inbox.close();
  expect(await mailerTo(inbox.port).send(mail, never)).toMatchObject({
    kind: 'unreachable',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
  const nowhere = mailerTo(25, { host: 'no-such-host.invalid' });
  expect(await nowhere.send(mail, never)).toMatchObject({ kind: 'unreachable' });
});

test('A server that requires a login is unreachable without one', async () => {
  const inbox = await startSmtpInbox({ demandLogin: true });
  expect(await mailerTo(inbox.port).send(mail, never)).toMatchObject({
    kind: 'unreachable',
    reason: expect.stringContaining('SMTP 530'),
  });
  await inbox.close();
});

test('A server that offers no login is unreachable with one, before a mail waits as well', async () => {
  const server = await startScriptedSmtp({ EHLO: '250 here', AUTH: '502 no' });
  const mailer = mailerTo(server.port, { auth: { user: 'website', pass: 'correct' } });
  expect(await mailer.send(mail, never)).toMatchObject({ kind: 'unreachable' });
  expect(await mailer.check(never)).toMatchObject({ kind: 'unreachable' });
  await server.close();
});

describe('with a server that', () => {
  const offersTls = '250-here\r\n250-STARTTLS\r\n250 AUTH PLAIN';
  const login = { auth: { user: 'website', pass: 'correct' } };
  const strict = { ...login, requireTLS: true, ignoreTLS: false };

  test.each<[string, Partial<SmtpScript>, Partial<SmtpServer>, SendOutcome['kind']]>([
    ['greets with 554', { greeting: '554 go away' }, {}, 'unreachable'],
    ['greets with 421', { greeting: '421 too many connections' }, {}, 'unreachable'],
    ['hangs up without a word', { greeting: 'break' }, {}, 'unreachable'],
    ['greets with nonsense', { greeting: 'HTTP/1.1 400 Bad Request' }, {}, 'unreachable'],
    ['refuses EHLO and HELO', { EHLO: '550 no', HELO: '550 no' }, {}, 'unreachable'],
    ['hangs up at EHLO', { EHLO: 'break' }, {}, 'unreachable'],
    ['offers no encryption', {}, strict, 'unreachable'],
    ['refuses encryption', { EHLO: offersTls, STARTTLS: '454 not now' }, strict, 'unreachable'],
    ['hangs up at STARTTLS', { EHLO: offersTls, STARTTLS: 'break' }, strict, 'unreachable'],
    ['cannot encrypt', { EHLO: offersTls, STARTTLS: '220 go\r\nnonsense' }, strict, 'unreachable'],
    ['refuses the login', { AUTH: '535 wrong' }, login, 'unreachable'],
    ['puts the login off', { AUTH: '454 later' }, login, 'unreachable'],
    ['hangs up at the login', { AUTH: 'break' }, login, 'unreachable'],
    ['hangs up at the sender', { MAIL: 'break' }, {}, 'unreachable'],
    ['puts the sender off', { MAIL: '451 later' }, {}, 'again'],
    ['refuses the sender', { MAIL: '550 no' }, {}, 'refused'],
    ['hangs up at the recipient', { RCPT: 'break' }, {}, 'again'],
    ['hangs up at the mail', { DATA: 'break' }, {}, 'again'],
    ['closes at the recipient', { RCPT: '421 closing' }, {}, 'again'],
    ['hangs up after the mail', { dot: 'break' }, {}, 'again'],
    ['refuses the mail', { dot: '554 spam' }, {}, 'refused'],
    ['takes the mail', {}, {}, 'delivered'],
  ])('%s', async (_, script, settings, kind) => {
    const server = await startScriptedSmtp(script);
    expect((await mailerTo(server.port, settings).send(mail, never)).kind).toBe(kind);
    await server.close();
  });

  const sentWith = async (script: Partial<SmtpScript>, url: string) => {
    const server = await startScriptedSmtp(script);
    const mailer = createSmtpMailer({
      ...parseSmtpUrl(url),
      host: '127.0.0.1',
      port: server.port,
    });
    await mailer.send(mail, never);
    await mailer.check(never);
    await server.close();
    return server.lines.join('\n');
  };
  const password = Buffer.from('\0website\0correct').toString('base64');

  test.each<[string, Partial<SmtpScript>]>([
    ['offers no encryption', {}],
    ['refuses encryption', { EHLO: offersTls, STARTTLS: '454 not now' }],
    ['hangs up at STARTTLS', { EHLO: offersTls, STARTTLS: 'break' }],
  ])('%s, and is not on this machine, no login is tried', async (_, script) => {
    const sent = await sentWith(script, 'smtp://website:correct@mail.example');
    expect(sent).toContain('EHLO');
    expect(sent).not.toContain('AUTH');
  });

  test('offers no encryption, a login is sent when the setting says so', async () => {
    const url = 'smtp://website:correct@mail.example?requireTLS=false';
    expect(await sentWith({}, url)).toContain(password);
  });
});

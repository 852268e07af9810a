import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { until } from '../support/host.ts';
import { boss, isMessage, siteWithScriptedServer, staff } from '../support/mail-site.ts';
import { localhostPem } from '../support/postgres.ts';
import { replies, startScriptedServer } from '../support/scripted-smtp.ts';
import { startInbox } from '../support/smtp.ts';

// Mail servers as other people have them (docs/function.md, 'Delivery'), on real sockets. The timeouts of RFC 5321 are shortened
// by a parameter, as the lease is.

const { server, site } = siteWithScriptedServer({ LEASE: '20000' });
const { start, restart, sendOne, row, tryNow, hasError, isSent } = site;

test('a server that answers the final dot late, or in many lines, gets one copy', async () => {
  server().script = async (command) => {
    if (!isMessage(command)) return undefined;
    await sleep(1500);
    return '250-scanned\r\n250 queued';
  };
  await start({ TIMEOUTS: '{"connect":500,"session":1000}' });
  await isSent(await sendOne());
  expect(server().delivered).toEqual([[staff, boss]]);
});

test('a server that greets late, or is slow at each step, gets the mail', async () => {
  server().script = async (command) => {
    await sleep(command === 'greeting' ? 1000 : 200);
    return undefined;
  };
  await start({ TIMEOUTS: '{"connect":500}' });
  await isSent(await sendOne());
});

test('of a host with two addresses the second is tried when the first never answers', async () => {
  const { port } = new URL(server().url);
  // It stands still, so nobody accepts what fills its queue, and the next connection hangs.
  const listen = `require('node:net').createServer().listen({ port: ${port}, host: '127.0.0.2', backlog: 1 }, () => console.log('ready'))`;
  const child = spawn(process.execPath, ['--eval', listen]);
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const queue = Array.from({ length: 4 }, () => connect(Number(port), '127.0.0.2'));
  await start({
    SMTP_URL: `smtp://mail.example:${port}`,
    NODE_OPTIONS: '--import=./tests/support/two-addresses.ts',
    TIMEOUTS: '{"connect":500}',
  });
  await isSent(await sendOne());
  expect(server().delivered).toHaveLength(1);
  for (const socket of queue) socket.on('error', () => {}).destroy();
  child.kill('SIGKILL');
});

test('of a host with two addresses the second is tried when the first takes no mail', async () => {
  const { port } = new URL(server().url);
  const { heard, close } = await startScriptedServer(replies({ greeting: '421 busy' }), {
    host: '127.0.0.2',
    port: Number(port),
  });
  await start({
    SMTP_URL: `smtp://mail.example:${port}`,
    NODE_OPTIONS: '--import=./tests/support/two-addresses.ts',
  });
  for (const subject of ['One', 'Two', 'Three']) await isSent(await sendOne(subject));
  expect(server().subjects).toEqual(['One', 'Two', 'Three']);
  // The one that took a mail is asked first.
  expect(heard.filter((command) => command === 'greeting')).toHaveLength(1);
  await close();
});

test('a server that never greets, or falls silent before the final dot, is given up in time', async () => {
  server().script = () => 'never';
  await start({ TIMEOUTS: '{"session":1000}' });
  const reference = await sendOne();
  await hasError(reference, 'ETIMEDOUT');
  server().script = replies({ DATA: 'never' });
  await until(async () => {
    await tryNow();
    expect(server().heard).toContain('DATA');
  });
  server().script = replies({});
  await tryNow();
  await isSent(reference);
});

test.each([
  ['the host of the site', { SITE_URL: 'https://www.example.org' }, 'EHLO www.example.org'],
  ['the domain of the sender, for a site on this machine', {}, 'EHLO example.com'],
])('greets with %s', async (_, env, greeting) => {
  server().script = replies({ 'EHLO [127.0.0.1]': '421 go away' });
  await start(env);
  await isSent(await sendOne());
  expect(server().heard).toContain(greeting);
});

test('a try that outlasts its lease keeps it, so that another instance sends no second copy', async () => {
  const answer = Promise.withResolvers<undefined>();
  server().script = (command) => (isMessage(command) ? answer.promise : undefined);
  await start({ LEASE: '1000' });
  await start({ LEASE: '1000' });
  const reference = await sendOne();
  await until(() => expect(server().heard.some(isMessage)).toBe(true));
  const claimed = Number((await row(reference))?.leased_until);
  await until(async () => {
    await tryNow();
    expect((await row(reference))?.leased_until).toBeGreaterThan(claimed + 3000);
  });
  answer.resolve(undefined);
  await isSent(reference);
  expect(server().delivered).toEqual([[staff, boss]]);
});

test('a mail server on this machine that insists on STARTTLS gets it, whatever its certificate', async () => {
  const refusal = Object.assign(new Error('STARTTLS first'), { responseCode: 530 });
  const pem = readFileSync(localhostPem);
  const strict = await startInbox({
    key: pem,
    cert: pem,
    onMailFrom: (_address, { secure }, done) => done(secure ? null : refusal),
  });
  await start({ SMTP_URL: strict.url });
  await isSent(await sendOne());
  expect(strict.received).toHaveLength(1);

  // Asked to check it, the website sends nothing, and says which setting helps.
  const SMTP_URL = `${strict.url.replace('127.0.0.1', 'localhost')}?tls.rejectUnauthorized=true`;
  await restart({ SMTP_URL });
  const reference = await sendOne();
  await hasError(reference, expect.stringMatching(/^DEPTH_ZERO_SELF.* NODE_EXTRA_CA_CERTS/));
  await restart({ SMTP_URL, NODE_EXTRA_CA_CERTS: localhostPem });
  await isSent(reference);
  await strict.close();
});

test.each([
  ['421 closing', 'MAIL FROM'],
  ['421 closing', 'RCPT TO'],
  ['421 closing', 'DATA'],
  ['421 closing', 'Message-ID:'],
  ['cut', 'Message-ID:'],
])('after %s to %s all is sent later, with the same Message-ID', async (answer, step) => {
  server().script = replies({ [step]: answer });
  await start({ PAUSE: '400' });
  const references = [await sendOne('One'), await sendOne('Two')];
  await until(() => expect(site.output()).toMatch(/"not_sent".*(SMTP 421|ECONN)/));
  server().script = replies({});
  for (const reference of references) await isSent(reference);
  expect(server().delivered).toEqual([
    [staff, boss],
    [staff, boss],
  ]);
  const ids = server()
    .heard.filter(isMessage)
    .map((mail) => /Message-ID: .*/.exec(mail)?.[0]);
  expect(new Set(ids).size).toBe(2);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  age,
  forEachTest,
  newClient,
  newEnquiry,
  referenceOf,
  send,
  siteForEachTest,
  until,
} from '../support/host.ts';
import { localhostPem } from '../support/postgres.ts';
import { replies, startScriptedServer } from '../support/scripted-smtp.ts';
import { startInbox } from '../support/smtp.ts';

// Mail servers as other people have them (docs/function.md, 'Delivery'), on real sockets. The timeouts
// of RFC 5321 are shortened by a parameter, as the lease is.

const minutes = 60_000;
const hours = 60 * minutes;
const staff = 'staff@example.com';
const boss = 'boss@example.com';

const server = forEachTest(startScriptedServer);
const site = siteForEachTest(() => ({ SMTP_URL: server().url, LEASE: '20000' }));
const { rows, start, restart, reasons, sendOne, row, tryNow, hasError, isSent } = site;

const toStaff = `RCPT TO:<${staff}>`;
const toBoss = `RCPT TO:<${boss}>`;
const isMessage = (command: string) => command.includes('Message-ID:');

/** Waits until staff were sent a list that has this enquiry. */
async function listOf(reference: string, column: 'listed_at' | 'refusal_listed_at') {
  await until(async () => expect((await row(reference))?.[column]).not.toBeNull());
  return server().heard.filter(isMessage).at(-1) ?? '';
}

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

test.each([
  [
    'one that is deferred gets it later, alone',
    { [toBoss]: '450 4.2.0 greylisted' },
    `deferred: ${boss} (SMTP 450 4.2.0)`,
    {},
    [[staff], [boss]],
  ],
  [
    'two that are deferred in turn get one copy each',
    { [toStaff]: '451 busy' },
    `deferred: ${staff} (SMTP 451)`,
    { [toBoss]: '451 busy' },
    [[boss], [staff]],
  ],
  [
    'one is rejected and one deferred: nobody has it, so both are tried again',
    { [toStaff]: '550 no', [toBoss]: '450 later' },
    `rejected: ${staff} (SMTP 550); deferred: ${boss} (SMTP 450)`,
    {},
    [[staff, boss]],
  ],
])('of two recipients, %s', async (_, atFirst, error, then, delivered) => {
  server().script = replies(atFirst);
  await start();
  const reference = await sendOne();
  await hasError(reference, error);
  expect(await row(reference)).toMatchObject({ sent_at: null, refused: null });
  server().script = replies(then);
  await isSent(reference);
  expect(server().delivered).toEqual(delivered);
  expect(await row(reference)).toMatchObject({ unreached: null, last_error: null });
});

test.each([
  ['at once', '550 5.1.1 no'],
  ['after a deferral', '450 later'],
])(
  'a recipient rejected %s is not tried again, and turns health red for a day',
  async (_, atFirst) => {
    server().script = replies({ [toBoss]: atFirst });
    await start();
    const reference = await sendOne();
    await hasError(reference, expect.stringContaining(boss));
    server().script = replies({ [toBoss]: '550 5.1.1 no' });
    await isSent(reference);
    expect(server().delivered).toEqual([[staff]]);
    expect((await row(reference))?.last_error).toBe(`rejected: ${boss} (SMTP 550 5.1.1)`);
    expect(await reasons()).toEqual(['recipients']);
    await age(rows, 24 * hours);
    expect(await reasons()).toEqual([]);
  },
);

test('a recipient that stays deferred turns health red for a day, and is tried on for five', async () => {
  server().script = replies({ [toBoss]: '450 later' });
  await start();
  const reference = await sendOne();
  await hasError(reference, `deferred: ${boss} (SMTP 450)`);
  await age(rows, hours);
  expect(await reasons()).toEqual(['recipients']);
  await age(rows, 24 * hours);
  expect(await reasons()).toEqual([]);
  await age(rows, 4 * 24 * hours);
  server().script = replies({});
  await isSent(reference);
  expect(server().delivered).toEqual([[staff], [boss]]);
});

test('a recipient that is deferred for five days is given up: staff are told, and the enquiry is deleted in time', async () => {
  server().script = replies({ [toBoss]: '450 later' });
  await start();
  const reference = await sendOne();
  await hasError(reference, `deferred: ${boss} (SMTP 450)`);
  await age(rows, 5 * 24 * hours);
  await until(async () => expect((await row(reference))?.rejected).toBe(boss));
  expect(await reasons()).toContain('recipients');
  await restart();
  const list = await listOf(reference, 'refusal_listed_at');
  expect(list).toContain('Subject: 1 enquiry did not reach everybody');
  expect(list.replaceAll('=\n', '')).toMatch(new RegExp(`${reference} .*${boss}`));
  await age(rows, 24 * hours);
  expect(await reasons()).toEqual([]);
  await age(rows, 84 * 24 * hours);
  await restart();
  await until(async () => expect(await row(reference)).toBeUndefined());
});

test('an enquiry that no recipient has is tried without end', async () => {
  server().script = replies({ 'RCPT TO': '450 later' });
  await start();
  const reference = await sendOne();
  await hasError(reference, expect.stringContaining('deferred'));
  await age(rows, 100 * 24 * hours);
  await until(async () => expect((await row(reference))?.attempts).toBeGreaterThan(1));
  expect(await row(reference)).toMatchObject({ sent_at: null });
  expect(await reasons()).toContain('waiting');
  server().script = replies({});
  await isSent(reference);
});

test.each([
  ['rejected', '550 no'],
  ['deferred', '450 later'],
])(
  'a recipient that is %s turns health red only while it stands in ENQUIRIES_TO',
  async (answer, reply) => {
    server().script = replies({ [toBoss]: reply });
    await start();
    await hasError(await sendOne(), expect.stringContaining(`${answer}: ${boss}`));
    await age(rows, hours);
    expect(await reasons()).toEqual(['recipients']);
    await restart({ ENQUIRIES_TO: staff });
    expect(await reasons()).toEqual([]);
  },
);

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

test('a mail that bounces is told to staff in a list without a word of the sender, and jams no alarm', async () => {
  const filter = { v1agra: '550 5.7.1 spam' };
  server().script = replies(filter);
  await start();
  const enquiry = newEnquiry({ subject: 'Offer', message: 'v1agra', name: 'Mallory' });
  const reference = await referenceOf(await send(site.url, enquiry));
  await until(async () => expect((await row(reference))?.refused).toBe('SMTP 550 5.7.1'));
  await age(rows, hours);
  expect(await reasons()).toEqual([]);
  await age(rows, hours);
  expect(await reasons()).toEqual(['bounced']);

  await restart();
  const list = await listOf(reference, 'refusal_listed_at');
  expect(list).toContain('Subject: 1 enquiry bounced');
  expect(list.replaceAll('=\n', '')).toMatch(new RegExp(`${reference} .* home .* SMTP 550 5.7.1`));
  for (const word of ['Mallory', 'Offer', 'v1agra', 'ada@example.net']) {
    expect(list).not.toContain(word);
  }
  expect(await reasons()).toEqual([]);

  // An outage is still seen.
  server().script = replies({ greeting: '421 away', ...filter });
  const waiting = await sendOne('Waits');
  await until(async () => expect((await site.relay())?.failing_since).not.toBeNull());
  await age(rows, 31 * minutes);
  expect(await reasons()).toEqual(['waiting', 'relay']);
  server().script = replies({});
  await isSent(reference);
  await isSent(waiting);
});

test('a list of suspected spam that a filter bounces is sent without what the senders wrote', async () => {
  server().script = replies({ Mallory: '550 5.7.1 spam' });
  await start();
  const enquiry = newEnquiry({ name: 'Mallory', message: 'https://spam.example/now '.repeat(9) });
  const reference = await referenceOf(await send(site.url, enquiry));
  await restart();
  const list = await listOf(reference, 'listed_at');
  expect(list).toContain('Subject: 1 suspected spam enquiry held back');
  for (const text of [reference, '9 links', 'enquiries show']) expect(list).toContain(text);
  expect(list).not.toMatch(/Mallory|spam.example|ada@example.net/);
});

test('a customer of today comes before what a bot sent during an outage of a day', async () => {
  server().script = replies({ greeting: '421 away' });
  await start({ RATE_LIMIT: '10', PAUSE: '300' });
  const bot = newClient();
  for (let n = 1; n <= 12; n += 1) await sendOne(`Bot ${n}`, bot);
  await age(rows, 25 * hours);
  // The hourly upkeep forgets clients after a day, but not who sent much.
  await rows('update enquiry set client = null');
  await sendOne('Customer');
  server().script = replies({});
  await until(() => expect(server().delivered).toHaveLength(13));
  // But for the bot's first, which was as good as the customer's.
  expect(server().subjects.indexOf('Customer')).toBe(1);
});

test('a large network waits as one client does: a customer comes before what it sends', async () => {
  server().script = replies({ greeting: '421 away' });
  await start({ PAUSE: '300' });
  for (let n = 1; n <= 12; n += 1) await sendOne(`Bot ${n}`, `2001:db8:1:${n}::1`);
  await sendOne('Customer');
  server().script = replies({});
  await until(() => expect(server().subjects).toContain('Customer'));
  expect(server().subjects.indexOf('Customer')).toBeLessThanOrEqual(1);
});

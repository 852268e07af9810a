import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createFileMailer } from '../../adapters/mail/file-mailer.ts';
import { alertGivenUp } from '../../enquiry/delivery/given-up-alert.ts';
import { batchSize } from '../../enquiry/upkeep/records.ts';
import { createCanaryPing } from '../../hosts/shared/canary-ping.ts';
import { nth } from '../../testing/contracts/contract-enquiries.ts';
import { never, testMail } from '../../testing/mail/test-mail.ts';
import { fillSqlite } from '../../testing/stores/fill-database.ts';
import { prepareHousekeeping } from '../../testing/stores/test-housekeeping.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let house: Awaited<ReturnType<typeof prepareHousekeeping>>;
beforeEach(async () => {
  house = await prepareHousekeeping();
});
afterEach(() => house.close());

/** Nine links and no fetch metadata: advertising. */
const advertisement = { message: 'Buy https://spam.example/now '.repeat(9) };

/** Runs another day's chores. Resolves to the staff's mails of that day. */
async function nextDay() {
  house.clock.advance(day);
  const before = house.inbox.received.length;
  await house.doChores();
  await house.delivered((await canaries())[0]?.reference ?? '');
  return house.inbox.received.slice(before).map(({ mail }) => mail);
}

test('Staff get one digest a day of quarantined enquiries, with enough detail to decide', async () => {
  house.startWorker();
  const reference = await house.send(advertisement);
  const [digest, ...others] = await nextDay();
  expect(others).toEqual([]);
  expect(digest?.subject).toBe('1 suspected spam enquiry held back');
  expect(digest?.to).toEqual([{ address: 'staff@example.com', name: '' }]);
  const typed = ['Ada Lovelace', 'ada@example.net', 'A question', 'Buy'];
  for (const text of [reference, 'home', 'links, fetch-metadata', ...typed]) {
    expect(digest?.text).toContain(text);
  }
  expect(digest?.text).not.toContain('https://spam');
  expect(await nextDay()).toEqual([]);
});

test('What could not be reported is reported later', async () => {
  house.startWorker();
  const reference = await house.send(advertisement);
  house.inbox.replies.data = 451;
  await nextDay();
  house.inbox.replies.data = undefined;
  const [digest] = await nextDay();
  expect(digest?.text).toContain(reference);
});

test('What arrives while a digest is sent is in the next one', async () => {
  house.startWorker();
  await house.send(advertisement);
  const { mailer } = house.services;
  // Its time is that of the digest, whose count was over before it was stored.
  const late = nth(1, { quarantined: true, acceptedAt: house.clock.now() + day });
  house.services.mailer = {
    ...mailer,
    async send(mail, signal) {
      await house.store.accept(late);
      return mailer.send(mail, signal);
    },
  };
  await nextDay();
  house.services.mailer = mailer;
  const [digest] = await nextDay();
  expect(digest?.text).toContain(late.reference);
  expect(await nextDay()).toEqual([]);
});

test('Staff are told of mails that were given up, once, and again until they have it', async () => {
  const [first, second] = [await house.send(), await house.send({ message: 'Another' })];
  const now = house.clock.now();
  for (const reason of ['SMTP 550', 'SMTP 551']) {
    const claim = { now, dueBy: now, lease: reason, leaseEnds: now + 1 };
    const delivery = await house.store.claim(claim);
    if (!delivery) throw new Error('nothing was due');
    await house.store.settle(delivery, { kind: 'failed', at: now, reason });
  }
  house.startWorker();
  const alerts = () =>
    house.inbox.received.filter(({ mail }) => mail.subject?.includes('could not be mailed'));
  house.inbox.replies.data = 451;
  await doChoresFor(5);
  expect(alerts()).toHaveLength(1);
  expect(house.log.join()).toContain('"event":"alert_not_delivered"');
  house.inbox.replies.data = undefined;
  await doChoresFor(130);
  expect(alerts()).toHaveLength(2);
  const [, alert] = alerts();
  for (const text of [first, second, 'SMTP 550', 'SMTP 551', 'staff@example.com']) {
    expect(alert?.mail.text).toContain(text);
  }
  expect(alert?.raw).not.toContain('ada@example.net');
  expect(alert?.mail.messageId).toBe(alerts()[0]?.mail.messageId);
});

test('An enquiry that two mailboxes refuse is one enquiry in the alert', async () => {
  const reference = 'ENQ-22222222';
  const mails = ['staff@example.com', 'sales@example.com'].map((recipient) => ({
    reference,
    recipient,
    messageId: `<${reference}@example.com>`,
    reason: 'SMTP 550',
  }));
  const store = Object.assign(Object.create(house.store), {
    findGivenUp: async () => mails,
    markAlerted: async () => {},
  });
  await alertGivenUp({ ...house.services, store }, 0, new AbortController().signal);
  const [alert] = house.inbox.received;
  expect(alert?.mail.subject).toBe(`Enquiry ${reference} could not be mailed`);
  for (const { recipient } of mails) expect(alert?.mail.text).toContain(`to ${recipient}`);
});

test('Delivered enquiries are kept 90 days, quarantined ones 30, failed ones until somebody resolves them', async () => {
  house.startWorker();
  const first = await house.send();
  await house.delivered(first);
  await house.stopWorker();
  const quarantined = await house.send(advertisement);
  const failed = await house.send();
  const now = house.clock.now();
  const claim = { now, dueBy: now, lease: 'mine', leaseEnds: now + 1 };
  const delivery = await house.store.claim(claim);
  if (!delivery) throw new Error('nothing was due');
  await house.store.settle(delivery, { kind: 'failed', at: now, reason: 'SMTP 550' });
  house.startWorker();

  const statesAfter = async (days: number) => {
    house.clock.advance(days * day);
    await house.doChores();
    return Promise.all([first, quarantined, failed].map(house.stateOf));
  };
  expect(await statesAfter(29)).toEqual(['delivered', 'quarantined', 'failed']);
  expect(await statesAfter(2)).toEqual(['delivered', 'erased', 'failed']);
  expect(await statesAfter(58)).toEqual(['delivered', 'erased', 'failed']);
  expect(await statesAfter(2)).toEqual(['erased', 'erased', 'failed']);
  expect(house.contentOfFiles()).not.toContain('spam.example');
});

test('Mail files are deleted with their enquiries, and so is the digest', async () => {
  await house.close();
  house = await prepareHousekeeping('files');
  house.startWorker();
  const first = await house.send({ name: 'Grace Hopper' });
  await house.send({ ...advertisement, name: 'Grace Hopper' });
  await house.delivered(first);
  await house.store.conclude(first, 'answered', 'staff@example.com', house.clock.now());
  await nextDay();
  expect(readdirSync(house.mailFolder)).toHaveLength(2);
  expect(house.contentOfFiles()).toContain('Grace Hopper');
  for (const days of [31, 60]) {
    house.clock.advance(days * day);
    await house.doChores();
  }
  expect(readdirSync(house.mailFolder)).toEqual([]);
  expect(house.contentOfFiles()).not.toMatch(/Grace|ada@example\.net|Buy/);
});

test('One run of retention erases and scrubs any number of expired enquiries', async () => {
  const expired = 2 * batchSize + 1;
  await fillSqlite(house.database, 0, expired, house.clock.now() - 91 * day);
  await fillSqlite(house.database, expired, expired + 10, house.clock.now() - 89 * day);
  await house.doChores();
  expect(await house.store.count(house.clock.now())).toEqual(
    new Map([
      ['erased', expired],
      ['delivered', 10],
    ]),
  );
  expect(house.log.join()).toContain(`"event":"erased","count":${expired}`);
  expect(house.log.join()).toContain('"event":"scrubbed"');
});

test('While another program reads, scrubbing waits; then upkeep finishes it', async () => {
  const reference = await house.send({ name: 'Grace Hopper' });
  const reader = new DatabaseSync(house.database, { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM enquiry');
  await house.store.erase([reference], 'staff command', house.clock.now());
  await house.doChores();
  expect(house.log.join()).toContain('"event":"not_scrubbed"');
  expect(house.contentOfFiles()).toContain('Grace Hopper');
  reader.close();
  await house.doChores();
  expect(house.log.join()).toContain('"event":"scrubbed"');
  expect(house.contentOfFiles()).not.toContain('Grace Hopper');
});

test('A mail file written while its enquiry is erased is removed within the hour', async () => {
  await house.doChores();
  house.clock.advance(hour);
  const reference = await house.send();
  const record = await house.store.get(reference, house.clock.now());
  await house.store.erase([reference], 'staff command', house.clock.now());
  const { messageId = '' } = record ?? {};
  await createFileMailer(house.mailFolder).send({ ...testMail, messageId }, never);
  house.clock.advance(hour + 1);
  await house.doChores();
  expect(readdirSync(house.mailFolder)).toEqual([]);
});

const canaries = async () => {
  const found = house.store.find({ kind: 'recent', limit: 99, filter: { canary: true } }, 0);
  return (await Array.fromAsync(found)).flat();
};

/** The turn of the chores that sends the canary, and the one that finds it delivered. */
async function testedDaily(changes: Parameters<typeof house.doChores>[0] = {}) {
  await house.doChores(changes);
  const [newest] = await canaries();
  await house.delivered(newest?.reference ?? '');
  house.clock.advance(10 * minute);
  await house.doChores(changes);
}

test('After each canary the address that was set is asked for; its failure is one line and stops nothing', async () => {
  house.startWorker();
  const asked: (string | undefined)[] = [];
  let status = 200;
  const monitoring = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(status).end();
  });
  onTestFinished(() => void monitoring.close());
  monitoring.listen(0, '127.0.0.1');
  await once(monitoring, 'listening');
  const address = monitoring.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `http://127.0.0.1:${port}/a-secret-key`;
  const { clock, log } = house.services;
  const reportCanary = createCanaryPing(url, clock, log);

  await testedDaily({ reportCanary });
  expect(asked).toEqual(['/a-secret-key']);
  status = 500;
  house.clock.advance(day);
  await testedDaily({ reportCanary });
  expect(asked).toHaveLength(4);
  const lines = house.log.filter((line) => line.includes('canary_not_reported'));
  expect(lines).toEqual(['{"event":"canary_not_reported","reason":"HTTP 500"}']);
  expect(house.log.join()).not.toContain('a-secret-key');
  expect(house.inbox.received).toEqual([]);
});

/** As on Supabase: a turn each minute, of two minutes at most. */
async function doChoresFor(minutes: number) {
  const end = house.clock.now() + minutes * minute;
  while (house.clock.now() < end) {
    await house.doChores({}, 2 * minute);
    house.clock.advance(minute);
  }
}

test('A canary that stays in the outbox raises the alarm once, in the log and by mail', async () => {
  // No worker runs: nothing leaves the outbox.
  await doChoresFor(60);
  expect(house.log.filter((line) => line.includes('canary_lost'))).toHaveLength(1);
  expect(house.inbox.received.map(({ mail }) => mail.subject)).toEqual([
    'The website may not be passing on enquiries',
  ]);
  expect(await canaries()).toHaveLength(1);
});

test('In an outage of the mail server one canary waits, and other chores are done', async () => {
  const reference = await house.send();
  const { mailer } = house.services;
  const away = async () => ({ kind: 'unreachable' as const, reason: 'x' });
  house.services.mailer = { send: away, check: away };
  house.startWorker();
  await doChoresFor(30);
  await house.store.erase([reference], 'staff command', house.clock.now());
  await doChoresFor(30);
  expect(house.log.join()).toContain('"event":"scrubbed"');
  expect(house.log.join()).toContain('"event":"alarm_not_delivered"');
  house.clock.advance(2 * day);
  await doChoresFor(30);
  expect(await canaries()).toHaveLength(1);
  await house.stopWorker();
  house.services.mailer = mailer;
  house.startWorker();
  await house.delivered((await canaries())[0]?.reference ?? '');
  await doChoresFor(30);
  expect(await canaries()).toHaveLength(2);
});

test('A canary that is not even accepted raises the alarm', async () => {
  await house.doChores({
    capacity: { reserve: async () => 'disk' },
  });
  expect(house.log.join()).toContain('"event":"canary_lost","status":503');
  expect(house.inbox.received).toHaveLength(1);
});

test('A failed chore is logged with its place, never with visitors’ words, and is done later', async () => {
  house.startWorker();
  await house.send(advertisement);
  const find: typeof house.store.find = (query, now) => {
    if (query.kind === 'unreported') throw new TypeError('Buy honey');
    return house.store.find(query, now);
  };
  await house.doChores({ records: { ...house.store, find } });
  const line = house.log.find((text) => text.includes('chore_failed'));
  expect(line).toContain('"chore":"digest","name":"TypeError","stack":"    at Object.find');
  expect(house.log.join()).not.toContain('honey');
  expect(await nextDay()).toHaveLength(1);
});

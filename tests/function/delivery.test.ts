import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { type DeliveryWorker, startDelivery } from '../../enquiry/delivery/deliver.ts';
import type { EnquiryStore } from '../../enquiry/ports.ts';
import type { EnquiryRecords } from '../../enquiry/upkeep/records.ts';
import { claim, staff } from '../../testing/contracts/contract-enquiries.ts';
import { createManualClock, type ManualClock } from '../../testing/manual-clock.ts';
import { type SmtpInbox, startSmtpInbox } from '../../testing/smtp-inbox.ts';

const second = 1_000;
const hour = 3_600 * second;
const soon = 5_000;
let folder: string;
let inbox: SmtpInbox;
let store: EnquiryStore & EnquiryRecords;
let clock: ManualClock;
let worker: DeliveryWorker;
let log: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  store = openSqliteStore(join(folder, 'enquiries.db'));
  clock = createManualClock();
  log = [];
  inbox = await startSmtpInbox();
  worker = start();
});

afterEach(async () => {
  await worker.stop(0);
  await store.close();
  await inbox.close();
  rmSync(folder, { recursive: true });
});

function start(to: readonly string[] = staff): DeliveryWorker {
  const mailer = createSmtpMailer({
    host: '127.0.0.1',
    port: inbox.port,
    secure: false,
    auth: undefined,
    requireTLS: false,
    ignoreTLS: true,
  });
  const note = (event: string) => log.push(event);
  const addresses = {
    from: 'website@example.com',
    to,
    siteUrl: 'https://www.example.com',
  };
  const logger = { info: note, error: note };
  return startDelivery({ store, mailer, clock, log: logger, random: () => 0.5, addresses });
}

let accepted = 0;
async function accept(): Promise<string> {
  accepted += 1;
  const reference = `ENQ-${String(accepted).padStart(8, '0')}`;
  await store.accept({
    reference,
    messageId: `<${reference}@example.com>`,
    values: {
      name: 'Ada',
      email: 'ada@example.net',
      subject: 'Hi',
      message: reference,
      formType: 'home',
    },
    page: '/',
    acceptedAt: clock.now(),
    idempotencyKey: undefined,
    canary: false,
    suspicions: [],
    quarantined: false,
  });
  worker.wake();
  return reference;
}

const arrived = (count: number) =>
  vi.waitFor(() => expect(inbox.received).toHaveLength(count), soon);
const logged = (event: string, count = 1) =>
  vi.waitFor(() => expect(log.filter((entry) => entry === event)).toHaveLength(count), soon);
/** Until the store knows of a try's outcome: only then is something due later than now. */
const postponed = () =>
  vi.waitFor(async () => {
    const next = await store.nextDue();
    expect(next).toBeGreaterThan(clock.now());
    // A lease is not yet an outcome.
    expect(next).not.toBe(clock.now() + 60 * second);
  }, soon);

/** Time enough for a mail to arrive that should not. */
const quietMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

test('A mail leaves as soon as its enquiry is accepted', async () => {
  await accept();
  await arrived(1);
  await vi.waitFor(async () => expect(await store.nextDue()).toBeUndefined(), soon);
});

test.each([
  ['a reply of 451', 451],
  ['a connection that breaks after the final dot', 'reset'],
] as const)('After %s the mail comes again in 5 s, with its Message-ID', async (_, reply) => {
  inbox.replies.data = reply;
  await accept();
  await arrived(1);
  await postponed();
  inbox.replies.data = undefined;
  clock.advance(5 * second - 1);
  await quietMoment();
  expect(inbox.received).toHaveLength(1);
  clock.advance(1);
  await arrived(2);
  expect(inbox.received[1]?.mail.messageId).toBe(inbox.received[0]?.mail.messageId);
});

test('A mail that is refused for good is given up after three hourly tries, and staff are told', async () => {
  inbox.replies.data = 550;
  const reference = await accept();
  for (const tries of [1, 2, 3]) {
    await arrived(tries);
    await postponed();
    clock.advance(hour);
  }
  await logged('enquiry_not_delivered');
  await arrived(5);
  const alert = inbox.received[4]?.mail;
  expect(alert?.subject).toContain(reference);
  expect(`${alert?.text}`).toContain('SMTP 550');
  expect(inbox.received[4]?.raw).not.toContain('ada@example.net');
  expect(await store.nextDue()).toBeUndefined();
});

describe('Of two recipients', () => {
  const both = ['staff@example.com', 'boss@example.com'];
  const copiesFor = (address: string) =>
    inbox.received.filter(({ envelope }) => envelope.to.includes(address));
  beforeEach(async () => {
    await worker.stop(0);
    worker = start(both);
  });

  test('one whose mailbox is full gets the mail later; the other gets one copy, whatever happens', async () => {
    inbox.replies.recipients = { 'boss@example.com': 452 };
    const reference = await accept();
    await arrived(1);
    for (let tries = 1; tries <= 8; tries += 1) {
      await vi.waitFor(async () => {
        const record = await store.get(reference, clock.now());
        expect(record).toMatchObject({ attempts: tries, state: 'accepted' });
      }, soon);
      clock.advance(2 * hour);
    }
    inbox.replies.recipients = {};
    clock.advance(2 * hour);
    await arrived(2);
    expect(copiesFor('staff@example.com')).toHaveLength(1);
    const [late] = copiesFor('boss@example.com');
    expect(late?.mail.messageId).toBe(inbox.received[0]?.mail.messageId);
    expect(late?.mail.to?.map(({ address }) => address)).toEqual(both);
    await vi.waitFor(async () => expect(await store.nextDue()).toBeUndefined(), soon);
  });

  test('one that is refused for good is named to the other', async () => {
    inbox.replies.recipients = { 'boss@example.com': 550 };
    const reference = await accept();
    for (const tries of [1, 2, 3]) {
      await logged('mail', tries + 1);
      await postponed();
      clock.advance(hour);
    }
    await logged('enquiry_not_delivered');
    await arrived(2);
    expect(copiesFor('staff@example.com')).toHaveLength(2);
    const alert = inbox.received[1]?.mail;
    expect(alert?.subject).toContain(reference);
    expect(alert?.text).toContain('boss@example.com');
    expect(log).not.toContain('alert_not_delivered');
  });
});

test('While the mail server is away one try is made each 15 s; its return makes all due', async () => {
  await inbox.close();
  const references = [await accept(), await accept(), await accept()];
  await logged('mail_server_away');
  await quietMoment();
  const tries = log.filter((entry) => entry === 'mail').length;
  for (const probe of [1, 2]) {
    clock.advance(15 * second);
    await logged('mail', tries + probe);
    await quietMoment();
  }
  await logged('mail', tries + 2);
  const back = await startSmtpInbox({ port: inbox.port });
  inbox = back;
  clock.advance(15 * second);
  await arrived(3);
  await logged('mail_server_back');
  expect(log.filter((entry) => entry === 'mail_server_away')).toHaveLength(1);
  const texts = inbox.received.map(({ mail }) => mail.text).join();
  for (const reference of references) expect(texts).toContain(reference);
});

test('A mail of a worker that died is sent when its lease has ended', async () => {
  await worker.stop(0);
  const reference = await accept();
  const now = clock.now();
  await claim(store, now, now, 'the dead');
  worker = start();
  await quietMoment();
  clock.advance(59 * second);
  await quietMoment();
  expect(inbox.received).toEqual([]);
  clock.advance(second);
  await arrived(1);
  expect(inbox.received[0]?.mail.text).toContain(reference);
});

test('Two workers on one store send each mail once', async () => {
  const other = start();
  for (let sent = 0; sent < 20; sent += 1) await accept();
  other.wake();
  await vi.waitFor(async () => expect(await store.nextDue()).toBeUndefined(), soon);
  expect(inbox.received).toHaveLength(20);
  await other.stop(0);
});

test('A worker that is stopped finishes what it is sending', async () => {
  inbox.replies.delay = 300;
  await accept();
  await arrived(1);
  await worker.stop(soon);
  expect(await store.nextDue()).toBeUndefined();
});

test('What is cut off at the end is due at once for the next worker, without a mark', async () => {
  inbox.replies.delay = 2_000;
  await accept();
  await arrived(1);
  await worker.stop(0);
  const now = clock.now();
  const next = await claim(store, now);
  expect(next).toMatchObject({ attempts: 0, refusals: 0 });
});

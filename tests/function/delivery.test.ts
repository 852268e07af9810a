import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeliveryWorker } from '../../enquiry/delivery/deliver.ts';
import { claim } from '../../testing/contracts/contract-enquiries.ts';
import { type SmtpScript, startScriptedSmtp } from '../../testing/mail/scripted-smtp.ts';
import { prepareHousekeeping, soon } from '../../testing/stores/test-housekeeping.ts';

const second = 1_000;
const hour = 3_600 * second;
let house: Awaited<ReturnType<typeof prepareHousekeeping>>;
let worker: DeliveryWorker;

beforeEach(async () => {
  house = await prepareHousekeeping();
  worker = house.startWorker();
});
afterEach(() => house.close());

/** Long enough for an unwanted mail to arrive. */
const quietMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

test('A mail is sent as soon as its enquiry is accepted', async () => {
  await house.send();
  await house.arrived(1);
  await vi.waitFor(async () => expect(await house.store.nextDue()).toBeUndefined(), soon);
});

test.each([
  ['a reply of 451', 451],
  ['a connection that breaks after the final dot', 'reset'],
] as const)('After %s the mail comes again in 5 s, with its Message-ID', async (_, reply) => {
  house.inbox.replies.data = reply;
  const reference = await house.send();
  await house.arrived(1);
  await house.settled(reference, { attempts: 1 });
  house.inbox.replies.data = undefined;
  house.clock.advance(5 * second - 1);
  await quietMoment();
  expect(house.inbox.received).toHaveLength(1);
  house.clock.advance(1);
  await house.arrived(2);
  expect(house.inbox.received[1]?.mail.messageId).toBe(house.inbox.received[0]?.mail.messageId);
});

test('A clock that is set back during an outage does not make the mail wait', async () => {
  await house.inbox.close();
  const reference = await house.send();
  await house.logged('mail_server_away');
  await house.reopenInbox();
  house.clock.advance(-hour);
  // Wakes whoever sleeps.
  worker.wake();
  for (let waited = 0; waited < 30; waited += 5) {
    house.clock.advance(5 * second);
    await quietMoment();
  }
  expect(await house.stateOf(reference)).toBe('delivered');
});

test('A permanently refused mail is given up after three hourly tries', async () => {
  house.inbox.replies.data = 550;
  const reference = await house.send();
  for (const tries of [1, 2, 3]) {
    await house.arrived(tries);
    await house.settled(reference, { refusals: tries });
    house.clock.advance(hour);
  }
  await house.logged('enquiry_not_delivered');
  const [givenUp] = await house.store.findGivenUp();
  expect(givenUp?.reference).toBe(reference);
  expect(givenUp?.reason).toContain('SMTP 550');
  expect(await house.store.nextDue()).toBeUndefined();
});

test.each<[string, Partial<SmtpScript> | undefined]>([
  ['is away', undefined],
  ['greets with 554', { greeting: '554 not you' }],
  ['greets with 421', { greeting: '421 too many connections' }],
  ['hangs up before its greeting', { greeting: 'break' }],
  ['hangs up at the sender', { MAIL: 'break' }],
])(
  'While the mail server %s one try is made each 15 s; its return makes all due',
  async (_, script) => {
    const { port } = house.inbox;
    const send = vi.spyOn(house.services.mailer, 'send');
    /** Until each try that has begun is over: on a busy machine one may take longer than a moment. */
    const noTryOpen = async () => {
      await quietMoment();
      await vi.waitFor(() => expect(house.timesLogged('mail')).toBe(send.mock.calls.length), soon);
    };
    await house.inbox.close();
    const rude = script && (await startScriptedSmtp(script, port));
    const references = [await house.send(), await house.send(), await house.send()];
    await house.logged('mail_server_away');
    await noTryOpen();
    const tries = house.timesLogged('mail');
    for (const probe of [1, 2]) {
      house.clock.advance(15 * second);
      await house.logged('mail', tries + probe);
      await noTryOpen();
    }
    await house.logged('mail', tries + 2);
    for (const reference of references) {
      await house.settled(reference, { attempts: 0, refusals: 0 });
    }
    await rude?.close();
    await house.reopenInbox();
    house.clock.advance(15 * second);
    await house.arrived(3);
    await house.logged('mail_server_back');
    expect(house.timesLogged('mail_server_away')).toBe(1);
    const texts = house.inbox.received.map(({ mail }) => mail.text).join();
    for (const reference of references) expect(texts).toContain(reference);
  },
);

test('A mail of a worker that died is sent when its lease has ended', async () => {
  await worker.stop(0);
  const reference = await house.send();
  const now = house.clock.now();
  await claim(house.store, now, now, 'the dead');
  house.startWorker();
  await quietMoment();
  house.clock.advance(59 * second);
  await quietMoment();
  expect(house.inbox.received).toEqual([]);
  house.clock.advance(second);
  await house.arrived(1);
  expect(house.inbox.received[0]?.mail.text).toContain(reference);
});

test('Two workers on one store send each mail once', async () => {
  const other = house.startWorker();
  for (let sent = 0; sent < 20; sent += 1) await house.send();
  other.wake();
  await vi.waitFor(async () => expect(await house.store.nextDue()).toBeUndefined(), soon);
  expect(house.inbox.received).toHaveLength(20);
  await other.stop(0);
});

test('A worker that is stopped finishes what it is sending', async () => {
  house.inbox.replies.delay = 300;
  await house.send();
  await house.arrived(1);
  await worker.stop(soon);
  expect(await house.store.nextDue()).toBeUndefined();
});

test('A mail interrupted by the stop is due at once for the next worker, and counts no attempt', async () => {
  house.inbox.replies.delay = 2_000;
  await house.send();
  await house.arrived(1);
  await worker.stop(0);
  const now = house.clock.now();
  const next = await claim(house.store, now);
  expect(next).toMatchObject({ attempts: 0, refusals: 0 });
});

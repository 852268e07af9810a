import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../../testing/servers/server-process.ts';
import { sized } from '../../../testing/sized.ts';
import { prepareHousekeeping } from '../../../testing/stores/test-housekeeping.ts';

// The clock is manual, so that minutes and days pass at once; the mail server is real.
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Enquiries that wait for the mail server. */
const waiting = sized({ short: 100, full: 500 });

let house: Awaited<ReturnType<typeof prepareHousekeeping>>;
beforeEach(async () => {
  house = await prepareHousekeeping();
});
afterEach(() => house.close());

/**
 * Waits until nothing is due and nothing is being sent. Time passes meanwhile: a sender that asked before the clock was
 * turned, or to which the store was not available, rests for up to ten seconds, and would rest for ever.
 */
const quiet = () =>
  until(async () => {
    house.clock.advance(100);
    const now = house.clock.now();
    const due = (await house.store.nextDue()) ?? Number.POSITIVE_INFINITY;
    return due > now && !(await house.store.count(now)).has('delivering');
  }, 30_000);

/** Advances the time in steps, with a pause after each for what it starts. */
async function pass(milliseconds: number, step: number) {
  for (let passed = 0; passed < milliseconds; passed += step) {
    house.clock.advance(step);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

const countOf = async (state: 'delivered' | 'failed') =>
  (await house.store.count(house.clock.now())).get(state) ?? 0;

test('Ten minutes without a mail server, then 451, then all waiting mails are delivered', async () => {
  await house.inbox.close();
  house.startWorker();
  for (let sent = 0; sent < waiting; sent += 1) await house.send();
  await pass(10 * minute, 15 * second);
  expect(house.timesLogged('mail_server_away')).toBe(1);
  expect(house.timesLogged('mail')).toBeLessThan(60);

  await house.reopenInbox();
  house.inbox.replies.data = 451;
  await pass(5 * minute, 5 * second);
  expect(await countOf('delivered')).toBe(0);

  house.inbox.replies.data = undefined;
  const refused = house.inbox.received.length;
  const returnedAt = house.clock.now();
  while ((await countOf('delivered')) < waiting && house.clock.now() - returnedAt < 10 * minute) {
    house.clock.advance(5 * second);
    await quiet();
  }
  const took = house.clock.now() - returnedAt;
  expect(took).toBeLessThan(10 * minute);
  const mails = new Set(house.inbox.received.slice(refused).map(({ mail }) => mail.messageId));
  expect(mails.size).toBe(waiting);
  console.log(
    `All ${waiting} delivered ${Math.round(took / second)} s after the return (turned clock)`,
  );
});

test('After five days of refusal a mail has failed, and a retry sends it', async () => {
  house.inbox.replies.data = 451;
  house.startWorker();
  const reference = await house.send();
  const givenUpBy = house.clock.now() + (5 * 24 + 3) * hour;
  while (house.clock.now() < givenUpBy) {
    await quiet();
    const due = (await house.store.nextDue()) ?? givenUpBy;
    house.clock.advance(Math.max(second, due - house.clock.now()));
  }
  expect(await house.stateOf(reference)).toBe('failed');
  await until(() => house.timesLogged('enquiry_not_delivered') === 1, 10_000);
  expect(await house.store.findGivenUp()).toHaveLength(1);
  const before = house.inbox.received.length;
  await pass(24 * hour, hour);
  expect(house.inbox.received.length).toBe(before);

  house.inbox.replies.data = undefined;
  expect(
    await house.store.retry(
      reference,
      house.services.addresses.to,
      'staff command',
      house.clock.now(),
    ),
  ).toBe(true);
  await until(async () => {
    house.clock.advance(second);
    return (await house.stateOf(reference)) === 'delivered';
  }, 10_000);
  expect(new Set(house.inbox.received.map(({ mail }) => mail.messageId)).size).toBe(1);
});

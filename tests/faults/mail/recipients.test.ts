import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alertGivenUp } from '../../../enquiry/delivery/given-up-alert.ts';
import { prepareHousekeeping, soon } from '../../../testing/stores/test-housekeeping.ts';

const hour = 3_600_000;
let house: Awaited<ReturnType<typeof prepareHousekeeping>>;

const both = ['staff@example.com', 'boss@example.com'];
const copiesFor = (address: string) =>
  house.inbox.received.filter(({ envelope }) => envelope.to.includes(address));

beforeEach(async () => {
  house = await prepareHousekeeping('smtp', undefined, both);
  house.startWorker();
});
afterEach(() => house.close());

describe('Of two recipients', () => {
  test('one whose mailbox is full gets the mail later; the other gets one copy, whatever happens', async () => {
    house.inbox.replies.recipients = { 'boss@example.com': 452 };
    const reference = await house.send();
    await house.arrived(1);
    for (let tries = 1; tries <= 8; tries += 1) {
      await house.settled(reference, { attempts: tries });
      house.clock.advance(2 * hour);
    }
    house.inbox.replies.recipients = {};
    house.clock.advance(2 * hour);
    await house.arrived(2);
    expect(copiesFor('staff@example.com')).toHaveLength(1);
    const [late] = copiesFor('boss@example.com');
    expect(late?.mail.messageId).toBe(house.inbox.received[0]?.mail.messageId);
    expect(late?.mail.to?.map(({ address }) => address)).toEqual(both);
    await vi.waitFor(async () => expect(await house.store.nextDue()).toBeUndefined(), soon);
  });

  test('one that is permanently refused is reported to the other', async () => {
    house.inbox.replies.recipients = { 'boss@example.com': 550 };
    const reference = await house.send();
    for (const tries of [1, 2, 3]) {
      await house.settled(reference, { refusals: tries });
      house.clock.advance(hour);
    }
    await house.logged('enquiry_not_delivered');
    await alertGivenUp(house.services, 0, new AbortController().signal);
    await house.arrived(2);
    expect(copiesFor('staff@example.com')).toHaveLength(2);
    const alert = house.inbox.received[1]?.mail;
    expect(alert?.subject).toContain(reference);
    expect(alert?.text).toContain('boss@example.com');
    expect(house.timesLogged('alert_not_delivered')).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareDelivery, soon } from '../../../testing/mail/test-delivery.ts';

const hour = 3_600_000;
let post: Awaited<ReturnType<typeof prepareDelivery>>;

const both = ['staff@example.com', 'boss@example.com'];
const copiesFor = (address: string) =>
  post.inbox.received.filter(({ envelope }) => envelope.to.includes(address));

beforeEach(async () => {
  post = await prepareDelivery(both);
});
afterEach(() => post.close());

describe('Of two recipients', () => {
  test('one whose mailbox is full gets the mail later; the other gets one copy, whatever happens', async () => {
    post.inbox.replies.recipients = { 'boss@example.com': 452 };
    const reference = await post.accept();
    await post.arrived(1);
    for (let tries = 1; tries <= 8; tries += 1) {
      await post.settled(reference, { attempts: tries });
      post.clock.advance(2 * hour);
    }
    post.inbox.replies.recipients = {};
    post.clock.advance(2 * hour);
    await post.arrived(2);
    expect(copiesFor('staff@example.com')).toHaveLength(1);
    const [late] = copiesFor('boss@example.com');
    expect(late?.mail.messageId).toBe(post.inbox.received[0]?.mail.messageId);
    expect(late?.mail.to?.map(({ address }) => address)).toEqual(both);
    await vi.waitFor(async () => expect(await post.store.nextDue()).toBeUndefined(), soon);
  });

  test('one that is permanently refused is reported to the other', async () => {
    post.inbox.replies.recipients = { 'boss@example.com': 550 };
    const reference = await post.accept();
    for (const tries of [1, 2, 3]) {
      await post.settled(reference, { refusals: tries });
      post.clock.advance(hour);
    }
    await post.logged('enquiry_not_delivered');
    await post.alertGivenUp();
    await post.arrived(2);
    expect(copiesFor('staff@example.com')).toHaveLength(2);
    const alert = post.inbox.received[1]?.mail;
    expect(alert?.subject).toContain(reference);
    expect(alert?.text).toContain('boss@example.com');
    expect(post.log).not.toContain('alert_not_delivered');
  });
});

import { describe, expect, test } from 'vitest';
import {
  claim,
  claimed,
  enquiry,
  lease,
  minute,
  now,
  nth,
  type StoreUnderTest,
} from './contract-enquiries.ts';

const delivered = { kind: 'delivered', at: now } as const;
const failed = { kind: 'failed', at: now, reason: 'SMTP 550' } as const;
const retry = (dueAt: number) =>
  ({ kind: 'retry', at: now, dueAt, attempts: 1, refusals: 0, reason: 'SMTP 450' }) as const;

/** What every store must do with its outbox: one row for each mail. */
export function describeOutbox(on: StoreUnderTest): void {
  describe('The outbox', () => {
    test('gives what has been due longest first', async () => {
      await on.store.accept(nth(1, { acceptedAt: now + 2 }));
      await on.store.accept(nth(2, { acceptedAt: now + 1 }));
      expect((await claimed(on.store, now + 2)).reference).toBe(nth(2).reference);
      expect((await claimed(on.store, now + 2)).reference).toBe(nth(1).reference);
    });

    test('gives a mail to no other worker until its lease ends, and then to one', async () => {
      await on.store.accept(enquiry);
      await claimed(on.store);
      expect(await on.store.nextDue()).toBe(now + lease);
      expect(await claim(on.store, now + lease - 1)).toBeUndefined();
      expect((await claimed(on.store, now + lease)).reference).toBe(enquiry.reference);
    });

    test('takes nothing from a worker that has lost its lease to another', async () => {
      await on.store.accept(enquiry);
      const stale = await claimed(on.store);
      const fresh = await claimed(on.store, now + lease);
      expect(await on.store.settle(stale, failed)).toBe(false);
      expect(await on.store.settle(stale, retry(now))).toBe(false);
      expect(await on.store.settle(fresh, delivered)).toBe(true);
      expect(await on.store.settle(stale, retry(now))).toBe(false);
      expect(await claim(on.store, now + 2 * lease)).toBeUndefined();
    });

    test.each([delivered, failed])('never gives a mail again that is $kind', async (settlement) => {
      await on.store.accept(enquiry);
      expect(await on.store.settle(await claimed(on.store), settlement)).toBe(true);
      await on.store.makeAllDue(now);
      expect(await on.store.nextDue()).toBeUndefined();
      expect(await claim(on.store, now + lease, Number.MAX_SAFE_INTEGER)).toBeUndefined();
    });

    test('gives what is to be retried when it is due, to a probe at once, after an outage too', async () => {
      await on.store.accept(enquiry);
      const postpone = async (at = now) =>
        on.store.settle(await claimed(on.store, at), retry(now + minute));
      await postpone();
      expect(await on.store.nextDue()).toBe(now + minute);
      expect(await claim(on.store, now + minute - 1)).toBeUndefined();
      const { messageId } = enquiry;
      const again = { attempts: 1, refusals: 0, messageId };
      expect(await claimed(on.store, now + minute)).toMatchObject(again);
      await postpone(now + minute + lease);
      const probed = await claim(on.store, now, Number.MAX_SAFE_INTEGER);
      expect(probed).toMatchObject(again);
      if (probed) await on.store.settle(probed, retry(now + 60 * minute));
      await on.store.makeAllDue(now + minute);
      expect(await claimed(on.store, now + minute)).toMatchObject(again);
    });

    test('gives nothing that is quarantined', async () => {
      await on.store.accept({ ...enquiry, quarantined: true, suspicions: ['honeypot'] });
      await on.store.makeAllDue(now);
      expect(await on.store.nextDue()).toBeUndefined();
      expect(await claim(on.store, now, Number.MAX_SAFE_INTEGER)).toBeUndefined();
    });
  });

  describe('An enquiry with two recipients', () => {
    const { reference } = enquiry;
    const [ada, bob, eve] = ['ada@example.com', 'bob@example.com', 'eve@example.com'];
    const both = { ...enquiry, recipients: [ada, bob] };
    const record = (at = now) => on.store.get(reference, at);
    async function claimAll(at = now) {
      const all = [];
      for (let found = await claim(on.store, at); found; found = await claim(on.store, at)) {
        all.push(found);
      }
      return all.toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1));
    }
    async function claimBoth() {
      await on.store.accept(both);
      const [first, second] = await claimAll();
      if (!first || !second) throw new Error('there are not two mails');
      return [first, second] as const;
    }

    test('has a mail for each, with the same Message-ID', async () => {
      const all = await claimBoth();
      expect(all.map(({ recipient }) => recipient)).toEqual([ada, bob]);
      expect(all.map(({ messageId }) => messageId)).toEqual(Array(2).fill(enquiry.messageId));
      expect(new Set(all.map((each) => each.lease)).size).toBe(2);
    });

    test('is delivered when both have it; a recipient who has it does not get it again', async () => {
      const [first, second] = await claimBoth();
      await on.store.settle(first, delivered);
      expect(await record()).toMatchObject({ state: 'delivering', deliveredAt: undefined });
      await on.store.settle(second, retry(now + minute));
      const reason = `${bob}: SMTP 450`;
      expect(await record()).toMatchObject({ state: 'accepted', attempts: 1, reason });
      expect(await on.store.nextDue()).toBe(now + minute);
      const [again, ...more] = await claimAll(now + minute);
      expect(again).toMatchObject({ recipient: bob, attempts: 1 });
      expect(more).toEqual([]);
      if (again) await on.store.settle(again, { ...delivered, at: now + 1 });
      expect(await record()).toMatchObject({ state: 'delivered', deliveredAt: now + 1 });
    });

    test('has failed when nothing waits and one mail failed; a retry sends only that one', async () => {
      const [first, second] = await claimBoth();
      await on.store.settle(first, failed);
      expect(await record(now + lease)).toMatchObject({ state: 'accepted', failedAt: undefined });
      await on.store.settle(second, delivered);
      const reason = `${ada}: SMTP 550`;
      expect(await record()).toMatchObject({ state: 'failed', failedAt: now, reason });
      expect(await on.store.retry(reference, both.recipients, 'staff command', now + minute)).toBe(
        true,
      );
      const all = await claimAll(now + minute);
      expect(all).toMatchObject([{ recipient: ada, attempts: 0, queuedAt: now + minute }]);
    });

    test('is delivered when both mails are settled at the same moment', async () => {
      const settled = (await claimBoth()).map((each) => on.store.settle(each, delivered));
      expect(await Promise.all(settled)).toEqual([true, true]);
      expect((await record())?.state).toBe('delivered');
    });

    test('is sent after a retry to the recipients of that time, except where it is being sent', async () => {
      const [first, second] = await claimBoth();
      await on.store.settle(second, failed);
      expect(await on.store.retry(reference, [ada, eve], 'staff command', now)).toBe(true);
      expect((await claimAll()).map(({ recipient }) => recipient)).toEqual([eve]);
      expect(await on.store.settle(first, delivered)).toBe(true);
    });

    test('is sent after its release to the recipients of that time', async () => {
      await on.store.accept({ ...both, quarantined: true });
      expect(await on.store.release(reference, [eve], 'staff command', now)).toBe(true);
      expect((await claimAll()).map(({ recipient }) => recipient)).toEqual([eve]);
    });
  });
}

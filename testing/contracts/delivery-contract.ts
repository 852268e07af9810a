import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnquiryStore } from '../../enquiry/ports.ts';
import type { EnquiryRecords } from '../../enquiry/upkeep/records.ts';
import { claim, enquiry, lease, minute, now } from './contract-enquiries.ts';

/**
 * What every store must do for an enquiry with several recipients. `open` opens the same new database
 * each time within one test; `wipe` removes it after the test; `asEarlierRelease` runs SQL of a
 * release that has no table of deliveries.
 */
export function describeDeliveries(
  name: string,
  open: () => Promise<EnquiryStore & EnquiryRecords>,
  wipe: () => Promise<void>,
  asEarlierRelease: (sql: string) => Promise<unknown>,
): void {
  describe(name, () => {
    let store: EnquiryStore & EnquiryRecords;
    beforeEach(async () => {
      store = await open();
      await store.accept(enquiry);
    });
    afterEach(async () => {
      await store.close();
      await wipe();
    });

    const { reference } = enquiry;
    const [ada, bob, eve] = ['ada@example.com', 'bob@example.com', 'eve@example.com'];
    const both = [ada, bob];
    const claimFor = async (recipients: readonly string[], at = now) => {
      const delivery = await claim(store, at, at, crypto.randomUUID(), recipients);
      if (!delivery) throw new Error('nothing was due');
      return delivery;
    };
    const claimAll = async (recipients: readonly string[], at = now) => {
      const all = [];
      for (;;) {
        const found = await claim(store, at, at, crypto.randomUUID(), recipients);
        if (!found) return all.toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1));
        all.push(found);
      }
    };
    const claimBoth = async () => {
      const [first, second] = await claimAll(both);
      if (!first || !second) throw new Error('there are not two deliveries');
      return [first, second] as const;
    };
    const record = (at = now) => store.get(reference, at);
    const delivered = { kind: 'delivered', at: now } as const;
    const failed = { kind: 'failed', at: now, reason: 'SMTP 550' } as const;
    const retry = (dueAt: number) =>
      ({ kind: 'retry', at: now, dueAt, attempts: 1, refusals: 0, reason: 'SMTP 452' }) as const;

    test('Each recipient gets a separate delivery, with the same Message-ID', async () => {
      const all = await claimAll(both);
      expect(all.map(({ recipient }) => recipient)).toEqual(both);
      expect(all.map(({ messageId }) => messageId)).toEqual(Array(2).fill(enquiry.messageId));
      expect(new Set(all.map((each) => each.lease)).size).toBe(2);
    });

    test('A recipient who has it does not get it again while another delivery is postponed', async () => {
      const [first, second] = await claimBoth();
      await store.settle(first, delivered);
      await store.settle(second, retry(now + minute));
      expect(await record()).toMatchObject({
        state: 'accepted',
        attempts: 1,
        reason: `${bob}: SMTP 452`,
      });
      expect(await store.nextDue()).toBe(now + minute);
      const [again, ...more] = await claimAll(both, now + minute);
      expect(again).toMatchObject({ recipient: bob, attempts: 1 });
      expect(more).toEqual([]);
    });

    test('An enquiry is delivered when every recipient has it', async () => {
      const [first, second] = await claimBoth();
      await store.settle(first, delivered);
      expect(await record()).toMatchObject({ state: 'delivering', deliveredAt: undefined });
      await store.settle(second, { ...delivered, at: now + 1 });
      expect(await record()).toMatchObject({ state: 'delivered', deliveredAt: now + 1 });
      expect(await store.nextDue()).toBeUndefined();
    });

    test('It has failed when nothing waits and one delivery failed; a retry sends only that one', async () => {
      const [first, second] = await claimBoth();
      await store.settle(first, failed);
      expect((await record(now + lease))?.state).toBe('accepted');
      await store.settle(second, delivered);
      expect(await record()).toMatchObject({ state: 'failed', reason: `${ada}: SMTP 550` });
      expect(await store.retry(reference, now + minute)).toBe(true);
      const [again, ...more] = await claimAll(both, now + minute);
      expect(again).toMatchObject({ recipient: ada, attempts: 0, queuedAt: now + minute });
      expect(more).toEqual([]);
    });

    test('Deliveries that are settled at the same moment leave nothing waiting', async () => {
      const settled = (await claimBoth()).map((each) => store.settle(each, delivered));
      expect(await Promise.all(settled)).toEqual([true, true]);
      expect((await record())?.state).toBe('delivered');
    });

    test('A retry does not touch what is being sent', async () => {
      const sending = await claimFor([ada]);
      await store.retry(reference, now);
      expect(await claimAll([ada])).toEqual([]);
      expect(await store.settle(sending, delivered)).toBe(true);
      expect(await claimAll([ada], now + lease)).toEqual([]);
      expect((await record())?.state).toBe('delivered');
    });

    test('A retry after the recipients were corrected goes to the right ones', async () => {
      const [first, second] = await claimBoth();
      await store.settle(first, delivered);
      await store.settle(second, failed);
      await store.retry(reference, now);
      const all = await claimAll([ada, eve]);
      expect(all.map(({ recipient }) => recipient)).toEqual([eve]);
    });

    test('What waits for a removed recipient goes to the current ones', async () => {
      const [first, second] = await claimBoth();
      await store.settle(first, delivered);
      await store.settle(second, retry(now + minute));
      await store.adopt([ada, eve], now);
      const all = await claimAll([ada, eve], now + minute);
      expect(all).toMatchObject([{ recipient: eve, attempts: 1 }]);
    });

    test('A restart with the same recipients changes nothing', async () => {
      const [first, second] = await claimBoth();
      await store.settle(first, delivered);
      await store.settle(second, retry(now + minute));
      await store.adopt(both, now);
      expect(await claimAll(both)).toEqual([]);
      expect(await claimAll(both, now + minute)).toMatchObject([{ recipient: bob, attempts: 1 }]);
    });

    test('An earlier release leaves a waiting mail alone until ten minutes after it was due', async () => {
      await store.settle(await claimFor([ada]), retry(now + minute));
      const until = now + 11 * minute;
      const outbox = (condition: string) =>
        asEarlierRelease(`UPDATE outbox SET tried_at = 7 WHERE ${condition}`);
      await outbox(`leased_until < ${until}`);
      expect((await record())?.triedAt).toBe(now);
      await outbox(`leased_until = ${until} AND due_at = ${now + minute}`);
      expect((await record())?.triedAt).toBe(7);
    });

    test.each([
      ['delivered', 'delivered_at'],
      ['failed', 'failed_at'],
    ] as const)('What an earlier release %s is not sent again', async (state, column) => {
      await store.settle(await claimFor([ada]), retry(now + minute));
      await asEarlierRelease(`UPDATE outbox SET ${column} = ${now + 2}, reason = 'SMTP 551'`);
      expect(await claimAll([ada], now + minute)).toEqual([]);
      expect(await store.nextDue()).toBeUndefined();
      await store.adopt([ada], now + minute);
      expect(await claimAll([ada], now + minute)).toEqual([]);
      expect((await record())?.state).toBe(state);
      expect(await store.retry(reference, now + minute)).toBe(state === 'failed');
      expect(await claimAll([ada], now + minute)).toHaveLength(state === 'failed' ? 1 : 0);
    });

    test('What an earlier release gave up and staff retried there is sent', async () => {
      await store.settle(await claimFor([ada]), failed);
      await asEarlierRelease(`UPDATE outbox SET failed_at = NULL, due_at = ${now}, attempts = 0`);
      await store.adopt([ada], now);
      expect(await claimAll([ada])).toHaveLength(1);
    });

    test('What an earlier release is sending stays with it until its lease ends', async () => {
      await asEarlierRelease(`UPDATE outbox SET lease = 'old', leased_until = ${now + lease}`);
      await store.adopt([ada], now);
      expect(await claimAll([ada], now + lease - 1)).toEqual([]);
      expect(await store.nextDue()).toBe(now + lease);
      expect(await claimAll([ada], now + lease)).toHaveLength(1);
    });

    test('What an earlier release erased is never sent, and does not stop a start', async () => {
      await store.settle(await claimFor([ada]), retry(now));
      await asEarlierRelease('UPDATE outbox SET due_at = NULL');
      expect(await claimAll([ada])).toEqual([]);
      await store.adopt([ada], now);
      expect(await store.nextDue()).toBeUndefined();
    });

    test('What an earlier release postponed keeps its history', async () => {
      await asEarlierRelease(
        `UPDATE outbox SET attempts = 3, refusals = 1, due_at = ${now + minute}`,
      );
      expect(await claimAll(both)).toEqual([]);
      expect(await claimAll(both, now + minute)).toMatchObject(
        both.map((recipient) => ({ recipient, attempts: 3, refusals: 1 })),
      );
    });
  });
}

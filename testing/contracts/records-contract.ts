import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnquiryStore } from '../../enquiry/ports.ts';
import {
  batchSize,
  type EnquiryRecord,
  type EnquiryRecords,
  type ListFilter,
  type QuarantineFilter,
  type RecordQuery,
} from '../../enquiry/upkeep/records.ts';
import { acceptMany, claimed, enquiry, lease, minute, now, nth } from './contract-enquiries.ts';

/**
 * What every store must do for staff and housekeeping. `open` opens the same new database each
 * time within one test; `wipe` removes it after the test.
 */
export function describeRecords(
  name: string,
  open: () => Promise<EnquiryStore & EnquiryRecords>,
  wipe: () => Promise<void>,
): void {
  describe(name, () => {
    let store: EnquiryStore & EnquiryRecords;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
      await wipe();
    });

    const spam = { quarantined: true, suspicions: ['honeypot', 'links'] };
    const { reference } = enquiry;
    async function references(query: RecordQuery): Promise<readonly string[]> {
      const batches = await Array.fromAsync(store.find(query, now));
      return batches.flat().map((record) => record.reference);
    }
    async function only(at = now): Promise<EnquiryRecord> {
      const record = await store.get(reference, at);
      if (!record) throw new Error('not found');
      return record;
    }
    async function deliver(at = now) {
      await store.settle(await claimed(store, at), { kind: 'delivered', at });
    }
    async function fail() {
      await store.settle(await claimed(store), { kind: 'failed', at: now, reason: 'SMTP 550' });
    }

    test('What waits in the outbox is counted, with the time since when', async () => {
      expect(await store.countWaiting()).toEqual({ count: 0, oldest: undefined });
      for (const n of [1, 2, 3]) await store.accept(nth(n, { acceptedAt: now + n }));
      await store.accept(nth(4, spam));
      expect(await store.countWaiting()).toEqual({ count: 3, oldest: now + 1 });
      await deliver(now + 1);
      expect(await store.countWaiting()).toEqual({ count: 2, oldest: now + 2 });
    });

    test('A record is complete', async () => {
      await store.accept({ ...enquiry, ...spam });
      expect(await only()).toEqual({
        reference,
        messageId: enquiry.messageId,
        values: enquiry.values,
        page: enquiry.page,
        state: 'quarantined',
        suspicions: ['honeypot', 'links'],
        canary: false,
        acceptedAt: now,
        quarantinedAt: now,
        releasedAt: undefined,
        digestedAt: undefined,
        triedAt: undefined,
        deliveredAt: undefined,
        failedAt: undefined,
        erasedAt: undefined,
        attempts: 0,
        refusals: 0,
        reason: undefined,
      });
    });

    test('The state follows from the times', async () => {
      await store.accept(enquiry);
      expect((await only()).state).toBe('accepted');
      const delivery = await claimed(store);
      expect((await only()).state).toBe('delivering');
      expect((await only(now + lease)).state).toBe('accepted');
      await store.settle(delivery, { kind: 'delivered', at: now });
      expect(await only()).toMatchObject({ state: 'delivered', deliveredAt: now });
    });

    test('States are counted, canaries are not', async () => {
      await store.accept(nth(1));
      await deliver();
      await store.accept(nth(2, spam));
      await store.accept(nth(3, spam));
      await store.accept(nth(4, { canary: true }));
      expect(await store.count(now)).toEqual(
        new Map([
          ['delivered', 1],
          ['quarantined', 2],
        ]),
      );
    });

    test('The newest are listed first, and no more than were asked for', async () => {
      for (const n of [1, 2, 3]) await store.accept(nth(n, { acceptedAt: now + n }));
      const newest = [nth(3).reference, nth(2).reference];
      expect(await references({ kind: 'recent', limit: 2 })).toEqual(newest);
    });

    test('The newest are listed by state, time and page, with or without canaries', async () => {
      await store.accept(nth(1));
      await deliver();
      for (const n of [2, 3, 4, 5]) await store.accept(nth(n, { acceptedAt: now + n }));
      await store.accept(nth(6, { ...spam, acceptedAt: now + 6 }));
      await store.accept(nth(7, { canary: true, acceptedAt: now + 7 }));
      const list = async (filter: ListFilter, skip = 0) =>
        (await references({ kind: 'recent', limit: 2, skip, filter })).map((each) =>
          Number(each.slice(-1)),
        );
      expect(await list({})).toEqual([7, 6]);
      expect(await list({ canary: false })).toEqual([6, 5]);
      expect(await list({ canary: false }, 4)).toEqual([2, 1]);
      expect(await list({ canary: false }, 6)).toEqual([]);
      expect(await list({ state: 'delivered' })).toEqual([1]);
      expect(await list({ state: 'accepted', canary: false }, 2)).toEqual([3, 2]);
      expect(await list({ from: now + 3, to: now + 5 })).toEqual([4, 3]);
    });

    test('Any number of records is read in batches, each record once', async () => {
      const count = 2 * batchSize + 1;
      await acceptMany(store, count);
      const read = new Set<string>();
      for await (const batch of store.find({ kind: 'email', email: enquiry.values.email }, now)) {
        expect(batch.length).toBeLessThanOrEqual(batchSize);
        for (const record of batch) read.add(record.reference);
        // What was read is changed meanwhile, and no batch is skipped or read again for it.
        await store.erase(
          [...batch].map((record) => record.reference),
          now,
        );
      }
      expect(read.size).toBe(count);
      expect(await store.count(now)).toEqual(new Map([['erased', count]]));
      expect(await references({ kind: 'erased', since: now })).toHaveLength(count);
      const newest = await references({ kind: 'recent', limit: batchSize + 1 });
      expect(new Set(newest).size).toBe(batchSize + 1);
    });

    test('An address is found in upper and lower case', async () => {
      await store.accept(enquiry);
      await store.accept(nth(2, { values: { ...enquiry.values, email: 'other@example.com' } }));
      expect(await references({ kind: 'email', email: 'ZOE@Example.com' })).toEqual([reference]);
    });

    test('What failed can be retried, and starts its schedule again', async () => {
      await store.accept(enquiry);
      await fail();
      expect(await only()).toMatchObject({ state: 'failed', reason: 'SMTP 550' });
      expect(await store.retry(reference, now + minute)).toBe(true);
      expect(await claimed(store, now + minute)).toMatchObject({
        messageId: enquiry.messageId,
        acceptedAt: now,
        queuedAt: now + minute,
        attempts: 0,
        refusals: 0,
      });
    });

    test('What waits, is delivered or is held back is not retried as if it had failed', async () => {
      expect(await store.retry(reference, now)).toBe(false);
      await store.accept({ ...enquiry, ...spam });
      expect(await store.retry(reference, now)).toBe(false);
      await store.release(reference, now);
      await deliver();
      expect(await store.retry(reference, now)).toBe(false);
    });

    test('What is released is delivered; it can be released once', async () => {
      await store.accept({ ...enquiry, ...spam });
      expect(await store.release(reference, now + minute)).toBe(true);
      expect(await store.release(reference, now + 2 * minute)).toBe(false);
      expect(await claimed(store, now + minute)).toMatchObject({ queuedAt: now + minute });
      await store.accept(nth(2));
      expect(await store.release(nth(2).reference, now)).toBe(false);
    });

    test('Quarantine is reported once: the least suspicious, rare and new ones first', async () => {
      const crowd = { ...spam, network: 'a crowd' };
      await store.accept(nth(1, { ...spam, points: 3, acceptedAt: now + 9 }));
      for (const n of [2, 3, 4]) await store.accept(nth(n, { ...crowd, acceptedAt: now + n }));
      await store.accept(nth(5, { ...spam, network: 'a visitor' }));
      await store.accept(nth(6, { ...spam, acceptedAt: now + 1 }));
      await store.accept(nth(7, spam));
      await store.release(nth(7).reference, now);
      const unreported = (limit: number) => references({ kind: 'unreported', limit });
      const inOrder = [6, 5, 4, 3, 2, 1].map((n) => nth(n).reference);
      expect(await unreported(10)).toEqual(inOrder);
      expect(await unreported(2)).toEqual(inOrder.slice(0, 2));
      expect(await store.countQuarantined({ reported: false })).toBe(6);
      while (await store.markDigested(now + 4, now));
      expect(await unreported(10)).toEqual([nth(4).reference, nth(1).reference]);
      expect(await store.countQuarantined({ reported: true })).toBe(4);
    });

    test('Quarantine is searched by period, sign and network', async () => {
      const held = [
        nth(1, { ...spam, suspicions: ['flood'], network: 'a', acceptedAt: now }),
        nth(2, { ...spam, suspicions: ['burst', 'flood'], network: 'b', acceptedAt: now + 5 }),
        nth(3, { ...spam, suspicions: ['floods'], network: 'c', acceptedAt: now + 9 }),
      ];
      for (const each of held) await store.accept(each);
      await store.accept(nth(4, { suspicions: ['flood'] }));
      const found = (filter: QuarantineFilter) => references({ kind: 'quarantined', filter });
      const [first = '', second = '', third = ''] = held.map(({ reference }) => reference);
      expect(await found({})).toEqual([third, second, first]);
      expect(await found({ from: now + 5, to: now + 9 })).toEqual([second]);
      expect(await found({ sign: 'flood' })).toEqual([second, first]);
      expect(await found({ networks: ['a', 'c'] })).toEqual([third, first]);
      expect(await found({ networks: [] })).toEqual([]);
      expect(await found({ sign: 'flood', networks: ['b'], from: now, to: now + 10 })).toEqual([
        second,
      ]);
      expect(await store.countQuarantined({ sign: 'flood' })).toBe(2);
    });

    test('What was delivered or held back has a time that is over, reported or not', async () => {
      for (const n of [1, 2, 3, 4]) await store.accept(nth(n, n > 2 ? spam : {}));
      await deliver();
      await store.release(nth(4).reference, now);
      expect(await references({ kind: 'deliveredBefore', time: now })).toEqual([]);
      expect(await references({ kind: 'deliveredBefore', time: now + 1 })).toHaveLength(1);
      expect(await references({ kind: 'quarantinedBefore', time: now })).toEqual([]);
      expect(await references({ kind: 'quarantinedBefore', time: now + 1 })).toEqual([
        nth(3).reference,
      ]);
    });

    test('One worker at a time does a chore, again when it is due, and after a lease ends', async () => {
      const take = (at: number, dueSince: number) =>
        store.takeChore({ name: 'digest', now: at, dueSince, leaseEnds: at + minute });
      expect(await take(now, now)).toBe(0);
      expect(await take(now + minute - 1, now)).toBeUndefined();
      expect(await take(now + minute, now)).toBe(0);
      await store.finishChore('digest', now + minute);
      expect(await take(now + minute, now + minute)).toBeUndefined();
      expect(await take(now + minute, now + minute + 1)).toBe(now + minute);
    });
  });
}

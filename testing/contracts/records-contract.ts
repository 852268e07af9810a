import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../enquiry/answering/acts.ts';
import {
  batchSize,
  type EnquiryRecord,
  type ListFilter,
  type QuarantineFilter,
  type RecordQuery,
} from '../../enquiry/upkeep/records.ts';
import {
  acceptMany,
  claimed,
  enquiry,
  lease,
  minute,
  now,
  nth,
  type StoreUnderTest,
  staff,
} from './contract-enquiries.ts';

/** What every store must do for staff and housekeeping. */
export function describeRecords(on: StoreUnderTest): void {
  describe('Records', () => {
    const spam = { quarantined: true, suspicions: ['honeypot', 'links'] };
    const { reference } = enquiry;
    async function references(query: RecordQuery): Promise<readonly string[]> {
      const batches = await Array.fromAsync(on.store.find(query, now));
      return batches.flat().map((record) => record.reference);
    }
    async function only(at = now): Promise<EnquiryRecord> {
      const record = await on.store.get(reference, at);
      if (!record) throw new Error('not found');
      return record;
    }
    async function deliver(at = now) {
      await on.store.settle(await claimed(on.store, at), { kind: 'delivered', at });
    }
    async function fail() {
      await on.store.settle(await claimed(on.store), {
        kind: 'failed',
        at: now,
        reason: 'SMTP 550',
      });
    }

    test('What waits in the outbox is counted, with the time since when', async () => {
      expect(await on.store.countWaiting()).toEqual({ count: 0, oldest: undefined });
      for (const n of [1, 2, 3]) await on.store.accept(nth(n, { acceptedAt: now + n }));
      await on.store.accept(nth(4, spam));
      expect(await on.store.countWaiting()).toEqual({ count: 3, oldest: now + 1 });
      await deliver(now + 1);
      expect(await on.store.countWaiting()).toEqual({ count: 2, oldest: now + 2 });
    });

    test('An acknowledgement that waits is not counted: a mistyped address must not alarm anybody', async () => {
      await on.store.accept({ ...enquiry, acknowledged: true });
      expect(await on.store.countWaiting()).toEqual({ count: 1, oldest: now });
    });

    test('A record is complete', async () => {
      await on.store.accept({ ...enquiry, ...spam });
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
        outcome: undefined,
        reminders: 0,
        attempts: 0,
        refusals: 0,
        reason: undefined,
      });
    });

    test('The state follows from the times', async () => {
      await on.store.accept(enquiry);
      expect((await only()).state).toBe('accepted');
      const delivery = await claimed(on.store);
      expect((await only()).state).toBe('delivering');
      expect((await only(now + lease)).state).toBe('accepted');
      await on.store.settle(delivery, { kind: 'delivered', at: now });
      expect(await only()).toMatchObject({ state: 'delivered', deliveredAt: now });
    });

    test('States are counted, canaries are not', async () => {
      await on.store.accept(nth(1));
      await deliver();
      await on.store.accept(nth(2, spam));
      await on.store.accept(nth(3, spam));
      await on.store.accept(nth(4, { canary: true }));
      expect(await on.store.count(now)).toEqual(
        new Map([
          ['delivered', 1],
          ['quarantined', 2],
        ]),
      );
    });

    test('The newest are listed first, and no more than were asked for', async () => {
      for (const n of [1, 2, 3]) await on.store.accept(nth(n, { acceptedAt: now + n }));
      const newest = [nth(3).reference, nth(2).reference];
      expect(await references({ kind: 'recent', limit: 2 })).toEqual(newest);
    });

    test('The newest are listed by state, time and page, with or without canaries', async () => {
      await on.store.accept(nth(1));
      await deliver();
      for (const n of [2, 3, 4, 5]) await on.store.accept(nth(n, { acceptedAt: now + n }));
      await on.store.accept(nth(6, { ...spam, acceptedAt: now + 6 }));
      await on.store.accept(nth(7, { canary: true, acceptedAt: now + 7 }));
      await on.store.conclude(nth(3).reference, 'answered', 'staff command', now);
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
      expect(await list({ state: 'unanswered' })).toEqual([5, 4]);
      expect(await list({ state: 'unanswered', canary: false, to: now + 4 })).toEqual([2, 1]);
    });

    test('What waits for an answer is counted, with the time since when somebody waits', async () => {
      expect(await on.store.countUnanswered()).toEqual({ count: 0, oldest: undefined });
      await on.store.accept(nth(1, { ...spam, acceptedAt: now - minute }));
      await on.store.accept(nth(2, { canary: true, acceptedAt: now - minute }));
      await on.store.accept(nth(3, { acceptedAt: now + 2 }));
      expect(await on.store.countUnanswered()).toEqual({ count: 1, oldest: now + 2 });
      await on.store.release(nth(1).reference, staff, 'staff command', now + 1);
      expect(await on.store.countUnanswered()).toEqual({ count: 2, oldest: now + 1 });
      await on.store.conclude(nth(1).reference, 'closed', 'staff command', now + 3);
      expect(await on.store.countUnanswered()).toEqual({ count: 1, oldest: now + 2 });
    });

    test('Expected answers are read with the time of the first, from a time on', async () => {
      const by = 'staff@example.com';
      const conclude = (n: number, outcome: Outcome, at: number) =>
        on.store.conclude(nth(n).reference, outcome, by, at);
      for (const n of [1, 2, 3, 4, 5]) await on.store.accept(nth(n, { acceptedAt: now + n }));
      await on.store.accept(nth(6, { ...spam, acceptedAt: now + 6 }));
      await on.store.accept(nth(7, { ...spam, acceptedAt: now + 7 }));
      await on.store.accept(nth(8, { canary: true, acceptedAt: now + 8 }));
      await conclude(1, 'answered', now + minute);
      await conclude(2, 'answered', now + 2 * minute);
      await on.store.reopen(nth(2).reference, by, now + 3 * minute);
      await conclude(3, 'closed', now + 5 * minute);
      await on.store.release(nth(6).reference, staff, by, now + 6 * minute);
      await on.store.erase([nth(4).reference], by, now + 7 * minute);
      const none = { releasedAt: undefined, erasedAt: undefined, answeredAt: undefined };
      const second = { ...none, acceptedAt: now + 2, answeredAt: now + 2 * minute };
      const [takenBack, ...others] = await on.store.findExpectedAnswers(now + 2);
      expect(takenBack).toEqual({ ...second, answeredAt: undefined });
      expect(others).toEqual([
        { ...none, acceptedAt: now + 4, erasedAt: now + 7 * minute },
        { ...none, acceptedAt: now + 5 },
        { ...none, acceptedAt: now + 6, releasedAt: now + 6 * minute },
      ]);
      const period = await on.store.actsOfPeriod(now + 2 * minute, now + 6 * minute);
      expect(period.counts).toEqual(
        new Map([
          ['answered', 1],
          ['reopened', 1],
          ['closed', 1],
        ]),
      );
      expect(period.answered).toEqual([second]);
      // Said again: its sender had the first answer.
      await conclude(2, 'answered', now + 9 * minute);
      expect((await on.store.findExpectedAnswers(now + 2))[0]).toEqual(second);
      expect((await on.store.actsOfPeriod(now + 9 * minute, now + 10 * minute)).answered).toEqual(
        [],
      );
    });

    const manyCommits = { timeout: 180_000 };
    test('Any number of records is read in batches, each record once', manyCommits, async () => {
      const count = 2 * batchSize + 1;
      await acceptMany(on.store, count);
      const read = new Set<string>();
      for await (const batch of on.store.find(
        { kind: 'email', email: enquiry.values.email },
        now,
      )) {
        expect(batch.length).toBeLessThanOrEqual(batchSize);
        for (const record of batch) read.add(record.reference);
        // What was read is changed meanwhile, and no batch is skipped or read again for it.
        await on.store.erase(
          [...batch].map((record) => record.reference),
          'staff command',
          now,
        );
      }
      expect(read.size).toBe(count);
      expect(await on.store.count(now)).toEqual(new Map([['erased', count]]));
      expect(await references({ kind: 'erased', since: now })).toHaveLength(count);
      const newest = await references({ kind: 'recent', limit: batchSize + 1 });
      expect(new Set(newest).size).toBe(batchSize + 1);
    });

    test('An address is found in upper and lower case', async () => {
      await on.store.accept(enquiry);
      await on.store.accept(nth(2, { values: { ...enquiry.values, email: 'other@example.com' } }));
      expect(await references({ kind: 'email', email: 'ZOE@Example.com' })).toEqual([reference]);
    });

    test('What failed can be retried, and starts its schedule again', async () => {
      await on.store.accept(enquiry);
      await fail();
      expect(await only()).toMatchObject({ state: 'failed', reason: 'SMTP 550' });
      expect(await on.store.retry(reference, staff, 'staff command', now + minute)).toBe(true);
      expect(await claimed(on.store, now + minute)).toMatchObject({
        messageId: enquiry.messageId,
        acceptedAt: now,
        queuedAt: now + minute,
        attempts: 0,
        refusals: 0,
      });
    });

    test('What waits, is delivered or is held back is not retried as if it had failed', async () => {
      expect(await on.store.retry(reference, staff, 'staff command', now)).toBe(false);
      await on.store.accept({ ...enquiry, ...spam });
      expect(await on.store.retry(reference, staff, 'staff command', now)).toBe(false);
      await on.store.release(reference, staff, 'staff command', now);
      await deliver();
      expect(await on.store.retry(reference, staff, 'staff command', now)).toBe(false);
    });

    test('What is released is delivered; it can be released once', async () => {
      await on.store.accept({ ...enquiry, ...spam });
      expect(await on.store.release(reference, staff, 'staff command', now + minute)).toBe(true);
      expect(await on.store.release(reference, staff, 'staff command', now + 2 * minute)).toBe(
        false,
      );
      expect(await claimed(on.store, now + minute)).toMatchObject({ queuedAt: now + minute });
      await on.store.accept(nth(2));
      expect(await on.store.release(nth(2).reference, staff, 'staff command', now)).toBe(false);
    });

    test('Quarantine is reported once: the least suspicious, rare and new ones first', async () => {
      const crowd = { ...spam, network: 'a crowd' };
      await on.store.accept(nth(1, { ...spam, points: 3, acceptedAt: now + 9 }));
      for (const n of [2, 3, 4]) await on.store.accept(nth(n, { ...crowd, acceptedAt: now + n }));
      await on.store.accept(nth(5, { ...spam, network: 'a visitor' }));
      await on.store.accept(nth(6, { ...spam, acceptedAt: now + 1 }));
      await on.store.accept(nth(7, spam));
      await on.store.release(nth(7).reference, staff, 'staff command', now);
      const unreported = (limit: number) => references({ kind: 'unreported', limit });
      const inOrder = [6, 5, 4, 3, 2, 1].map((n) => nth(n).reference);
      expect(await unreported(10)).toEqual(inOrder);
      expect(await unreported(2)).toEqual(inOrder.slice(0, 2));
      const found = await on.store.findUnreported();
      expect(found.toSorted()).toEqual(inOrder.toSorted());
      await on.store.markDigested(inOrder.slice(1, -1), now);
      expect(await unreported(10)).toEqual([nth(6).reference, nth(1).reference]);
      expect(await on.store.findUnreported()).toHaveLength(2);
    });

    test('Quarantine is searched by period, sign and network', async () => {
      const held = [
        nth(1, { ...spam, suspicions: ['flood'], network: 'a', acceptedAt: now }),
        nth(2, { ...spam, suspicions: ['burst', 'flood'], network: 'b', acceptedAt: now + 5 }),
        nth(3, { ...spam, suspicions: ['floods'], network: 'c', acceptedAt: now + 9 }),
      ];
      for (const each of held) await on.store.accept(each);
      await on.store.accept(nth(4, { suspicions: ['flood'] }));
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
      expect(await on.store.countQuarantined({ sign: 'flood' })).toBe(2);
    });

    test('An enquiry that one recipient could never get expires after somebody has answered it', async () => {
      await on.store.accept({ ...enquiry, recipients: [...staff, 'other@example.com'] });
      await deliver();
      await fail();
      const expired = (time: number) => references({ kind: 'deliveredBefore', time });
      expect(await expired(now + 9 * minute)).toEqual([]);
      await on.store.conclude(reference, 'answered', 'staff command', now + 5 * minute);
      expect(await expired(now + 5 * minute)).toEqual([]);
      expect(await expired(now + 5 * minute + 1)).toEqual([reference]);
    });

    test('Delivered and quarantined enquiries expire, reported or not', async () => {
      for (const n of [1, 2, 3, 4]) await on.store.accept(nth(n, n > 2 ? spam : {}));
      await deliver();
      await on.store.release(nth(4).reference, staff, 'staff command', now);
      expect(await references({ kind: 'deliveredBefore', time: now })).toEqual([]);
      expect(await references({ kind: 'deliveredBefore', time: now + 1 })).toHaveLength(1);
      expect(await references({ kind: 'quarantinedBefore', time: now })).toEqual([]);
      expect(await references({ kind: 'quarantinedBefore', time: now + 1 })).toEqual([
        nth(3).reference,
      ]);
    });

    test('One worker at a time does a chore, again when it is due, and after a lease ends', async () => {
      const take = (at: number, dueSince: number) =>
        on.store.takeChore({ name: 'digest', now: at, dueSince, leaseEnds: at + minute });
      expect(await take(now, now)).toBe(0);
      expect(await take(now + minute - 1, now)).toBeUndefined();
      expect(await take(now + minute, now)).toBe(0);
      await on.store.finishChore('digest', now + minute);
      expect(await take(now + minute, now + minute)).toBeUndefined();
      expect(await take(now + minute, now + minute + 1)).toBe(now + minute);
    });
  });
}

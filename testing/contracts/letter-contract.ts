import { describe, expect, test } from 'vitest';
import { mostNames } from '../../enquiry/letter/daily-sums.ts';
import { claimed, enquiry, minute, now, nth, type StoreUnderTest } from './contract-enquiries.ts';

const spam = { quarantined: true, suspicions: ['honeypot'] };

/** What every store must count for the owner's letter. */
export function describeLetter(on: StoreUnderTest): void {
  describe('The letter', () => {
    test('Sums of a day are added up, and forgotten by their age', async () => {
      const page = (name: string, count: number) => ({ kind: 'page', name, count }) as const;
      await on.store.addSums(100, [
        page('/', 3),
        page('/it', 1),
        { ...page('/', 2), kind: 'from' },
      ]);
      await on.store.addSums(100, [page('/', 4)]);
      await on.store.addSums(101, [page('/', 10)]);
      expect(await on.store.sumsOf(100, 101)).toEqual([
        { kind: 'from', name: '/', count: 2 },
        page('/', 7),
        page('/it', 1),
      ]);
      expect(await on.store.sumsOf(100, 102)).toContainEqual(page('/', 17));
      await on.store.forgetSums(101);
      expect(await on.store.sumsOf(0, 1_000)).toEqual([page('/', 10)]);
    });

    test('Sums that two instances add together are lost by neither', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          on.store.addSums(7, [
            { kind: 'page', name: n % 2 ? '/it' : '/', count: 1 },
            { kind: 'page', name: n % 2 ? '/' : '/it', count: 1 },
          ]),
        ),
      );
      const sums = await on.store.sumsOf(7, 8);
      expect(sums.map(({ count }) => count)).toEqual([20, 20]);
    });

    test('Made-up names cannot fill the disk, and what is known is still counted', async () => {
      const missing = Array.from({ length: mostNames + 50 }, (_, n) => ({
        kind: 'missing' as const,
        name: `/${n}`,
        count: 1,
      }));
      await on.store.addSums(7, [{ kind: 'missing', name: '/', count: 1 }]);
      await on.store.addSums(7, missing);
      await on.store.addSums(7, [{ kind: 'missing', name: '/', count: 5 }]);
      const sums = await on.store.sumsOf(7, 8);
      expect(sums).toHaveLength(mostNames);
      expect(sums).toContainEqual({ kind: 'missing', name: '/', count: 6 });
    });

    test('Enquiries are counted by form and page, without spam, canaries and what is held back', async () => {
      await on.store.accept(nth(1));
      await on.store.accept(nth(2, { acceptedAt: now + minute }));
      await on.store.accept(
        nth(3, { page: '/it', values: { ...enquiry.values, formType: 'it', message: '3' } }),
      );
      await on.store.accept(nth(4, { canary: true }));
      await on.store.accept(nth(5, spam));
      await on.store.accept(nth(6, spam));
      await on.store.release(nth(6).reference, enquiry.recipients, 'staff command', now);
      await on.store.accept(nth(7));
      await on.store.conclude(nth(7).reference, 'spam', 'staff command', now);
      expect(await on.store.countReceived(now, now + minute)).toEqual([
        { form: 'home', page: '/', count: 2 },
        { form: 'it', page: '/it', count: 1 },
      ]);
      await on.store.erase([nth(1).reference], 'retention', now + minute);
      expect((await on.store.countReceived(now, now + minute))[0]?.count).toBe(2);
    });

    test('What was held back, released and not delivered is counted', async () => {
      await on.store.accept(nth(1));
      const delivery = await claimed(on.store);
      await on.store.settle(delivery, { kind: 'failed', at: now, reason: '550' });
      await on.store.accept(nth(2, spam));
      await on.store.accept(nth(3, spam));
      await on.store.release(nth(3).reference, enquiry.recipients, 'staff command', now);
      expect(await on.store.countTrouble(now, now + 1, now)).toEqual({
        quarantined: 2,
        released: 1,
        failed: 1,
      });
      expect(await on.store.countTrouble(now + 1, now + 2, now)).toEqual({
        quarantined: 0,
        released: 0,
        failed: 0,
      });
    });
  });
}

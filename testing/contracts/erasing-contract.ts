import { describe, expect, test } from 'vitest';
import type { RecordQuery } from '../../enquiry/upkeep/records.ts';
import {
  acceptMany,
  claim,
  claimed,
  enquiry,
  minute,
  now,
  nth,
  type StoreUnderTest,
} from './contract-enquiries.ts';

/** What every store must do to forget. */
export function describeErasing(on: StoreUnderTest): void {
  describe('What is erased', () => {
    const { reference } = enquiry;
    const references = async (query: RecordQuery) =>
      (await Array.fromAsync(on.store.find(query, now))).flat().map((record) => record.reference);

    test('is gone but for its reference, and is never mailed', async () => {
      const idempotencyKey = 'key-0123456789abcdef';
      await on.store.accept({ ...enquiry, idempotencyKey });
      await on.store.erase([reference], 'staff command', now + minute);
      expect(await on.store.rewriteFiles()).toEqual({ kind: 'done' });
      expect(await on.store.get(reference, now)).toMatchObject({
        state: 'erased',
        erasedAt: now + minute,
        values: { name: '', email: '', subject: '', message: '', formType: 'home' },
      });
      expect(await claim(on.store, now + minute, Number.MAX_SAFE_INTEGER)).toBeUndefined();
      expect(await on.store.retry(reference, enquiry.recipients, 'staff command', now)).toBe(false);
      expect(await references({ kind: 'erased', since: now + minute })).toEqual([reference]);
      expect(await references({ kind: 'email', email: enquiry.values.email })).toEqual([]);
      expect(await on.store.accept(nth(2, { idempotencyKey }))).toEqual({ kind: 'accepted' });
    });

    test('is not settled by a worker that has it', async () => {
      await on.store.accept(enquiry);
      const delivery = await claimed(on.store);
      await on.store.erase([reference], 'staff command', now);
      expect(await on.store.settle(delivery, { kind: 'delivered', at: now })).toBe(false);
      expect((await on.store.get(reference, now))?.state).toBe('erased');
    });

    test('owes the files a rewrite, during which enquiries wait and nothing else changes', async () => {
      const count = 40;
      await acceptMany(on.store, count);
      const all = async () =>
        (await Array.fromAsync(on.store.find({ kind: 'recent', limit: 2 * count }, now))).flat();
      expect(await on.store.isRewriteOwed()).toBe(false);
      await on.store.erase([nth(7).reference], 'staff command', now);
      expect(await on.store.isRewriteOwed()).toBe(true);
      await on.reopen();
      const before = await all();
      const [rewritten, accepted] = await Promise.all([
        on.store.rewriteFiles(),
        on.store.accept(nth(count)),
        on.store.erase([nth(8).reference], 'staff command', now),
      ]);
      expect([rewritten, accepted]).toEqual([{ kind: 'done' }, { kind: 'accepted' }]);
      await on.store.rewriteFiles();
      expect(await on.store.isRewriteOwed()).toBe(false);
      const others = before.filter((record) => record.reference !== nth(8).reference);
      expect(await all()).toEqual(expect.arrayContaining(others));
      // Keys and references are as unique as before, and mails are as due.
      const rival = nth(3, { values: { ...enquiry.values, name: 'Other' } });
      expect(await on.store.accept(rival)).toEqual({ kind: 'reference_taken' });
      await on.store.settle(await claimed(on.store), { kind: 'delivered', at: now });
    });
  });

  test('Keys of clients that are forgotten owe the files a rewrite, once', async () => {
    await on.store.keyOf('client', 1, 'an-old-key');
    await on.store.keyOf('client', 2, 'a-key');
    await on.store.forgetKeys('client', 2);
    expect(await on.store.isRewriteOwed()).toBe(true);
    await on.store.rewriteFiles();
    await on.store.forgetKeys('client', 2);
    expect(await on.store.isRewriteOwed()).toBe(false);
    expect(await on.store.keys('client')).toEqual(new Map([[2, 'a-key']]));
  });
}

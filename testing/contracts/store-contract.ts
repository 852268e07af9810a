import { describe, expect, test } from 'vitest';
import { fields } from '../../enquiry/rules/fields.ts';
import {
  claim,
  claimed,
  enquiry,
  minute,
  now,
  nth,
  type StoreUnderTest,
} from './contract-enquiries.ts';

/** What every store must do with enquiries; the other contracts have the rest. */
export function describeStore(on: StoreUnderTest): void {
  describe('An enquiry', () => {
    const idempotencyKey = 'key-0123456789abcdef';
    const accepted = { kind: 'accepted' };
    const repeat = { kind: 'repeat', reference: enquiry.reference };

    test('is delivered without any change, after a restart too', async () => {
      expect(await on.store.accept(enquiry)).toEqual(accepted);
      await on.reopen();
      expect(await claim(on.store, now, now, 'mine')).toEqual({
        lease: 'mine',
        reference: enquiry.reference,
        recipient: 'staff@example.com',
        messageId: enquiry.messageId,
        values: enquiry.values,
        page: enquiry.page,
        acceptedAt: now,
        queuedAt: now,
        canary: false,
        attempts: 0,
        refusals: 0,
      });
    });

    test('is answered and stored, also when 50 arrive together', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, n) => {
          const values = { ...enquiry.values, email: `visitor${n}@example.com` };
          return on.store.accept(nth(n, { values }));
        }),
      );
      expect(outcomes).toEqual(Array(50).fill(accepted));
      const references = new Set<string>();
      for (let left = 50; left > 0; left -= 1) references.add((await claimed(on.store)).reference);
      expect(references.size).toBe(50);
    });

    test('that was given before the store closes is stored', async () => {
      const accepting = on.store.accept(enquiry);
      await on.reopen();
      expect(await accepting).toEqual(accepted);
      expect((await claimed(on.store)).reference).toBe(enquiry.reference);
    });

    test('without a key is a repeat of the same payload for ten minutes', async () => {
      await on.store.accept(enquiry);
      const again = (after: number) =>
        on.store.accept(nth(2, { values: enquiry.values, acceptedAt: now + after }));
      const find = (after: number) => on.store.findRepeat({ ...enquiry, acceptedAt: now + after });
      expect(await again(0)).toEqual(repeat);
      expect(await find(10 * minute - 1)).toEqual(repeat);
      expect(await find(10 * minute)).toBeUndefined();
      expect(await again(10 * minute - 1)).toEqual(repeat);
      expect(await again(10 * minute)).toEqual(accepted);
    });

    test('is another one when any field differs', async () => {
      await on.store.accept(enquiry);
      for (const [n, field] of ['formType', ...fields.map(({ name }) => name)].entries()) {
        const values = { ...enquiry.values, [field]: 'other' };
        expect(await on.store.accept(nth(n + 2, { values })), field).toEqual(accepted);
      }
    });

    test('with a key has the same reference at any time; the key takes no other payload', async () => {
      const { values } = enquiry;
      const later = { values, idempotencyKey, acceptedAt: now + 48 * 60 * minute };
      expect(await on.store.findRepeat(later)).toBeUndefined();
      await on.store.accept({ ...enquiry, idempotencyKey });
      expect(await on.store.findRepeat(later)).toEqual(repeat);
      expect(await on.store.accept(nth(2, later))).toEqual(repeat);
      const reuse = { kind: 'key_reuse' };
      expect(await on.store.findRepeat({ ...later, values: nth(3).values })).toEqual(reuse);
      expect(await on.store.accept(nth(3, { ...later, values: nth(3).values }))).toEqual(reuse);
      const withoutKey = nth(4, { ...later, idempotencyKey: undefined });
      expect(await on.store.accept(withoutKey)).toEqual(accepted);
    });

    test('that arrives several times together is stored once', async () => {
      const outcomes = await Promise.all(
        [1, 2, 3].map((n) => on.store.accept(nth(n, { idempotencyKey, values: enquiry.values }))),
      );
      const kinds = outcomes.map(({ kind }) => kind).sort();
      expect(kinds).toEqual(['accepted', 'repeat', 'repeat']);
    });

    test('has a reference of its own, and leaves nothing behind without one', async () => {
      await on.store.accept(enquiry);
      const rival = nth(2, { reference: enquiry.reference });
      expect(await on.store.accept(rival)).toEqual({ kind: 'reference_taken' });
      await claimed(on.store);
      expect(await claim(on.store)).toBeUndefined();
    });
  });

  describe('A store', () => {
    test('that is empty has nothing due and is ready', async () => {
      expect(await on.store.nextDue()).toBeUndefined();
      expect(await claim(on.store)).toBeUndefined();
      await expect(on.store.check()).resolves.toBeUndefined();
    });

    test('undoes one transaction that fails, and no other', async () => {
      const broken = nth(2, { recipients: [] });
      const outcomes = await Promise.allSettled([
        on.store.accept(nth(1)),
        on.store.accept(broken),
        on.store.accept(nth(3)),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await on.store.get(broken.reference, now)).toBeUndefined();
      expect(await on.store.size(0)).toMatchObject({ accepted: 2 });
    });

    test('that is closed reports that it is unavailable', async () => {
      const { store } = on;
      await on.reopen();
      const unavailable = expect.objectContaining({ name: 'StoreUnavailable' });
      await expect(store.accept(enquiry)).rejects.toThrow(unavailable);
      await expect(store.check()).rejects.toThrow(unavailable);
    });
  });
}

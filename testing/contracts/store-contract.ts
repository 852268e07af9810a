import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnquiryStore } from '../../enquiry/ports.ts';
import { fields } from '../../enquiry/rules/fields.ts';
import { claim, claimed, enquiry, minute, now, nth } from './contract-enquiries.ts';

/**
 * What every store must do with enquiries; `describeOutbox` has the rest. `open` opens the same new
 * database each time within one test; `wipe` removes it after the test.
 */
export function describeStore(
  name: string,
  open: () => Promise<EnquiryStore>,
  wipe: () => Promise<void>,
): void {
  describe(name, () => {
    let store: EnquiryStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
      await wipe();
    });

    test('An accepted enquiry can be delivered without any change', async () => {
      expect(await store.accept(enquiry)).toEqual({ kind: 'accepted' });
      expect(await claim(store, now, now, 'mine')).toEqual({
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

    test('An accepted enquiry is still there after the store closes and opens again', async () => {
      await store.accept(enquiry);
      await store.close();
      store = await open();
      expect((await claimed(store)).values).toEqual(enquiry.values);
    });

    test('Enquiries that arrive together are each answered, and each stored', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, n) => {
          const values = { ...enquiry.values, email: `visitor${n}@example.com` };
          return store.accept(nth(n, { values }));
        }),
      );
      expect(outcomes).toEqual(Array(50).fill({ kind: 'accepted' }));
      const references = new Set<string>();
      for (let left = 50; left > 0; left -= 1) references.add((await claimed(store)).reference);
      expect(references.size).toBe(50);
    });

    test('The store finishes what it was given before it closes', async () => {
      const accepted = store.accept(enquiry);
      await store.close();
      expect(await accepted).toEqual({ kind: 'accepted' });
      store = await open();
      expect((await claimed(store)).reference).toBe(enquiry.reference);
    });

    test('The same payload without a key is a repeat for ten minutes', async () => {
      await store.accept(enquiry);
      const again = (after: number) =>
        store.accept({ ...enquiry, ...nth(2), values: enquiry.values, acceptedAt: now + after });
      const repeat = { kind: 'repeat', reference: enquiry.reference };
      expect(await again(0)).toEqual(repeat);
      expect(await again(10 * minute - 1)).toEqual(repeat);
      expect(await again(10 * minute)).toEqual({ kind: 'accepted' });
    });

    test.each(['formType', ...fields.map(({ name }) => name)])(
      'A different %s makes a different enquiry',
      async (field) => {
        await store.accept(enquiry);
        const values = { ...enquiry.values, [field]: 'other' };
        expect(await store.accept(nth(2, { values }))).toEqual({ kind: 'accepted' });
      },
    );

    test('A key returns the same reference at any time, and accepts no other payload', async () => {
      const idempotencyKey = 'key-0123456789abcdef';
      await store.accept({ ...enquiry, idempotencyKey });
      const later = { idempotencyKey, acceptedAt: now + 48 * 60 * minute };
      expect(await store.accept(nth(2, { ...later, values: enquiry.values }))).toEqual({
        kind: 'repeat',
        reference: enquiry.reference,
      });
      expect(await store.accept(nth(3, later))).toEqual({ kind: 'key_reuse' });
      expect(await store.accept(nth(4, { ...later, idempotencyKey: undefined }))).toEqual({
        kind: 'accepted',
      });
    });

    test('Repeats that arrive together make one enquiry', async () => {
      const idempotencyKey = 'key-0123456789abcdef';
      const outcomes = await Promise.all(
        [1, 2, 3].map((n) => store.accept(nth(n, { idempotencyKey, values: enquiry.values }))),
      );
      const kinds = outcomes.map(({ kind }) => kind).sort();
      expect(kinds).toEqual(['accepted', 'repeat', 'repeat']);
    });

    test('A reference is used only once', async () => {
      await store.accept(enquiry);
      const rival = nth(2, { reference: enquiry.reference });
      expect(await store.accept(rival)).toEqual({ kind: 'reference_taken' });
      await claimed(store);
      expect(await claim(store)).toBeUndefined();
    });

    test('A quarantined enquiry is not delivered', async () => {
      await store.accept({ ...enquiry, quarantined: true, suspicions: ['honeypot'] });
      expect(await claim(store, now + minute)).toBeUndefined();
      expect(await store.nextDue()).toBeUndefined();
      await store.makeAllDue(now);
      expect(await claim(store, now, Number.MAX_SAFE_INTEGER)).toBeUndefined();
    });

    test('An empty store has nothing due and is ready', async () => {
      expect(await store.nextDue()).toBeUndefined();
      expect(await claim(store)).toBeUndefined();
      await expect(store.check()).resolves.toBeUndefined();
    });

    test('A closed store reports that it is unavailable', async () => {
      const closed = await open();
      await closed.close();
      await expect(closed.accept(enquiry)).rejects.toThrow(
        expect.objectContaining({ name: 'StoreUnavailable' }),
      );
      await expect(closed.check()).rejects.toThrow(
        expect.objectContaining({ name: 'StoreUnavailable' }),
      );
    });
  });
}

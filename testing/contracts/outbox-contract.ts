import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnquiryStore } from '../../enquiry/ports.ts';
import { claim, claimed, enquiry, lease, minute, now, nth } from './contract-enquiries.ts';

/**
 * What every store must do with its outbox. `open` opens the same new database each time within one
 * test; `wipe` removes it after the test.
 */
export function describeOutbox(
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

    const retry = (at: number, dueAt: number) =>
      ({ kind: 'retry', at, dueAt, attempts: 1, refusals: 0, reason: 'SMTP 450' }) as const;

    test('The delivery that has been due longest comes first', async () => {
      await store.accept(nth(1, { acceptedAt: now + 2 }));
      await store.accept(nth(2, { acceptedAt: now + 1 }));
      expect((await claimed(store, now + 2)).reference).toBe(nth(2).reference);
      expect((await claimed(store, now + 2)).reference).toBe(nth(1).reference);
    });

    test('No other worker gets a delivery until its lease ends; then one does', async () => {
      await store.accept(enquiry);
      await claimed(store);
      expect(await store.nextDue()).toBe(now + lease);
      expect(await claim(store, now + lease - 1)).toBeUndefined();
      expect((await claimed(store, now + lease)).reference).toBe(enquiry.reference);
    });

    test('A worker that has lost its lease to another changes nothing', async () => {
      await store.accept(enquiry);
      const stale = await claimed(store);
      const fresh = await claimed(store, now + lease);
      expect(await store.settle(stale, { kind: 'failed', at: now, reason: 'x' })).toBe(false);
      expect(await store.settle(stale, retry(now, now))).toBe(false);
      expect(await store.settle(fresh, { kind: 'delivered', at: now })).toBe(true);
      expect(await store.settle(stale, retry(now, now))).toBe(false);
      expect(await claim(store, now + 2 * lease)).toBeUndefined();
    });

    test.each([
      { kind: 'delivered', at: now },
      { kind: 'failed', at: now, reason: 'SMTP 550' },
    ] as const)('What is $kind never comes back', async (settlement) => {
      await store.accept(enquiry);
      expect(await store.settle(await claimed(store), settlement)).toBe(true);
      await store.makeAllDue(now);
      expect(await store.nextDue()).toBeUndefined();
      expect(await claim(store, now + lease, Number.MAX_SAFE_INTEGER)).toBeUndefined();
    });

    test('A delivery to retry comes back when it is due, with its history', async () => {
      await store.accept(enquiry);
      await store.settle(await claimed(store), retry(now, now + 5_000));
      expect(await store.nextDue()).toBe(now + 5_000);
      expect(await claim(store, now + 4_999)).toBeUndefined();
      expect(await claimed(store, now + 5_000)).toMatchObject({
        attempts: 1,
        refusals: 0,
        messageId: enquiry.messageId,
      });
    });

    test('A probe gets what is not yet due', async () => {
      await store.accept(enquiry);
      await store.settle(await claimed(store), retry(now, now + 60 * minute));
      expect(await claim(store, now, Number.MAX_SAFE_INTEGER)).toMatchObject({ attempts: 1 });
    });

    test('After an outage everything that waits is due', async () => {
      await store.accept(enquiry);
      await store.settle(await claimed(store), retry(now, now + 60 * minute));
      await store.makeAllDue(now + minute);
      expect(await claim(store, now + minute)).toMatchObject({ reference: enquiry.reference });
    });
  });
}

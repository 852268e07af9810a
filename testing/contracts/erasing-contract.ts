import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnquiryStore } from '../../enquiry/ports.ts';
import { systemClock } from '../../enquiry/system-clock.ts';
import { batchSize, type EnquiryRecords, type RecordQuery } from '../../enquiry/upkeep/records.ts';
import { scrub } from '../../enquiry/upkeep/scrub.ts';
import { acceptMany, claim, claimed, enquiry, minute, now, nth } from './contract-enquiries.ts';

/**
 * What every store must do to forget. `open` opens the same new place each time within one test;
 * `wipe` removes it after the test.
 */
export function describeErasing(
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

    const { reference } = enquiry;
    const references = async (query: RecordQuery) =>
      (await Array.fromAsync(store.find(query, now))).flat().map((record) => record.reference);
    const only = () => store.get(reference, now);
    async function scrubbed() {
      const result = await scrub(
        { records: store, clock: systemClock },
        new AbortController().signal,
      );
      expect(result).toEqual({ kind: 'scrubbed' });
    }

    test('What is erased is gone but for its reference, and is never mailed', async () => {
      const idempotencyKey = 'key-0123456789abcdef';
      await store.accept({ ...enquiry, idempotencyKey });
      await store.erase([reference], now + minute);
      await scrubbed();
      expect(await only()).toMatchObject({
        state: 'erased',
        erasedAt: now + minute,
        values: { name: '', email: '', subject: '', message: '', formType: 'home' },
      });
      expect(await claim(store, now + minute, Number.MAX_SAFE_INTEGER)).toBeUndefined();
      expect(await store.retry(reference, now)).toBe(false);
      expect(await references({ kind: 'erased', since: now + minute })).toEqual([reference]);
      expect(await references({ kind: 'email', email: enquiry.values.email })).toEqual([]);
      expect(await store.accept(nth(2, { idempotencyKey }))).toEqual({ kind: 'accepted' });
    });

    test('What was erased is scrubbed too, and everything else stays as it was', async () => {
      const count = 3 * batchSize;
      await acceptMany(store, count);
      const all = () => Array.fromAsync(store.find({ kind: 'recent', limit: 2 * count }, now));
      expect(await store.isScrubbed()).toBe(true);
      await store.erase([nth(7).reference], now);
      expect(await store.isScrubbed()).toBe(false);
      const before = await all();
      // Enquiries arrive at every stage, and staff change some.
      const turn = { lease: 'mine', now, leaseEnds: now + minute };
      let arrived = 0;
      while ((await store.scrub(turn)).kind === 'more') {
        arrived += 1;
        await store.accept(nth(count + arrived, { acceptedAt: now + arrived }));
        if (arrived === 2) await store.erase([nth(8).reference], now);
      }
      expect(await store.isScrubbed()).toBe(true);
      expect(arrived).toBeGreaterThan(8);
      const after = await all();
      expect(after.flat()).toHaveLength(count + arrived);
      const kept = after.flat().filter((record) => record.reference !== nth(8).reference);
      expect(kept).toEqual(
        expect.arrayContaining(
          before.flat().filter((record) => record.reference !== nth(8).reference),
        ),
      );
      // Keys and references are as unique as before, and mails are as due.
      expect(await store.accept(nth(3, { values: { ...enquiry.values, name: 'Other' } }))).toEqual({
        kind: 'reference_taken',
      });
      await store.settle(await claimed(store), { kind: 'delivered', at: now });
    });

    test('One process scrubs at a time, and another goes on where it died', async () => {
      await store.accept(enquiry);
      await store.erase([reference], now);
      const turn = (lease: string, at: number) =>
        store.scrub({ lease, now: at, leaseEnds: at + minute });
      expect(await turn('first', now)).toEqual({ kind: 'more' });
      expect(await turn('second', now + minute - 1)).toMatchObject({ kind: 'blocked' });
      while ((await turn('second', now + minute)).kind === 'more');
      expect(await store.isScrubbed()).toBe(true);
    });

    test('A worker that has an enquiry while it is erased changes nothing', async () => {
      await store.accept(enquiry);
      const delivery = await claimed(store);
      await store.erase([reference], now);
      expect(await store.settle(delivery, { kind: 'delivered', at: now })).toBe(false);
      expect((await only())?.state).toBe('erased');
    });
  });
}

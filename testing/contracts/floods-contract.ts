import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FloodRecords } from '../../enquiry/limits/flood-records.ts';
import type { EnquiryStore } from '../../enquiry/ports.ts';
import type { EnquiryRecords } from '../../enquiry/upkeep/records.ts';
import { enquiry, minute, now, nth } from './contract-enquiries.ts';

/**
 * What every store must do to keep floods within bounds. `open` opens the same new place each time
 * within one test; `wipe` removes it after the test.
 */
export function describeFloods(
  name: string,
  open: () => Promise<EnquiryStore & EnquiryRecords & FloodRecords>,
  wipe: () => Promise<void>,
): void {
  describe(name, () => {
    let store: EnquiryStore & EnquiryRecords & FloodRecords;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
      await wipe();
    });

    test('A day has one key, regardless of who asks first, until it is deleted', async () => {
      expect(await store.keyOf(7, 'first')).toBe('first');
      expect(await store.keyOf(7, 'second')).toBe('first');
      expect(await store.keyOf(8, 'third')).toBe('third');
      expect(await store.keys()).toEqual(['first', 'third']);
      await store.forgetKeys(8);
      expect(await store.keys()).toEqual(['third']);
      expect(await store.keyOf(7, 'fourth')).toBe('fourth');
    });

    test('Marks of networks are forgotten by their age', async () => {
      const flood = { quarantined: true, network: 'a mark' };
      await store.accept(nth(1, { ...flood, acceptedAt: now - minute }));
      await store.accept(nth(2, flood));
      while (await store.forgetMarks(now));
      expect(await store.countQuarantined({ networks: ['a mark'] })).toBe(1);
      expect(await store.countQuarantined({})).toBe(2);
    });

    test('Its size is what was accepted lately, and what is in quarantine', async () => {
      const flood = { quarantined: true, suspicions: ['flood'] };
      await store.accept(nth(1, { acceptedAt: now - minute }));
      await store.accept(nth(2, flood));
      await store.accept(nth(3));
      expect(await store.size(now - minute)).toEqual({ accepted: 2, quarantined: 1 });
      expect(await store.size(now - minute - 1)).toEqual({ accepted: 3, quarantined: 1 });
      await store.erase([nth(2).reference], now);
      expect(await store.size(now - minute)).toEqual({ accepted: 1, quarantined: 0 });
    });

    test('One flood is on at a time; it knows whether staff were told, and what it left', async () => {
      expect(await store.flood()).toBeUndefined();
      const begun = await Promise.all([1, 2, 3].map(() => store.noteFlood(now)));
      expect(begun.filter(Boolean)).toHaveLength(1);
      expect(await store.noteFlood(now + minute)).toBe(false);
      const flood = { beganAt: now, lastAt: now + minute };
      expect(await store.flood()).toEqual({ ...flood, alertedAt: undefined });
      await store.markAlerted(now + 5);
      expect(await store.flood()).toEqual({ ...flood, alertedAt: now + 5 });
      await store.accept(nth(1, { quarantined: true, suspicions: ['burst', 'flood'] }));
      await store.accept(nth(2, { quarantined: true, suspicions: ['honeypot'] }));
      expect(await store.endFlood(now + 90 * minute)).toBe(1);
      expect(await store.flood()).toBeUndefined();
      expect(await store.noteFlood(now + 100 * minute)).toBe(true);
    });

    test('A key finds its enquiry, and stores nothing', async () => {
      const key = 'key-0123456789abcdef';
      const { values, reference } = enquiry;
      expect(await store.findRepeat(key, values)).toBeUndefined();
      await store.accept({ ...enquiry, idempotencyKey: key });
      expect(await store.findRepeat(key, values)).toEqual({ kind: 'repeat', reference });
      const other = { ...values, message: 'Other' };
      expect(await store.findRepeat(key, other)).toEqual({ kind: 'key_reuse' });
      expect(await store.size(0)).toEqual({ accepted: 1, quarantined: 0 });
    });
  });
}

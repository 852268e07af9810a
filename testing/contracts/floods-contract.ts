import { describe, expect, test } from 'vitest';
import { minute, now, nth, type StoreUnderTest } from './contract-enquiries.ts';

/** What every store must do to keep floods within bounds. */
export function describeFloods(on: StoreUnderTest): void {
  describe('Floods', () => {
    test('A day has one key, regardless of who asks first, until it is deleted', async () => {
      expect(await on.store.keyOf(7, 'first')).toBe('first');
      expect(await on.store.keyOf(7, 'second')).toBe('first');
      expect(await on.store.keyOf(8, 'third')).toBe('third');
      expect(await on.store.keys()).toEqual(['first', 'third']);
      await on.store.forgetKeys(8);
      expect(await on.store.keys()).toEqual(['third']);
      expect(await on.store.keyOf(7, 'fourth')).toBe('fourth');
    });

    test('Marks of networks are forgotten by their age', async () => {
      const flood = { quarantined: true, network: 'a mark' };
      await on.store.accept(nth(1, { ...flood, acceptedAt: now - minute }));
      await on.store.accept(nth(2, flood));
      while (await on.store.forgetMarks(now));
      expect(await on.store.countQuarantined({ networks: ['a mark'] })).toBe(1);
      expect(await on.store.countQuarantined({})).toBe(2);
    });

    test('Its size is what was accepted lately, and what is in quarantine', async () => {
      const flood = { quarantined: true, suspicions: ['flood'] };
      await on.store.accept(nth(1, { acceptedAt: now - minute }));
      await on.store.accept(nth(2, flood));
      await on.store.accept(nth(3));
      expect(await on.store.size(now - minute)).toEqual({ accepted: 2, quarantined: 1 });
      expect(await on.store.size(now - minute - 1)).toEqual({ accepted: 3, quarantined: 1 });
      await on.store.erase([nth(2).reference], now);
      expect(await on.store.size(now - minute)).toEqual({ accepted: 1, quarantined: 0 });
    });

    test('One flood is on at a time; it knows whether staff were told, and what it left', async () => {
      expect(await on.store.flood()).toBeUndefined();
      const begun = await Promise.all([1, 2, 3].map(() => on.store.noteFlood(now)));
      expect(begun.filter(Boolean)).toHaveLength(1);
      expect(await on.store.noteFlood(now + minute)).toBe(false);
      const flood = { beganAt: now, lastAt: now + minute };
      expect(await on.store.flood()).toEqual({ ...flood, alertedAt: undefined });
      await on.store.markAlerted(now + 5);
      expect(await on.store.flood()).toEqual({ ...flood, alertedAt: now + 5 });
      await on.store.accept(nth(1, { quarantined: true, suspicions: ['burst', 'flood'] }));
      await on.store.accept(nth(2, { quarantined: true, suspicions: ['honeypot'] }));
      expect(await on.store.endFlood(now + 90 * minute)).toBe(1);
      expect(await on.store.flood()).toBeUndefined();
      expect(await on.store.noteFlood(now + 100 * minute)).toBe(true);
    });
  });
}

import { describe, expect, test } from 'vitest';
import { minute, now, nth, type StoreUnderTest } from './contract-enquiries.ts';

/** What every store must do to keep floods within bounds. */
export function describeFloods(on: StoreUnderTest): void {
  describe('Floods', () => {
    test('A day has one key for each purpose, regardless of who asks first, until it is deleted', async () => {
      expect(await on.store.keyOf('client', 7, 'first')).toBe('first');
      expect(await on.store.keyOf('client', 7, 'second')).toBe('first');
      expect(await on.store.keyOf('client', 8, 'third')).toBe('third');
      expect(await on.store.keyOf('link', 7, 'of links')).toBe('of links');
      expect([...(await on.store.keys('client'))]).toEqual([
        [7, 'first'],
        [8, 'third'],
      ]);
      await on.store.forgetKeys('client', 8);
      expect([...(await on.store.keys('client'))]).toEqual([[8, 'third']]);
      expect([...(await on.store.keys('link'))]).toEqual([[7, 'of links']]);
      expect(await on.store.keyOf('client', 7, 'fourth')).toBe('fourth');
    });

    test('Hashes of networks are forgotten by their age', async () => {
      const flood = { quarantined: true, network: 'a hash' };
      await on.store.accept(nth(1, { ...flood, acceptedAt: now - minute }));
      await on.store.accept(nth(2, flood));
      while (await on.store.forgetHashes(now));
      expect(await on.store.countQuarantined({ networks: ['a hash'] })).toBe(1);
      expect(await on.store.countQuarantined({})).toBe(2);
    });

    test('Its size counts recent enquiries and those in quarantine', async () => {
      const flood = { quarantined: true, suspicions: ['flood'] };
      await on.store.accept(nth(1, { acceptedAt: now - minute }));
      await on.store.accept(nth(2, flood));
      await on.store.accept(nth(3));
      expect(await on.store.size(now - minute)).toEqual({ accepted: 2, quarantined: 1 });
      expect(await on.store.size(now - minute - 1)).toEqual({ accepted: 3, quarantined: 1 });
      await on.store.erase([nth(2).reference], 'staff command', now);
      expect(await on.store.size(now - minute)).toEqual({ accepted: 1, quarantined: 0 });
    });
  });
}

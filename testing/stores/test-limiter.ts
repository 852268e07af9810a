import { createMarks, type DayKeys } from '../../enquiry/limits/client-marks.ts';
import { createRateLimiter } from '../../enquiry/limits/rate-limit.ts';
import type { Clock } from '../../enquiry/ports.ts';

/** A limiter whose keys are kept in memory too. */
export function createTestLimiter(factor: number, clock: Clock) {
  return createRateLimiter(factor, clock, createMarks(keysInMemory(), clock));
}

/** Keys of days, as a store keeps them. */
export function keysInMemory(): DayKeys {
  const keys = new Map<number, string>();
  return {
    async keyOf(day, candidate) {
      const key = keys.get(day) ?? candidate;
      keys.set(day, key);
      return key;
    },
  };
}

import { expect, test } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import type { RateLimiter } from '../ports.ts';
import { createRateLimiter } from './rate-limit.ts';

const minute = 60_000;

async function takeUntilRefused(limiter: RateLimiter, client: string): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    if (!(await limiter.take(client)).ok) return taken;
  }
}

test('A client may send five at once, then one a minute', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter(1, clock);
  expect(await takeUntilRefused(limiter, 'a')).toBe(5);
  expect(await limiter.take('a')).toEqual({ ok: false, retryAfter: 60 });
  clock.advance(59_000);
  expect(await limiter.take('a')).toEqual({ ok: false, retryAfter: 1 });
  clock.advance(1_000);
  expect((await limiter.take('a')).ok).toBe(true);
  expect((await limiter.take('a')).ok).toBe(false);
});

test('A client may send thirty a day, and is told when the day is over', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter(1, clock);
  for (let sent = 0; sent < 30; sent += 1) {
    expect((await limiter.take('a')).ok).toBe(true);
    clock.advance(minute);
  }
  const refused = await limiter.take('a');
  expect(refused).toEqual({ ok: false, retryAfter: (24 * 60 - 30) * 60 });
  clock.advance((24 * 60 - 30) * minute);
  expect((await limiter.take('a')).ok).toBe(true);
});

test('Clients do not share an allowance', async () => {
  const limiter = createRateLimiter(1, createManualClock());
  await takeUntilRefused(limiter, 'a');
  expect((await limiter.take('b')).ok).toBe(true);
});

test('RATE_LIMIT_PER_MINUTE multiplies all three limits', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter(10, clock);
  expect(await takeUntilRefused(limiter, 'a')).toBe(50);
  clock.advance(minute);
  expect(await takeUntilRefused(limiter, 'a')).toBe(10);
  clock.advance(60 * minute);
  await takeUntilRefused(limiter, 'a');
  for (let hour = 0; hour < 8; hour += 1) {
    clock.advance(60 * minute);
    await takeUntilRefused(limiter, 'a');
  }
  expect((await limiter.take('a')).ok).toBe(false);
});

test('A factor below one still lets a single enquiry through', async () => {
  const limiter = createRateLimiter(0.01, createManualClock());
  expect(await takeUntilRefused(limiter, 'a')).toBe(1);
});

test('The fourth of a quick series counts as a burst; the factor moves that too', async () => {
  const bursts = async (factor: number, count: number) => {
    const limiter = createRateLimiter(factor, createManualClock());
    const seen: boolean[] = [];
    for (let sent = 0; sent < count; sent += 1) {
      const allowance = await limiter.take('a');
      seen.push(allowance.ok && allowance.burst);
    }
    return seen;
  };
  expect(await bursts(1, 5)).toEqual([false, false, false, true, true]);
  expect(await bursts(2, 7)).toEqual([false, false, false, false, false, false, true]);
});

test('What is given back can be taken again', async () => {
  const limiter = createRateLimiter(1, createManualClock());
  await takeUntilRefused(limiter, 'a');
  await limiter.giveBack('a');
  expect(await takeUntilRefused(limiter, 'a')).toBe(1);
});

test('A clock that is set back locks nobody out', async () => {
  const clock = createManualClock();
  const limiter = createRateLimiter(1, clock);
  await limiter.take('a');
  clock.advance(-48 * 60 * minute);
  expect((await limiter.take('a')).ok).toBe(true);
});

test('Memory stays bounded when every enquiry comes from another network', async () => {
  const limiter = createRateLimiter(1, createManualClock());
  await takeUntilRefused(limiter, 'first');
  for (let client = 0; client < 50_000; client += 1) await limiter.take(`client ${client}`);
  expect(await takeUntilRefused(limiter, 'first')).toBe(5);
});

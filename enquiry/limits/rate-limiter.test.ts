import { expect, test } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createTestLimiter } from '../../testing/stores/test-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';

const minute = 60_000;

async function takeUntilRefused(limiter: RateLimiter, client: string): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    if (!(await limiter.take(client)).ok) return taken;
  }
}

test('A client may send five at once, then one a minute', async () => {
  const clock = createManualClock();
  const limiter = createTestLimiter(1, clock);
  expect(await takeUntilRefused(limiter, 'a')).toBe(5);
  expect(await limiter.take('a')).toMatchObject({ ok: false, retryAfter: 60 });
  clock.advance(59_000);
  expect(await limiter.take('a')).toMatchObject({ ok: false, retryAfter: 1 });
  clock.advance(1_000);
  expect((await limiter.take('a')).ok).toBe(true);
  expect((await limiter.take('a')).ok).toBe(false);
});

test('A client may send thirty a day, and is told when the day is over', async () => {
  const clock = createManualClock();
  const limiter = createTestLimiter(1, clock);
  for (let sent = 0; sent < 30; sent += 1) {
    expect((await limiter.take('a')).ok).toBe(true);
    clock.advance(minute);
  }
  const refused = await limiter.take('a');
  const untilMidnight = Date.UTC(2026, 2, 15) - clock.now();
  expect(refused).toEqual({ ok: false, retryAfter: Math.ceil(untilMidnight / 1000) });
  clock.advance(untilMidnight);
  expect((await limiter.take('a')).ok).toBe(true);
});

test('Clients do not share an allowance', async () => {
  const limiter = createTestLimiter(1, createManualClock());
  await takeUntilRefused(limiter, 'a');
  expect((await limiter.take('b')).ok).toBe(true);
});

test('RATE_LIMIT_PER_MINUTE multiplies all three limits', async () => {
  const clock = createManualClock();
  const limiter = createTestLimiter(10, clock);
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

test('A factor below one still allows a single enquiry', async () => {
  const limiter = createTestLimiter(0.01, createManualClock());
  expect(await takeUntilRefused(limiter, 'a')).toBe(1);
});

test('The fourth of a quick series counts as a burst; the factor moves that too', async () => {
  const bursts = async (factor: number, count: number) => {
    const limiter = createTestLimiter(factor, createManualClock());
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

test('What is refunded can be used again', async () => {
  const limiter = createTestLimiter(1, createManualClock());
  const first = await limiter.take('a');
  await takeUntilRefused(limiter, 'a');
  if (first.ok) await limiter.refund(first);
  expect(await takeUntilRefused(limiter, 'a')).toBe(1);
});

test('A client that was refused before the clock was set back by an hour may send again at once', async () => {
  const clock = createManualClock();
  const limiter = createTestLimiter(1, clock);
  await takeUntilRefused(limiter, 'a');
  clock.advance(-60 * minute);
  expect(limiter.refusedFor('a')).toBeUndefined();
  expect((await limiter.take('a')).ok).toBe(true);
});

test('A clock that is set back locks nobody out', async () => {
  const clock = createManualClock();
  const limiter = createTestLimiter(1, clock);
  await limiter.take('a');
  clock.advance(-48 * 60 * minute);
  expect((await limiter.take('a')).ok).toBe(true);
});

test('Memory stays bounded when every enquiry comes from another network', async () => {
  const clock = createManualClock();
  const limiter = createTestLimiter(1, clock);
  await takeUntilRefused(limiter, 'first');
  for (let client = 0; client < 50_000; client += 1) await limiter.take(`client ${client}`);
  clock.advance(minute);
  expect(await takeUntilRefused(limiter, 'first')).toBe(5);
});

test('The clients of one /48 share a larger allowance; an IPv4 address has only its own', async () => {
  const clock = createManualClock();
  const limiter = createTestLimiter(1, clock);
  const rotate = async (addressOf: (n: number) => string) => {
    let taken = 0;
    for (let n = 0; n < 1_000; n += 1) if ((await limiter.take(addressOf(n))).ok) taken += 1;
    return taken;
  };
  expect(await rotate((n) => `2001:db8:7:${n.toString(16)}::/64`)).toBe(50);
  clock.advance(minute);
  expect(await rotate((n) => `2001:db8:7:${n.toString(16)}::/64`)).toBe(10);
  expect(await rotate((n) => `2001:db8:8:${n.toString(16)}::/64`)).toBe(50);
  expect(await rotate((n) => `192.0.2.${n % 250}`)).toBe(1_000);
});

test('Above the budget of the whole site enquiries are taken, and marked as a flood', async () => {
  const clock = createManualClock();
  const limiter = createTestLimiter(1, clock);
  let clients = 0;
  const floods = async (count: number) => {
    let marked = 0;
    for (let sent = 0; sent < count; sent += 1) {
      clients += 1;
      const allowance = await limiter.take(`10.0.${clients >> 8}.${clients & 255}`);
      expect(allowance.ok).toBe(true);
      if (allowance.ok && allowance.flood) marked += 1;
    }
    return marked;
  };
  expect(await floods(100)).toBe(0);
  expect(await floods(100)).toBe(100);
  clock.advance(60 * minute);
  expect(await floods(150)).toBe(50);
});

test('A client that was refused is known without another look, until it may send again', async () => {
  const clock = createManualClock();
  const limiter = createTestLimiter(1, clock);
  expect(limiter.refusedFor('a')).toBeUndefined();
  await takeUntilRefused(limiter, 'a');
  expect(limiter.refusedFor('a')).toBe(60);
  for (let n = 0; n < 51; n += 1) await limiter.take(`2001:db8:7:${n}::/64`);
  expect(limiter.refusedFor('2001:db8:7:ffff::/64')).toBe(6);
  clock.advance(minute);
  expect(limiter.refusedFor('a')).toBeUndefined();
});

test('Clients of a day that is over are forgotten by the clock', async () => {
  const clock = createManualClock();
  const limiter = createTestLimiter(1, clock);
  await takeUntilRefused(limiter, 'a');
  clock.advance(24 * 60 * minute);
  await limiter.sweep();
  clock.advance(-24 * 60 * minute);
  expect(await takeUntilRefused(limiter, 'a')).toBe(5);
});

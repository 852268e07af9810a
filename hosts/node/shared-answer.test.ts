import { expect, test } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createReadiness } from './http/readiness.ts';
import { createOutboxMetrics } from './metrics/outbox-metrics.ts';

test('However often readiness is asked for, the store is checked once a second', async () => {
  const clock = createManualClock();
  let checks = 0;
  const ready = createReadiness(async () => {
    checks += 1;
  }, clock);
  for (let second = 1; second <= 3; second += 1) {
    for (let asked = 0; asked < 100; asked += 1) expect(await ready()).toBe(true);
    expect(checks).toBe(second);
    clock.advance(1_000);
  }
});

test('A store that cannot work is not ready, and is ready again when it can', async () => {
  const clock = createManualClock();
  const state = { full: true };
  const ready = createReadiness(async () => {
    if (state.full) throw new Error('full');
  }, clock);
  expect(await ready()).toBe(false);
  state.full = false;
  clock.advance(1_000);
  expect(await ready()).toBe(true);
});

test('A silent store costs its metrics one second, gets no second query, and is asked again later', async () => {
  const clock = createManualClock();
  const unknown = { waiting: Number.NaN, oldestSeconds: Number.NaN };
  let queries = 0;
  let fail = (_: Error) => {};
  const silent = {
    countWaiting() {
      queries += 1;
      return new Promise<never>((_, reject) => {
        fail = reject;
      });
    },
  };
  const metrics = createOutboxMetrics(clock);
  for (let scrape = 0; scrape < 3; scrape += 1) {
    const asked = metrics(silent);
    clock.advance(1_000);
    expect(await asked).toEqual(unknown);
    clock.advance(15_000);
  }
  expect(queries).toBe(1);
  fail(new Error('gone'));
  await new Promise((resolve) => setImmediate(resolve));
  const oldest = clock.now() - 90_000;
  const found = { waiting: 3, oldestSeconds: 90 };
  expect(await metrics({ countWaiting: async () => ({ count: 3, oldest }) })).toEqual(found);
  clock.advance(4_000);
  expect(await metrics(silent)).toEqual(found);
  expect(queries).toBe(1);
});

import { expect, test } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createReadiness } from './http/readiness.ts';

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

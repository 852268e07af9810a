import { expect, test } from 'vitest';
import { createManualClock } from '../../../testing/manual-clock.ts';
import { createOutboxMetrics } from './outbox-metrics.ts';

/** A store that is asked, and answers when the test lets it. */
function slowStore() {
  const store = {
    questions: 0,
    answer: (_: { count: number; oldest: number | undefined }) => {},
    fail: (_: Error) => {},
    countWaiting() {
      store.questions += 1;
      return new Promise<{ count: number; oldest: number | undefined }>((resolve, reject) => {
        store.answer = resolve;
        store.fail = reject;
      });
    },
  };
  return store;
}

test('However often it is scraped, the store is asked once in five seconds', async () => {
  const clock = createManualClock();
  const store = slowStore();
  const metrics = createOutboxMetrics(clock);
  const asked = Promise.all([metrics(store), metrics(store)]);
  store.answer({ count: 3, oldest: clock.now() - 90_000 });
  const found = { waiting: 3, oldestSeconds: 90 };
  expect(await asked).toEqual([found, found]);
  clock.advance(4_000);
  expect(await metrics(store)).toEqual(found);
  expect(store.questions).toBe(1);
  clock.advance(1_000);
  const again = metrics(store);
  store.answer({ count: 0, oldest: undefined });
  expect(await again).toEqual({ waiting: 0, oldestSeconds: 0 });
});

test('A silent store costs one second, gets no second query, and is asked again later', async () => {
  const clock = createManualClock();
  const store = slowStore();
  const metrics = createOutboxMetrics(clock);
  const unknown = { waiting: Number.NaN, oldestSeconds: Number.NaN };
  for (let scrape = 0; scrape < 3; scrape += 1) {
    const asked = metrics(store);
    clock.advance(1_000);
    expect(await asked).toEqual(unknown);
    clock.advance(15_000);
  }
  expect(store.questions).toBe(1);
  store.fail(new Error('gone'));
  await new Promise((resolve) => setImmediate(resolve));
  const asked = metrics(store);
  store.answer({ count: 1, oldest: clock.now() });
  expect(await asked).toEqual({ waiting: 1, oldestSeconds: 0 });
});

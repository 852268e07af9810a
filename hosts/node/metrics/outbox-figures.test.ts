import { expect, test } from 'vitest';
import { createManualClock } from '../../../testing/manual-clock.ts';
import { createOutboxFigures } from './outbox-figures.ts';

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

test('However many ask, the store is asked once in five seconds', async () => {
  const clock = createManualClock();
  const store = slowStore();
  const figures = createOutboxFigures(clock);
  const asked = Promise.all([figures(store), figures(store)]);
  store.answer({ count: 3, oldest: clock.now() - 90_000 });
  const found = { waiting: 3, oldestSeconds: 90 };
  expect(await asked).toEqual([found, found]);
  clock.advance(4_000);
  expect(await figures(store)).toEqual(found);
  expect(store.questions).toBe(1);
  clock.advance(1_000);
  const again = figures(store);
  store.answer({ count: 0, oldest: undefined });
  expect(await again).toEqual({ waiting: 0, oldestSeconds: 0 });
});

test('A store that says nothing costs one second, gets no second question, and is asked again later', async () => {
  const clock = createManualClock();
  const store = slowStore();
  const figures = createOutboxFigures(clock);
  const unknown = { waiting: Number.NaN, oldestSeconds: Number.NaN };
  for (let scrape = 0; scrape < 3; scrape += 1) {
    const asked = figures(store);
    clock.advance(1_000);
    expect(await asked).toEqual(unknown);
    clock.advance(15_000);
  }
  expect(store.questions).toBe(1);
  store.fail(new Error('gone'));
  await new Promise((resolve) => setImmediate(resolve));
  const asked = figures(store);
  store.answer({ count: 1, oldest: clock.now() });
  expect(await asked).toEqual({ waiting: 1, oldestSeconds: 0 });
});

import { expect, test } from 'vitest';
import type { ExpectedAnswer } from '../../../enquiry/answering/answer-records.ts';
import { createManualClock } from '../../../testing/manual-clock.ts';
import { answerPromise } from '../../shared/answer-promise.ts';
import { createStoreMetrics, type MetricsSource, settling } from './store-metrics.ts';

const hour = 60 * 60_000;
/** A Monday, ten o'clock in Sydney. */
const monday = Date.UTC(2026, 10, 22, 23);
const freshness = 5_000;

/** Nothing waits, and nothing was done. */
const idle: MetricsSource = {
  countWaiting: async () => ({ count: 0, oldest: undefined }),
  countUnanswered: async () => ({ count: 0, oldest: undefined }),
  actsOfPeriod: async () => ({ counts: new Map(), answered: [] }),
};
const nan = Number.NaN;
/** While the store does not answer. */
const unknown = { waiting: nan, oldestSeconds: nan, unanswered: nan, oldestStaffedSeconds: nan };

const expected = (answeredAt: number): ExpectedAnswer => ({
  acceptedAt: monday - 30 * 24 * hour,
  releasedAt: monday,
  erasedAt: undefined,
  answeredAt,
});

test('What staff do is counted once, whichever process it was done in, and the oldest ages in staffed time', async () => {
  const clock = createManualClock(monday);
  const counted: string[] = [];
  const metrics = createStoreMetrics(clock, answerPromise, {
    acted: (act, count) => counted.push(`${act} ${count}`),
    answered: (promise) => counted.push(promise),
  });
  const periods: (readonly [number, number])[] = [];
  const store: MetricsSource = {
    countWaiting: async () => ({ count: 1, oldest: monday }),
    countUnanswered: async () => ({ count: 2, oldest: monday }),
    async actsOfPeriod(from, to) {
      periods.push([from, to]);
      return {
        counts: new Map([
          ['answered', 2],
          ['closed', 1],
        ]),
        answered: [expected(monday + 2 * hour), expected(monday + 72 * hour)],
      };
    },
  };
  // So soon after the start nothing can be counted yet.
  expect(await metrics(store)).toEqual({
    waiting: 1,
    oldestSeconds: 0,
    unanswered: 2,
    oldestStaffedSeconds: 0,
  });
  clock.advance(settling + freshness);
  await Promise.all([metrics(store), metrics(store)]);
  expect(counted).toEqual(['answered 2', 'closed 1', 'kept', 'missed']);
  clock.advance(72 * hour);
  // Three days of nine hours and a little more, not 72 hours.
  const { oldestStaffedSeconds } = await metrics(store);
  expect(oldestStaffedSeconds).toBe((27 * hour + settling + freshness) / 1_000);
  expect(periods).toEqual([
    [monday, monday + freshness],
    [monday + freshness, monday + 72 * hour + freshness],
  ]);
});

test('What a failed reading did not count, the next one counts', async () => {
  const clock = createManualClock(monday);
  const metrics = createStoreMetrics(clock, answerPromise, { acted() {}, answered() {} });
  const begins: number[] = [];
  const store = (fails: boolean): MetricsSource => ({
    ...idle,
    async actsOfPeriod(from, to) {
      begins.push(from);
      if (fails) throw new Error('gone');
      return idle.actsOfPeriod(from, to);
    },
  });
  clock.advance(hour);
  // The alert about mail does not go with it.
  expect(await metrics(store(true))).toEqual({ ...unknown, waiting: 0, oldestSeconds: 0 });
  clock.advance(hour);
  expect(await metrics(store(false))).toMatchObject({ waiting: 0, unanswered: 0 });
  expect(begins).toEqual([monday, monday]);
});

test('A silent store costs its metrics one second, gets no second query, and is asked again later', async () => {
  const clock = createManualClock();
  let queries = 0;
  let fail = (_: Error) => {};
  const silent: MetricsSource = {
    ...idle,
    countWaiting() {
      queries += 1;
      return new Promise<never>((_, reject) => {
        fail = reject;
      });
    },
  };
  const metrics = createStoreMetrics(clock, answerPromise, { acted() {}, answered() {} });
  for (let scrape = 0; scrape < 3; scrape += 1) {
    const asked = metrics(silent);
    clock.advance(1_000);
    expect(await asked).toMatchObject({ waiting: nan, oldestSeconds: nan });
    clock.advance(15_000);
  }
  expect(queries).toBe(1);
  fail(new Error('gone'));
  await new Promise((resolve) => setImmediate(resolve));
  const oldest = clock.now() - 90_000;
  const found = { waiting: 3, oldestSeconds: 90, unanswered: 0, oldestStaffedSeconds: 0 };
  const answering = { ...idle, countWaiting: async () => ({ count: 3, oldest }) };
  expect(await metrics(answering)).toEqual(found);
  clock.advance(4_000);
  expect(await metrics(silent)).toEqual(found);
  expect(queries).toBe(1);
});

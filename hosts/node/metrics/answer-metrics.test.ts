import { expect, test } from 'vitest';
import type { ExpectedAnswer } from '../../../enquiry/answering/answer-records.ts';
import { createManualClock } from '../../../testing/manual-clock.ts';
import { answerPromise } from '../../shared/answer-promise.ts';
import { type AnswerSource, createAnswerMetrics, settling } from './answer-metrics.ts';

const hour = 60 * 60_000;
/** A Monday, ten o'clock in Sydney. */
const monday = Date.UTC(2026, 10, 22, 23);
const freshness = 5_000;

const expected = (answeredAt: number): ExpectedAnswer => ({
  acceptedAt: monday - 30 * 24 * hour,
  releasedAt: monday,
  erasedAt: undefined,
  answeredAt,
});

test('What staff do is counted once, whichever process it was done in, and the oldest ages in staffed time', async () => {
  const clock = createManualClock(monday);
  const counted: string[] = [];
  const metrics = createAnswerMetrics(clock, answerPromise, {
    acted: (act, count) => counted.push(`${act} ${count}`),
    answered: (promise) => counted.push(promise),
  });
  const periods: (readonly [number, number])[] = [];
  const store: AnswerSource = {
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
  expect(await metrics(store)).toEqual({ unanswered: 2, oldestStaffedSeconds: 0 });
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
  const metrics = createAnswerMetrics(clock, answerPromise, { acted() {}, answered() {} });
  const begins: number[] = [];
  const store = (fails: boolean): AnswerSource => ({
    countUnanswered: async () => ({ count: 0, oldest: undefined }),
    async actsOfPeriod(from) {
      begins.push(from);
      if (fails) throw new Error('gone');
      return { counts: new Map(), answered: [] };
    },
  });
  clock.advance(hour);
  const unknown = { unanswered: Number.NaN, oldestStaffedSeconds: Number.NaN };
  expect(await metrics(store(true))).toEqual(unknown);
  clock.advance(hour);
  expect(await metrics(store(false))).toEqual({ unanswered: 0, oldestStaffedSeconds: 0 });
  expect(begins).toEqual([monday, monday]);
});

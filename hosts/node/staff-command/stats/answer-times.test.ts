import { expect, test } from 'vitest';
import type { ExpectedAnswer } from '../../../../enquiry/answering/answer-records.ts';
import { answerPromise } from '../../../shared/answer-promise.ts';
import { officeTime } from '../../../shared/office-time.ts';
import { answersByMonth } from './answer-times.ts';

const hour = 60 * 60_000;
/** A Monday, nine o'clock in Sydney; staff work from half past eight to half past five. */
const monday = Date.UTC(2026, 10, 15, 22);
const now = monday + 30 * 24 * hour;

const enquiry = (changes: Partial<ExpectedAnswer>): ExpectedAnswer => ({
  acceptedAt: monday,
  releasedAt: undefined,
  erasedAt: undefined,
  answeredAt: undefined,
  ...changes,
});
const answeredAfter = (hours: number, acceptedAt = monday) =>
  enquiry({ acceptedAt, answeredAt: acceptedAt + hours * hour });
const sums = (...expected: readonly ExpectedAnswer[]) =>
  answersByMonth(expected, answerPromise, officeTime, now);

test('Hours are those in which staff work, and the promise is kept to its last minute', () => {
  expect(sums(answeredAfter(24))).toMatchObject([{ medianHours: 9, withinPromise: 1 }]);
  expect(sums(answeredAfter(24 + 1 / 60))).toMatchObject([{ withinPromise: 0, answered: 1 }]);
});

test('Median and percentile lie between two answers where there is none at their place', () => {
  const month = { month: '2026-11', due: 4, answered: 4, withinPromise: 4 };
  expect(sums(...[4, 1, 3, 2].map((hours) => answeredAfter(hours)))).toEqual([
    { ...month, medianHours: 2.5, percentile95Hours: expect.closeTo(3.85) },
  ]);
});

test('A month is that of receipt, in the office; the oldest comes first', () => {
  // The last evening of October in UTC is the first morning of November in Sydney.
  const first = Date.UTC(2026, 9, 31, 22);
  const october = first - 2 * 24 * hour;
  const months = sums(answeredAfter(1, first), answeredAfter(100, october));
  expect(months.map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
});

test('Nobody waited for what was held back: its time begins when it is released', () => {
  const releasedAt = monday + 7 * 24 * hour;
  const released = enquiry({ releasedAt, answeredAt: releasedAt + hour });
  expect(sums(released)).toMatchObject([{ month: '2026-11', medianHours: 1, withinPromise: 1 }]);
});

test('What has no answer counts when its time is over, and not when it was erased before', () => {
  const open = enquiry({ acceptedAt: now - hour });
  const erasedSoon = enquiry({ erasedAt: monday + hour });
  expect(sums(open, erasedSoon)).toEqual([]);
  const none = { answered: 0, withinPromise: 0, medianHours: null, percentile95Hours: null };
  const late = enquiry({});
  const erasedLate = enquiry({ erasedAt: monday + 20 * 24 * hour });
  expect(sums(late, erasedLate)).toEqual([{ month: '2026-11', due: 2, ...none }]);
});

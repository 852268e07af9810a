import { expect, test } from 'vitest';
import { replyTime } from '../../content/commitments.ts';
import {
  afterStaffed,
  shiftMinutes,
  staffedBetween,
  worksOn,
} from '../../content/model/hours/staffed-time.ts';
import { textOf } from '../../content/model/statement.ts';
import { helpDeskHours } from '../../content/public-holidays.ts';
import { answerPromise } from './answer-promise.ts';

const at = (time: string) => Date.parse(time);

// 8:30AM to 5:30PM in Sydney, Monday to Friday: nine hours a day.
test.each([
  ['within a day', '2026-11-23T09:00+11:00', '2026-11-23T11:30+11:00', 150],
  ['over a night', '2026-11-23T17:00+11:00', '2026-11-24T09:00+11:00', 60],
  ['over a weekend', '2026-11-20T16:30+11:00', '2026-11-23T08:45+11:00', 75],
  ['a whole day, from before it opens', '2026-11-23T01:00+11:00', '2026-11-23T23:00+11:00', 540],
  ['a night alone', '2026-11-23T18:00+11:00', '2026-11-24T08:00+11:00', 0],
  [
    'over Easter, when daylight saving ends',
    '2026-04-02T16:00+11:00',
    '2026-04-07T13:45+10:00',
    405,
  ],
  ['over the day on which it begins', '2026-10-02T17:00+10:00', '2026-10-06T09:00+11:00', 60],
  ['backwards', '2026-11-23T11:30+11:00', '2026-11-23T09:00+11:00', -150],
  ['no time', '2026-11-23T09:00+11:00', '2026-11-23T09:00+11:00', 0],
  ['a year', '2026-01-01T00:00+11:00', '2027-01-01T00:00+11:00', 252 * 540],
])('staffed minutes %s', (_, from, to, minutes) => {
  expect(staffedBetween(at(from), at(to), helpDeskHours)).toBe(minutes);
});

test('What is counted forwards is counted back', () => {
  for (let minutes = 0; minutes < 6_000; minutes += 37) {
    const from = at('2027-03-24T03:17+11:00') + minutes * 60_000;
    expect(staffedBetween(from, afterStaffed(from, minutes, helpDeskHours), helpDeskHours)).toBe(
      minutes,
    );
  }
});

test.each([
  ['2026-11-23T03:00+11:00', true],
  ['2026-11-22T12:00+11:00', false],
  ['2027-03-26T12:00+11:00', false],
  ['2027-03-30T08:00+11:00', true],
])('staff work on the day of %s: %s', (time, works) => {
  expect(worksOn(at(time), helpDeskHours)).toBe(works);
});

test('Within one business day is within as long as staff work on one', () => {
  expect(textOf(replyTime)).toBe('one business day');
  expect(answerPromise.minutes).toBe(shiftMinutes(helpDeskHours));
});

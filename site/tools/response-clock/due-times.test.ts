import { describe, expect, test } from 'vitest';
import { afterStaffed, type StaffedHours } from '../../../content/model/hours/staffed-time.ts';
import { instantAt } from '../../../content/model/hours/wall-clock.ts';
import { helpDeskHours } from '../../../content/public-holidays.ts';

const sydney = 'Australia/Sydney';
const staffed = { ...helpDeskHours, timeZone: sydney };
const day = 9 * 60;
/** Staffed minutes until the clock starts, the response and the resolution. */
const p1 = [0, 30, 4 * 60];
const p4 = [0, day, 5 * day];

/** Summer is UTC+11, winter UTC+10: the offset in each case says which it is. */
const cases: [what: string, raised: string, targets: typeof p1, due: string[]][] = [
  [
    'on a working day',
    '2026-11-24T09:00+11:00',
    p1,
    ['2026-11-24T09:00+11:00', '2026-11-24T09:30+11:00', '2026-11-24T13:00+11:00'],
  ],
  [
    'late on Friday, across the weekend',
    '2026-11-27T16:45+11:00',
    p1,
    ['2026-11-27T16:45+11:00', '2026-11-27T17:15+11:00', '2026-11-30T11:45+11:00'],
  ],
  [
    'in the last staffed minute',
    '2026-11-24T17:29+11:00',
    p1,
    ['2026-11-24T17:29+11:00', '2026-11-25T08:59+11:00', '2026-11-25T12:29+11:00'],
  ],
  [
    'so that its response falls due at closing time',
    '2026-11-24T17:00+11:00',
    p1,
    ['2026-11-24T17:00+11:00', '2026-11-24T17:30+11:00', '2026-11-25T12:00+11:00'],
  ],
  [
    'at closing time',
    '2026-11-24T17:30+11:00',
    p1,
    ['2026-11-25T08:30+11:00', '2026-11-25T09:00+11:00', '2026-11-25T12:30+11:00'],
  ],
  [
    'before opening time',
    '2026-11-24T06:00+11:00',
    p1,
    ['2026-11-24T08:30+11:00', '2026-11-24T09:00+11:00', '2026-11-24T12:30+11:00'],
  ],
  [
    'on Saturday',
    '2026-11-28T10:00+11:00',
    p4,
    ['2026-11-30T08:30+11:00', '2026-11-30T17:30+11:00', '2026-12-04T17:30+11:00'],
  ],
  [
    'before the weekend on which daylight saving starts, and Labour Day after it',
    '2026-10-02T16:45+10:00',
    p1,
    ['2026-10-02T16:45+10:00', '2026-10-02T17:15+10:00', '2026-10-06T11:45+11:00'],
  ],
  [
    'in the hour that the start of daylight saving skips',
    '2026-10-04T02:30+10:00',
    p1,
    ['2026-10-06T08:30+11:00', '2026-10-06T09:00+11:00', '2026-10-06T12:30+11:00'],
  ],
  [
    'before the weekend on which daylight saving ends',
    '2027-04-02T16:45+11:00',
    p4,
    ['2027-04-02T16:45+11:00', '2027-04-05T16:45+10:00', '2027-04-09T16:45+10:00'],
  ],
  [
    'in the second of the two hours at the end of daylight saving',
    '2027-04-04T02:30+10:00',
    p1,
    ['2027-04-05T08:30+10:00', '2027-04-05T09:00+10:00', '2027-04-05T12:30+10:00'],
  ],
  // Good Friday 2027 is on 26 March, Easter Monday on 29 March.
  [
    'on the Thursday before Easter',
    '2027-03-25T17:00+11:00',
    p1,
    ['2027-03-25T17:00+11:00', '2027-03-25T17:30+11:00', '2027-03-30T12:00+11:00'],
  ],
  [
    'on Good Friday',
    '2027-03-26T10:00+11:00',
    p1,
    ['2027-03-30T08:30+11:00', '2027-03-30T09:00+11:00', '2027-03-30T12:30+11:00'],
  ],
  [
    'before a holiday in the middle of the week',
    '2027-01-25T17:29+11:00',
    p1,
    ['2027-01-25T17:29+11:00', '2027-01-27T08:59+11:00', '2027-01-27T12:29+11:00'],
  ],
  // 25 April 2027 is a Sunday; the Monday after it is a holiday too.
  [
    'on Anzac Day, a Sunday',
    '2027-04-25T12:00+10:00',
    p1,
    ['2027-04-27T08:30+10:00', '2027-04-27T09:00+10:00', '2027-04-27T12:30+10:00'],
  ],
  // Closed on 25, 28 December and 1 January: 24, 29, 30, 31 December and 4 January are 5 days.
  [
    'on the Wednesday before Christmas 2026',
    '2026-12-23T17:30+11:00',
    p4,
    ['2026-12-24T08:30+11:00', '2026-12-24T17:30+11:00', '2027-01-04T17:30+11:00'],
  ],
];

describe('A ticket raised', () => {
  test.each(cases)('%s', (_what, raised, targets, due) => {
    const times = targets.map((minutes) => afterStaffed(Date.parse(raised), minutes, staffed));
    const iso = (instant: number) => new Date(instant).toISOString();
    expect(times.map(iso)).toEqual(due.map((instant) => iso(Date.parse(instant))));
  });
});

test('Staff who work through a change of daylight saving work an hour more or less', () => {
  const night: StaffedHours = {
    days: ['Sunday'],
    opens: '01:00',
    closes: '05:00',
    timeZone: sydney,
    holidays: {},
  };
  const dueAfter = (raised: string) => afterStaffed(Date.parse(raised), 180, night);
  expect(dueAfter('2026-10-04T01:00+10:00')).toBe(Date.parse('2026-10-04T05:00+11:00'));
  expect(dueAfter('2027-04-04T01:00+11:00')).toBe(Date.parse('2027-04-04T03:00+10:00'));
});

test('Hours all over the year have the instant at which the clock on the wall shows them', () => {
  const start = Date.UTC(2026, 0) / 60_000;
  // Every hour of the day in the course of a day and a week, and the two at which the clock changes.
  const step = 7 * 60;
  for (let wall = start; wall < start + 366 * 24 * 60; wall += step) {
    const shown = new Date(wall * 60_000).toISOString().slice(0, 16);
    const { epochMilliseconds } = Temporal.PlainDateTime.from(shown).toZonedDateTime(sydney);
    // At 2 o'clock the clock changes: there is no such time, or there are two.
    const changes = shown === '2026-10-04T02:00' || shown === '2026-04-05T02:00';
    const off = Math.abs(instantAt(wall, sydney) - epochMilliseconds);
    expect(off, shown).toBeLessThanOrEqual(changes ? 3_600_000 : 0);
  }
});

test('Hours in which nobody works are refused', () => {
  const closed = { ...staffed, days: [] };
  expect(() => afterStaffed(0, 30, closed)).toThrow(RangeError);
});

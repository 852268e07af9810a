import { expect, test } from 'vitest';
import { publicHolidays } from '../../content/public-holidays.ts';

/** Easter Sundays, from an almanac. */
const easterSundays: Readonly<Record<number, string>> = { 2026: '04-05', 2027: '03-28' };

/** Days that the Order adds for the whole State (section 5 of the Act). */
const declared = { '2026-04-27': 'Anzac Day', '2027-04-26': 'Anzac Day' };

const [sunday, monday, tuesday, saturday] = [0, 1, 2, 6];
const day = 86_400_000;
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
const weekdayOf = (time: number) => new Date(time).getUTCDay();

const isWeekend = (time: number) => [sunday, saturday].includes(weekdayOf(time));

/** The first such weekday after a day. */
function next(weekday: number, after: number): number {
  const time = after + day;
  return weekdayOf(time) === weekday ? time : next(weekday, time);
}

type NamedDay = readonly [time: number, name: string];

/** The day that a holiday at the weekend adds: the Monday after a Saturday, and this weekday after a Sunday. */
function additional(time: number, name: string, afterSunday: number): readonly NamedDay[] {
  if (!isWeekend(time)) return [];
  const weekday = weekdayOf(time) === sunday ? afterSunday : monday;
  return [[next(weekday, time), `${name} (additional day)`]];
}

/** Section 4 of the Public Holidays Act 2010 (NSW), paragraph by paragraph. */
function standardDays(year: number): readonly NamedDay[] {
  const on = (monthAndDay: string) => Date.parse(`${year}-${monthAndDay}`);
  const easter = on(easterSundays[year] ?? '');
  const australia = on('01-26');
  return [
    [on('01-01'), "New Year's Day"],
    ...additional(on('01-01'), "New Year's Day", monday),
    [isWeekend(australia) ? next(monday, australia) : australia, 'Australia Day'],
    [easter - 2 * day, 'Good Friday'],
    [easter - day, 'Easter Saturday'],
    [easter, 'Easter Sunday'],
    [easter + day, 'Easter Monday'],
    [on('04-25'), 'Anzac Day'],
    [next(monday, next(monday, on('06-01') - day)), "King's Birthday"],
    [next(monday, on('10-01') - day), 'Labour Day'],
    [on('12-25'), 'Christmas Day'],
    ...additional(on('12-25'), 'Christmas Day', tuesday),
    [on('12-26'), 'Boxing Day'],
    ...additional(on('12-26'), 'Boxing Day', tuesday),
  ];
}

test('Public holidays are those of section 4 of the Act and of the Order, for each known year', () => {
  const { knownFrom, knownTo, days } = publicHolidays;
  const expected = new Map<string, string>();
  for (let year = Number(knownFrom.slice(0, 4)); year <= Number(knownTo.slice(0, 4)); year++) {
    for (const [time, name] of standardDays(year)) expected.set(isoOf(time), name);
  }
  for (const [date, name] of Object.entries(declared)) {
    expected.set(date, `${name} (additional day)`);
  }
  expect(Object.entries(days)).toEqual([...expected].sort());
});

import { describe, expect, test } from 'vitest';
import { most, type Outage, readOutage, resultOf } from './outage.ts';

/** 12 people at $60 an hour; what each case leaves out is nothing. */
const outage: Outage = {
  weekday: 'Tuesday',
  minutes: 14 * 60,
  copyAge: 0,
  restore: 0,
  people: 12,
  hourCost: 60,
  possible: 0,
  rpo: 4,
  rto: 5,
};

/** Worked out by hand: a working day is 8:30AM to 5:30PM, 9 hours, Monday to Friday. */
const cases: [what: string, outage: Partial<Outage>, hours: [number, number], cost: number][] = [
  // 0.5 on Friday, 8.5 on Monday: 9 × 12 × 60.
  ['Friday 5PM to Monday 5PM', { weekday: 'Friday', minutes: 17 * 60, restore: 72 }, [9, 0], 6480],
  // The same with half of the work still possible.
  [
    'that weekend, half of the work possible',
    { weekday: 'Friday', minutes: 17 * 60, restore: 72, possible: 50 },
    [9, 0],
    3240,
  ],
  ['in working hours', { copyAge: 2, restore: 3 }, [3, 2], 12 * 5 * 60],
  // 75% of 3 hours, and both lost hours: 12 × (2.25 + 2) × 60.
  ['a quarter of the work possible', { copyAge: 2, restore: 3, possible: 25 }, [3, 2], 3060],
  ['all of the work possible', { copyAge: 2, restore: 3, possible: 100 }, [3, 2], 1440],
  // Overnight from Tuesday 5:30PM to Wednesday 8:30AM nobody works.
  ['overnight', { minutes: 17 * 60 + 30, restore: 15 }, [0, 0], 0],
  ['a Saturday', { weekday: 'Saturday', minutes: 0, restore: 48 }, [0, 0], 0],
  // Copied at 2AM, failed on Monday at 10AM: 1.5 hours of work are gone, not 8.
  [
    'a nightly copy',
    { weekday: 'Monday', minutes: 10 * 60, copyAge: 8, restore: 0 },
    [0, 1.5],
    1080,
  ],
  // Copied on Friday at 10AM, failed on Monday at 10AM: 7.5 + 1.5.
  [
    'a copy from before the weekend',
    { weekday: 'Monday', minutes: 10 * 60, copyAge: 72, restore: 0 },
    [0, 9],
    6480,
  ],
  // From Monday 0:00 a whole week back and forth: 45 hours each.
  [
    'a week each way',
    { weekday: 'Monday', minutes: 0, copyAge: 168, restore: 168 },
    [45, 45],
    64_800,
  ],
  // 20 minutes are 0.33 of an hour: 12 × 0.33 × 60.
  ['minutes', { minutes: 17 * 60 + 10, restore: 1 }, [0.33, 0], 237.6],
  ['nothing at all', {}, [0, 0], 0],
];

describe('An outage costs wages for the working hours that it takes', () => {
  test.each(cases)('%s', (_what, changes, [waitHours, redoHours], total) => {
    expect(resultOf({ ...outage, ...changes })).toMatchObject({ waitHours, redoHours, total });
  });
});

test('People who wait and work that is done again are counted separately, then together', () => {
  expect(resultOf({ ...outage, copyAge: 2, restore: 3 })).toEqual({
    lost: { hours: 2, target: 4, met: true, by: 2 },
    down: { hours: 3, target: 5, met: true, by: 2 },
    waitHours: 3,
    redoHours: 2,
    waiting: 12 * 3 * 60,
    redoing: 12 * 2 * 60,
    total: 12 * 5 * 60,
  });
});

test('Targets count every hour, also while nobody works', () => {
  const weekend = resultOf({ ...outage, weekday: 'Friday', minutes: 17 * 60, restore: 72 });
  expect(weekend.down).toEqual({ hours: 72, target: 5, met: false, by: 67 });
});

test('A target is met to the hundredth of an hour, and missed by one more', () => {
  expect(resultOf({ ...outage, copyAge: 4 }).lost).toMatchObject({ met: true, by: 0 });
  expect(resultOf({ ...outage, copyAge: 4.01 }).lost).toMatchObject({ met: false, by: 0.01 });
  expect(resultOf({ ...outage, restore: 29 }).down).toMatchObject({ met: false, by: 24 });
});

test('Fractions add up as on paper', () => {
  const fractions = resultOf({ ...outage, copyAge: 0.1, restore: 0.2, people: 1, hourCost: 1 });
  expect(fractions).toMatchObject({ redoing: 0.1, waiting: 0.2, total: 0.3 });
  expect(resultOf({ ...outage, copyAge: 0.1, rpo: 0.3 }).lost.by).toBe(0.2);
  expect(resultOf({ ...outage, restore: 0.29, people: 3, hourCost: 57.35 }).waiting).toBe(49.89);
  // Half a cent is rounded up.
  expect(resultOf({ ...outage, restore: 0.5, people: 1, hourCost: 0.01 }).waiting).toBe(0.01);
});

test('The largest numbers are exact to the cent', () => {
  const { hours, people } = most;
  const largest = { ...outage, weekday: 'Monday', minutes: 0, restore: hours, people } as const;
  // 365 days from a Monday are 52 weeks and a Monday: 261 days of 9 hours.
  const waitHours = 2349;
  expect(resultOf({ ...largest, hourCost: 1000 })).toMatchObject({
    waitHours,
    waiting: 234_900_000_000,
  });
  const odd = resultOf({ ...largest, people: 99_999, hourCost: 999.99, possible: 1 });
  const cents = (99_999n * 234_900n * 99_999n * 99n + 5000n) / 10_000n;
  expect(odd.waiting).toBe(Number(cents) / 100);
});

const typed = {
  weekday: 'Friday',
  time: '17:00',
  copyAge: '2',
  restore: '0.5',
  people: '1,200',
  hourCost: '$57.35',
  possible: '40',
  rpo: '4',
  rto: '5',
};

function valuesOf(changes: Partial<typeof typed>): FormData {
  const values = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) values.set(name, value);
  return values;
}

test('All fields are read as they were typed', () => {
  expect(readOutage(valuesOf({}))).toEqual({
    ok: true,
    input: {
      weekday: 'Friday',
      minutes: 17 * 60,
      copyAge: 2,
      restore: 0.5,
      people: 1200,
      hourCost: 57.35,
      possible: 40,
      rpo: 4,
      rto: 5,
    },
  });
});

test('Impossible input gets a sentence at each field that says what to type', () => {
  const wrong = {
    time: '',
    copyAge: '-1',
    restore: 'soon',
    people: '0',
    hourCost: '1e9',
    possible: '101',
    rpo: '',
    rto: '8761',
  };
  const hours = 'Type a number from 0 to 8,760 (hours).';
  expect(readOutage(valuesOf(wrong))).toEqual({
    ok: false,
    errors: {
      time: 'Type a time, such as 4:45 PM.',
      copyAge: hours,
      restore: hours,
      people: 'Type a whole number from 1 to 100,000 (people).',
      hourCost: 'Type a number from 1 to 1,000 (dollars).',
      possible: 'Type a whole number from 0 to 100 (per cent).',
      rpo: hours,
      rto: hours,
    },
  });
});

import { expect, test } from 'vitest';
import { type Outage, readOutage, resultOf } from './outage.ts';
import { sentenceOf } from './outage-words.ts';

const [monday, tuesday, friday, saturday] = [0, 1, 4, 5];

/** 12 people at $60 an hour, on a Tuesday at 2PM. */
const outage: Outage = {
  day: tuesday,
  hour: 14,
  copyAge: 0,
  restore: 0,
  people: 12,
  hourCost: 60,
  possible: 0,
  rpo: 4,
  rto: 5,
};

// Worked out by hand: a working day is 8:30AM to 5:30PM, 9 hours, Monday to Friday.
test.each<[what: string, changes: Partial<Outage>, wait: number, redo: number, total: number]>([
  ['nothing at all', {}, 0, 0, 0],
  ['in working hours', { copyAge: 2, restore: 3 }, 3, 2, 12 * 5 * 60],
  // 0.5 hours on Friday, 8.5 on Monday: 9 × 12 × 60.
  ['Friday 5PM to Monday 5PM', { day: friday, hour: 17, restore: 72 }, 9, 0, 6480],
  // 75% of 3 hours, and both lost hours: 12 × (2.25 + 2) × 60.
  ['a quarter of the work possible', { copyAge: 2, restore: 3, possible: 25 }, 3, 2, 3060],
  ['all of the work possible', { copyAge: 2, restore: 3, possible: 100 }, 3, 2, 1440],
  ['overnight', { hour: 17.5, restore: 15 }, 0, 0, 0],
  ['a weekend', { day: saturday, hour: 0, restore: 48 }, 0, 0, 0],
  // Copied on Friday at 10AM, failed on Monday at 10AM: 7.5 + 1.5.
  ['a copy from before the weekend', { day: monday, hour: 10, copyAge: 72 }, 0, 9, 6480],
  ['a week each way', { day: monday, hour: 0, copyAge: 168, restore: 168 }, 45, 45, 64_800],
  // 20 minutes are 0.33 of an hour: 12 × 0.33 × 60.
  ['minutes', { hour: 17 + 10 / 60, restore: 1 }, 0.33, 0, 237.6],
])('An outage costs the working hours that it takes: %s', (_what, changes, wait, redo, total) => {
  expect(resultOf({ ...outage, ...changes })).toMatchObject({
    waitHours: wait,
    redoHours: redo,
    total,
  });
});

test('Limits count every hour, and are met exactly too', () => {
  const { lost, down } = resultOf({ ...outage, day: friday, copyAge: 4, restore: 72 });
  expect(lost).toMatchObject({ isMet: true, by: 0 });
  expect(down).toMatchObject({ isMet: false, by: 67 });
  expect(sentenceOf({ ...outage, copyAge: 4.1, restore: 5.3 })).toBe(
    'If this system failed on a Tuesday at 2:00PM: last copy 4.1 hours old (RPO 4 hours, missed by 0.1 hours), 5.3 hours down (RTO 5 hours, missed by 0.3 hours). 12 people at $60 an hour lose 3.5 working hours, then redo 4.1 hours of work: about $5,472.',
  );
});

const typed = {
  weekday: 'Tuesday',
  time: '14:05',
  copyAge: '1,200',
  rpo: ' 0.255 ',
  restore: '3.',
  rto: '.5',
  people: '12',
  hourCost: '$ 57.35',
  possible: '25%',
};

test('Numbers are read as people write them', () => {
  expect(readOutage(typed)).toEqual({
    outage: {
      day: 1,
      hour: 14 + 5 / 60,
      copyAge: 1200,
      rpo: 0.26,
      restore: 3,
      rto: 0.5,
      people: 12,
      hourCost: 57.35,
      possible: 25,
    },
    errors: {},
  });
});

test.each([
  ['copyAge', ''],
  ['copyAge', '-1'],
  ['copyAge', '8,761'],
  ['rpo', '1,2'],
  ['people', '2.5'],
  ['people', 'twelve'],
  ['possible', '101'],
  ['time', ''],
] as const)('%s cannot be "%s", and the message says what to type', (name, text) => {
  const { outage: none, errors } = readOutage({ ...typed, [name]: text });
  expect(none).toBeUndefined();
  expect(Object.keys(errors)).toEqual([name]);
  expect(errors[name]).toMatch(
    /^Type a (whole )?(number from .* to .* \(.*\)|time, such as .*)\.$/,
  );
});

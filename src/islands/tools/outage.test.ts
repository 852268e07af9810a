import { expect, test } from 'vitest';
import { example, numbers, type Outage, readNumber, resultOf } from './outage.ts';
import { outageBars } from './outage-figure.ts';
import { sentenceOf } from './outage-words.ts';

/** 12 people at $60 an hour. */
const outage: Outage = { ...example, copyAge: 0, restore: 0 };

// Computed by hand: a working day has 9 hours, 8:30AM to 5:30PM, Monday to Friday.
test.each<[what: string, changes: Partial<Outage>, wait: number, redo: number, total: number]>([
  ['nothing at all', {}, 0, 0, 0],
  ['a morning', { copyAge: 2, restore: 3 }, 3, 2, 12 * 5 * 60],
  ['a day and a night', { restore: 24 }, 9, 0, 6480],
  ['until the next morning', { copyAge: 26 }, 0, 11, 12 * 11 * 60],
  ['a weekend is no work', { restore: 6.5 * 24 }, 45, 0, 32_400],
  ['a week each way', { copyAge: 168, restore: 168 }, 45, 45, 64_800],
  // 20 minutes are 0.33 of an hour: 12 × 0.33 × 60.
  ['minutes', { restore: 0.33 }, 0.33, 0, 237.6],
])('An outage costs working hours: %s', (_what, changes, wait, redo, total) => {
  expect(resultOf({ ...outage, ...changes })).toMatchObject({
    waitHours: wait,
    redoHours: redo,
    total,
  });
});

test('Limits count every hour, and are met exactly too', () => {
  const { lost, down } = resultOf({ ...outage, copyAge: 4, restore: 72 });
  expect(lost).toMatchObject({ isMet: true, margin: 0 });
  expect(down).toMatchObject({ isMet: false, margin: 67 });
  expect(sentenceOf({ ...outage, copyAge: 4.1, restore: 5.3 })).toBe(
    'If this system failed: last copy 4.1 hours old (RPO 4 hours, missed by 0.1 hours), 5.3 hours down (RTO 5 hours, missed by 0.3 hours). 12 people at $60 an hour lose 5.3 working hours, then redo 4.1 hours of work: up to $6,768.',
  );
});

const [hours, , , , people, hourCost] = numbers;

test.each([
  ['1,200', hours, 1200],
  [' 0.255 ', hours, 0.26],
  ['3.', hours, 3],
  ['.5', hours, 0.5],
  ['12', people, 12],
  ['$ 57.35', hourCost, 57.35],
  ['', hours, undefined],
  ['-1', hours, undefined],
  ['8,761', hours, undefined],
  ['1,2', hours, undefined],
  ['2.5', people, undefined],
  ['twelve', people, undefined],
])('The number "%s" is read as people write it', (text, field, value) => {
  expect(readNumber(text, field)).toBe(value);
});

test('Each part of an outage ends at its hours, with its own limit', () => {
  const { bars, units } = outageBars({ ...example, restore: 6 });
  // Six diamonds of an hour, and one more.
  expect(units.map(({ at }) => at * 7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(bars).toMatchObject([
    { title: 'Work lost', to: 2 / 7, limit: 4 / 7, ball: 'work' },
    { title: 'Time down', to: 6 / 7, limit: 5 / 7, ball: 'trouble' },
  ]);
});

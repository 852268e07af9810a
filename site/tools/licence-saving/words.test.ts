import { expect, test } from 'vitest';
import { readDay } from '../calendar.ts';
import type { Licences } from './licences.ts';
import {
  announcementOf,
  answerOf,
  billOf,
  paidBackInWords,
  summaryOf,
  windowInWords,
} from './words.ts';

const licences: Licences = {
  paid: 50,
  used: 38,
  price: 30,
  term: 'year',
  renewal: readDay('2027-07-01') ?? 0,
  change: 900,
};

test('The result says what is saved, from which day, and by when to cut', () => {
  expect(announcementOf(licences)).toBe(
    'From Thu 1 Jul 2027, 12 fewer seats save $360 a month. $3,420 is left in the first year, before our fee. Cut them by Wed 7 Jul 2027.',
  );
  expect(answerOf(licences)).toEqual({
    title: 'You save, before our fee',
    answer: '$3,420',
    text: 'in year 1, then $4,320 a year',
  });
});

test('The bill takes off the cost of the change, if there is any', () => {
  expect(billOf(licences).cut).toEqual({ year: '$4,320', change: '−$900' });
  expect(billOf({ ...licences, change: 0 }).cut).toMatchObject({ change: '$0' });
});

test('A bill from which nothing is cut has neither a saving nor a cost', () => {
  expect(billOf({ ...licences, used: 50 })).toEqual({
    seats: ['50', '50'],
    bill: ['$1,500', '$1,500'],
    cut: false,
  });
});

test('A single seat or month is one', () => {
  const single = { ...licences, used: 49, change: 30 };
  expect(announcementOf(single)).toContain('one fewer seat saves $30 a month.');
  expect(paidBackInWords(single).text).toBe('after one month');
});

test('A change that does not pay in its first year says so, and when it does', () => {
  expect(announcementOf({ ...licences, change: 5040 })).toContain(
    'The change costs $720 more than it saves in the first year; it is paid back after 14 months.',
  );
  expect(answerOf({ ...licences, change: 5040 })).toMatchObject({
    title: 'The first year costs you',
    answer: '$720',
  });
  expect(announcementOf({ ...licences, change: 900_000 })).toContain(
    'it is not paid back within 10 years.',
  );
  expect(paidBackInWords({ ...licences, change: 900_000 }).title).toBe('Not paid back');
});

test('Where every seat is used, nobody is told to cut one', () => {
  expect(announcementOf({ ...licences, used: 50 })).toBe(
    'Keep the seats: every seat that you pay for is used.',
  );
  expect(announcementOf({ ...licences, used: 51 })).toBe(
    'Nothing to cut: one seat in use that the invoice does not have. Check the count before you renew.',
  );
  expect(paidBackInWords({ ...licences, used: 50, change: 0 }).title).toBe('Nothing to cut');
  expect(answerOf({ ...licences, used: 51 })).toEqual({
    title: 'You keep paying',
    answer: '$1,500',
    text: 'a month: one seat too few',
  });
});

test('Seats that were not cut wait a year, or a month', () => {
  expect(windowInWords(licences)).toEqual({
    title: 'Cut by Wed 7 Jul 2027',
    text: 'or wait until Sat 1 Jul 2028',
  });
  expect(windowInWords({ ...licences, used: 50 }).title).toBe('Check by Wed 7 Jul 2027');
  expect(windowInWords({ ...licences, term: 'month' }).text).toBe('or again on Sun 1 Aug 2027');
});

test('The message has the visitor’s figures, and the sum with its parts', () => {
  expect(summaryOf(licences).split('\n')).toEqual([
    'Licence saving, by my own figures:',
    'Seats: 50 paid, 38 used, at $30 a month each without GST.',
    'Bought by the year, next renewal Thu 1 Jul 2027.',
    'From that day 12 fewer seats, cut by Wed 7 Jul 2027: $1,500 a month becomes $1,140.',
    'Saved in 12 months: $4,320. Cost of the change: $900. $3,420 is left in the first year.',
  ]);
  expect(
    summaryOf({ ...licences, used: 50 })
      .split('\n')
      .at(-1),
  ).toMatch(/^Keep the seats/);
});

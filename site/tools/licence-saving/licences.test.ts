import { expect, test } from 'vitest';
import { dateInWords, readDay } from '../calendar.ts';
import { type Licences, readLicences, savingOf } from './licences.ts';

const licences: Licences = {
  paid: 50,
  used: 38,
  price: 30,
  term: 'year',
  renewal: readDay('2027-07-01') ?? 0,
  change: 900,
};

test('Seats that nobody uses are saved for 12 months, less the cost of the change', () => {
  // 12 seats at $30 are $360 a month and $4,320 a year; the third bill covers the $900.
  expect(savingOf(licences)).toMatchObject({
    spare: 12,
    before: 1500,
    after: 1140,
    year: 4320,
    firstYear: 3420,
    paidBack: 3,
  });
});

test('A change that costs more than a year saves is below zero, and paid back later', () => {
  // $5,040 are 14 months of $360.
  expect(savingOf({ ...licences, change: 5040 })).toMatchObject({ firstYear: -720, paidBack: 14 });
  expect(savingOf({ ...licences, change: 5040.01 }).paidBack).toBe(15);
  expect(savingOf({ ...licences, change: 0 })).toMatchObject({ firstYear: 4320, paidBack: 0 });
});

test('A change that takes more than 10 years is never called paid back', () => {
  expect(savingOf({ ...licences, change: 120 * 360 }).paidBack).toBe(120);
  expect(savingOf({ ...licences, change: 121 * 360 }).paidBack).toBeUndefined();
});

test('Without a spare seat there is nothing to cut, and the bill stays', () => {
  for (const used of [50, 62]) {
    const saving = savingOf({ ...licences, used, change: 0 });
    expect(saving).toMatchObject({ before: 1500, after: 1500, year: 0 });
    expect(saving.paidBack).toBeUndefined();
  }
});

test('Cents add up', () => {
  const odd = { ...licences, paid: 3000, used: 1, price: 499.99, change: 0.01 };
  // 2,999 seats at 49,999 cents, 12 times, less one cent.
  expect(savingOf(odd).firstYear).toBe((2999 * 49_999 * 12 - 1) / 100);
});

test('Seats go in the first 7 days of a term, or at the next one', () => {
  // Partner Center: a subscription that renews on 1 July can lose seats for 168 hours.
  const { lastDay, nextChance } = savingOf(licences);
  expect(dateInWords(lastDay)).toBe('Wed 7 Jul 2027');
  expect(dateInWords(nextChance)).toBe('Sat 1 Jul 2028');
  const monthly = savingOf({ ...licences, term: 'month' });
  expect(dateInWords(monthly.lastDay)).toBe('Wed 7 Jul 2027');
  expect(dateInWords(monthly.nextChance)).toBe('Sun 1 Aug 2027');
});

const typed = {
  paid: '1,200',
  used: '38',
  price: '$32.90',
  term: 'month',
  renewal: '2027-07-01',
  change: '0',
};

function valuesOf(changes: Partial<typeof typed>): FormData {
  const values = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) values.set(name, value);
  return values;
}

test('All fields are read as they were typed', () => {
  const { renewal } = licences;
  const input = { paid: 1200, used: 38, price: 32.9, term: 'month', renewal, change: 0 };
  expect(readLicences(valuesOf({}))).toEqual({ ok: true, input });
});

test('Impossible input gets a sentence at each field that says what to type', () => {
  const wrong = { paid: '0', used: '-1', price: 'free', renewal: '', change: '1e9' };
  expect(readLicences(valuesOf(wrong))).toEqual({
    ok: false,
    errors: {
      paid: 'Type a whole number from 1 to 3,000 (seats).',
      used: 'Type a whole number from 0 to 3,000 (seats).',
      price: 'Type a number from 0.01 to 500 (dollars).',
      renewal: 'Type a date, such as 1 July 2027.',
      change: 'Type a number from 0 to 1,000,000 (dollars).',
    },
  });
  expect(readLicences(valuesOf({ renewal: '0027-07-01' }))).toEqual({
    ok: false,
    errors: { renewal: 'Type a date, such as 1 July 2027.' },
  });
});

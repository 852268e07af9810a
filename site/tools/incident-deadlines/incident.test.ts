import { expect, test } from 'vitest';
import { readIncident, readMoment } from './incident.ts';

const typed = {
  noticed: '2027-03-01T08:40',
  paid: '',
  personal: 'unknown',
  turnover: 'covered',
  infrastructure: 'other',
  contract: '',
  insurer: '48',
};

function valuesOf(changes: Partial<typeof typed>): FormData {
  const values = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) values.set(name, value);
  return values;
}

test('Answers are read as they were given, and what is empty is nothing', () => {
  expect(readIncident(valuesOf({}))).toEqual({
    ok: true,
    input: {
      noticed: readMoment('2027-03-01T08:40'),
      paid: undefined,
      personal: 'unknown',
      turnover: 'covered',
      infrastructure: 'other',
      contract: undefined,
      insurer: 48,
    },
  });
});

test('A time is minutes on the clock on the wall, and half a time is none', () => {
  expect(readMoment('1970-01-01T00:00')).toBeUndefined();
  expect((readMoment('2027-03-02T00:01') ?? 0) - (readMoment('2027-03-01T23:59') ?? 0)).toBe(2);
  for (const text of ['', '2027-03-01', '2027-02-30T08:40', '2027-03-01T24:00']) {
    expect(readMoment(text), text).toBeUndefined();
  }
});

test('Impossible answers get a sentence at their field that says what to type', () => {
  const wrong = { noticed: '', contract: '0', insurer: 'soon' };
  expect(readIncident(valuesOf(wrong))).toEqual({
    ok: false,
    errors: {
      noticed: 'Type a date and a time, such as 1 March 2027 8:40 AM.',
      contract: 'Type a whole number from 1 to 720 (hours).',
      insurer: 'Type a whole number from 1 to 720 (hours).',
    },
  });
  for (const paid of ['2037-03-03T15:00', '2026-02-01T15:00']) {
    expect(readIncident(valuesOf({ paid })), paid).toEqual({
      ok: false,
      errors: { paid: 'Type a date and a time within a year, or leave it empty.' },
    });
  }
});

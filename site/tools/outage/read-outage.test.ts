import { expect, test } from 'vitest';
import { readOutage } from './read-outage.ts';

const typed = {
  copyAge: '2',
  restore: '0.5',
  people: '1,200',
  hourCost: '$57.35',
  rpo: '4',
  rto: '5',
};

function valuesOf(changes: Partial<typeof typed>): FormData {
  const values = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) values.set(name, value);
  return values;
}

test('All six fields are read as they were typed', () => {
  const input = { copyAge: 2, restore: 0.5, people: 1200, hourCost: 57.35, rpo: 4, rto: 5 };
  expect(readOutage(valuesOf({}))).toEqual({ ok: true, input });
});

test('Impossible input gets a sentence at each field that says what to type', () => {
  const wrong = {
    copyAge: '-1',
    restore: 'soon',
    people: '1.5',
    hourCost: '1e9',
    rpo: '',
    rto: '8761',
  };
  const hours = 'Type a number from 0 to 8,760 (hours).';
  expect(readOutage(valuesOf(wrong))).toEqual({
    ok: false,
    errors: {
      copyAge: hours,
      restore: hours,
      people: 'Type a whole number from 0 to 100,000 (people).',
      hourCost: 'Type a number from 0 to 1,000 (dollars).',
      rpo: hours,
      rto: hours,
    },
  });
});

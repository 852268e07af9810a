import { expect, test } from 'vitest';
import { most, type Outage, readOutage, resultOf } from './outage.ts';

const outage: Outage = { copyAge: 2, restore: 3, people: 12, hourCost: 60, rpo: 4, rto: 5 };

test('People who wait and work that is done again are counted separately, then together', () => {
  expect(resultOf(outage)).toEqual({
    lost: { hours: 2, target: 4, met: true, by: 2 },
    down: { hours: 3, target: 5, met: true, by: 2 },
    waiting: 12 * 3 * 60,
    redoing: 12 * 2 * 60,
    total: 12 * 5 * 60,
  });
});

test('A target is met to the hundredth of an hour, and missed by one more', () => {
  expect(resultOf({ ...outage, copyAge: 4 }).lost).toMatchObject({ met: true, by: 0 });
  expect(resultOf({ ...outage, copyAge: 4.01 }).lost).toMatchObject({ met: false, by: 0.01 });
  expect(resultOf({ ...outage, restore: 29 }).down).toMatchObject({ met: false, by: 24 });
});

test('Nothing costs nothing', () => {
  const nothing = resultOf({ copyAge: 0, restore: 0, people: 0, hourCost: 0, rpo: 0, rto: 0 });
  expect(nothing).toMatchObject({ waiting: 0, redoing: 0, total: 0 });
  expect([nothing.lost, nothing.down]).toEqual(
    Array(2).fill({ hours: 0, target: 0, met: true, by: 0 }),
  );
  expect(resultOf({ ...outage, people: 0 }).total).toBe(0);
  expect(resultOf({ ...outage, hourCost: 0 }).total).toBe(0);
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
  const { hours, people, hourCost } = most;
  const largest = { ...outage, copyAge: hours, restore: hours, people, hourCost };
  expect(resultOf(largest)).toMatchObject({ waiting: 876_000_000_000, total: 1_752_000_000_000 });
  const odd = { ...largest, restore: 8759.99, people: 99_999, hourCost: 999.99 };
  const cents = (99_999n * 875_999n * 99_999n + 50n) / 100n;
  expect(resultOf(odd).waiting).toBe(Number(cents) / 100);
});

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

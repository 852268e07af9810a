import { expect, test } from 'vitest';
import type { Outage } from './outage.ts';
import { announcementOf, hoursOnCloth, summaryOf, workInWords } from './words.ts';

const outage: Outage = { copyAge: 2, restore: 3, people: 12, hourCost: 60, rpo: 4, rto: 5 };

test('The result is one sentence with both targets and the money', () => {
  expect(announcementOf(outage)).toBe(
    '2 hours of work lost (RPO met, with 2 hours to spare), 3 hours down (RTO met, with 2 hours to spare): about $3,600 at your own figures.',
  );
  expect(announcementOf({ ...outage, copyAge: 5, restore: 5 })).toContain(
    '(RPO missed by 1 hour), 5 hours down (RTO met, with nothing to spare)',
  );
});

test('The cloth says what the money is paid for', () => {
  expect(workInWords(outage)).toBe('12 people wait 3 hours, then redo 2 hours of work');
  expect(workInWords({ ...outage, people: 1, copyAge: 1 })).toBe(
    '1 person waits 3 hours, then redoes 1 hour of work',
  );
  expect(workInWords({ ...outage, copyAge: 0 })).toBe('12 people wait 3 hours');
});

test('Long hours lose their fractions on the cloth', () => {
  expect([0.25, 999.99, 8759.99].map(hoursOnCloth)).toEqual([
    '0.25 hours',
    '999.99 hours',
    '8,760 hours',
  ]);
});

test('The message shows both parts of the money, as Australians write it', () => {
  const numbers = { ...outage, copyAge: 0.5, people: 1, hourCost: 1000, restore: 1.25 };
  expect(summaryOf(numbers).split('\n')).toEqual([
    'If this system failed, by my own figures:',
    'Work lost: 0.5 hours, RPO 4 hours: met, with 3.5 hours to spare.',
    'Down: 1.25 hours, RTO 5 hours: met, with 3.75 hours to spare.',
    '1 person at $1,000 an hour each: $1,250 waiting + $500 redoing lost work = $1,750.',
  ]);
  expect(summaryOf({ ...outage, hourCost: 57.35 })).toContain('$57.35 an hour each: $2,064.60');
});

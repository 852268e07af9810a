import { expect, test } from 'vitest';
import type { Outage } from './outage.ts';
import { announcementOf, hoursOnCloth, summaryOf, verdictInWords, workInWords } from './words.ts';

const outage: Outage = {
  weekday: 'Tuesday',
  minutes: 14 * 60,
  copyAge: 2,
  restore: 3,
  people: 12,
  hourCost: 60,
  possible: 25,
  rpo: 4,
  rto: 5,
};

const nothing: Outage = { ...outage, copyAge: 0, restore: 0, rpo: 0, rto: 0 };

test('The result says both targets, the work and the money', () => {
  expect(announcementOf(outage)).toBe(
    'Last copy 2 hours old (RPO met with 2 hours to spare), 3 hours down (RTO met with 2 hours to spare). 12 people lose 75% of 3 working hours, then redo 2 hours of work, about $3,060 at your own figures.',
  );
  expect(announcementOf({ ...outage, copyAge: 5, restore: 5 })).toContain(
    '(RPO missed by 1 hour), 5 hours down (RTO met exactly)',
  );
});

test('An outage of nothing says that nothing is lost, and names no money', () => {
  expect(announcementOf(nothing)).toBe(
    'Last copy 0 hours old (RPO met exactly), 0 hours down (RTO met exactly). No working hours are lost.',
  );
});

test('The cloth says what the money is paid for', () => {
  expect(workInWords(outage)).toBe(
    '12 people lose 75% of 3 working hours, then redo 2 hours of work',
  );
  expect(workInWords({ ...outage, possible: 0, people: 1, copyAge: 1 })).toBe(
    '1 person loses 3 working hours, then redoes 1 hour of work',
  );
  expect(workInWords({ ...outage, possible: 0, copyAge: 0 })).toBe(
    '12 people lose 3 working hours',
  );
  // With all of the work possible, or out of hours, nobody waits.
  expect(workInWords({ ...outage, possible: 100 })).toBe('12 people redo 2 hours of work');
  expect(workInWords({ ...outage, weekday: 'Sunday' })).toBe('No working hours are lost');
});

test('A target that is just met says so on the cloth', () => {
  const against = { hours: 4, target: 4, met: true, by: 0 };
  expect(verdictInWords('RPO', against)).toEqual({ title: 'RPO met', text: 'exactly' });
});

test('Long hours lose their fractions on the cloth', () => {
  expect([0.25, 999.99, 8759.99].map(hoursOnCloth)).toEqual([
    '0.25 hours',
    '999.99 hours',
    '8,760 hours',
  ]);
});

test('The message shows when it failed, working hours and both parts of the money', () => {
  const weekend: Outage = { ...outage, weekday: 'Friday', minutes: 17 * 60, restore: 72 };
  expect(summaryOf({ ...weekend, possible: 0 }).split('\n')).toEqual([
    'If this system failed on a Friday at 5:00PM, by my own figures:',
    'Last copy: 2 hours old. RPO 4 hours: met with 2 hours to spare.',
    'Down: 72 hours. RTO 5 hours: missed by 67 hours.',
    'Working hours (Monday to Friday 8:30AM to 5:30PM): 9 down, 2 to redo.',
    '12 people at $60 an hour each: $6,480 waiting + $1,440 redoing lost work = $7,920.',
  ]);
  expect(summaryOf({ ...outage, possible: 0, hourCost: 57.35 })).toContain(
    '$57.35 an hour each: $2,064.60',
  );
  expect(summaryOf(outage)).toContain(
    '3 down, 2 to redo. Meanwhile 25% of the work is still possible.',
  );
});

import { expect, test } from 'vitest';
import { deadlinesOf } from './deadlines.ts';
import { type Incident, readMoment } from './incident.ts';
import { announcementOf, answerOf, summaryOf } from './words.ts';

const incident: Incident = {
  noticed: readMoment('2027-03-01T08:40') ?? 0,
  paid: readMoment('2027-03-03T15:00'),
  personal: 'yes',
  turnover: 'over',
  infrastructure: 'no',
  contract: 24,
  insurer: undefined,
};

test('What is large is the first deadline with a time', () => {
  expect(answerOf(deadlinesOf(incident))).toEqual({
    title: 'First fixed time: Contract',
    answer: 'Tue 2 Mar 8:40AM',
    text: 'within 24 hours of noticing it',
  });
  expect(answerOf(deadlinesOf({ ...incident, contract: 1 })).text).toBe(
    'within one hour of noticing it',
  );
  const alone: Incident = { ...incident, paid: undefined, contract: undefined };
  expect(answerOf(deadlinesOf(alone))).toEqual({
    title: 'First fixed time: Privacy assessment',
    answer: 'Wed 31 Mar',
    text: 'at most 30 days for the assessment',
  });
  expect(answerOf(deadlinesOf({ ...alone, personal: 'no' }))).toEqual({
    title: 'First: Insurer',
    answer: 'As soon as possible',
    text: 'no law that we ask about sets a time',
  });
});

test('The result says of each deadline what to do, and by when', () => {
  expect(announcementOf(incident)).toBe(
    'As soon as possible: tell the insurer. By Tue 2 Mar 2027 8:40AM: tell the other party to the contract. By Sat 6 Mar 2027 3:00PM: report the payment to ASD. By Wed 31 Mar 2027: know whether serious harm is likely, and if so tell the OAIC and the people at risk as soon as practicable.',
  );
});

test('What may not apply says so', () => {
  const open = announcementOf({ ...incident, turnover: 'unknown', infrastructure: 'unknown' });
  expect(open.match(/, if its Act applies\./g)).toHaveLength(3);
  expect(answerOf(deadlinesOf({ ...incident, infrastructure: 'unknown' })).title).toBe(
    'First fixed time: Incident, if covered',
  );
});

test('The message names the law behind each deadline', () => {
  expect(summaryOf(incident).split('\n')).toEqual([
    'Incident deadlines, from my own answers (Sydney time; not legal advice):',
    'We noticed it: Mon 1 Mar 2027 8:40AM.',
    'Ransom paid: Wed 3 Mar 2027 3:00PM.',
    'As soon as possible: tell the insurer.',
    'By Tue 2 Mar 2027 8:40AM: tell the other party to the contract (contract: within 24 hours of noticing it).',
    'By Sat 6 Mar 2027 3:00PM: report the payment to ASD (Cyber Security Act 2024: within 72 hours of paying, or knowing of it).',
    'By Wed 31 Mar 2027: know whether serious harm is likely, and if so tell the OAIC and the people at risk as soon as practicable (Privacy Act 1988: at most 30 days for the assessment).',
  ]);
});

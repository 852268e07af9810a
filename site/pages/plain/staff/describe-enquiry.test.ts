import { describe, expect, test } from 'vitest';
import type { StaffView } from '../../../../enquiry/answering/staff-view.ts';
import { staffView } from '../../../../testing/staff-view.ts';
import { footText, outcomeText, rowsOf } from './describe-enquiry.ts';

const { receivedAt, dueAt = receivedAt } = staffView;

const rows = (differences: Partial<StaffView>, now = receivedAt) =>
  Object.fromEntries(rowsOf({ ...staffView, ...differences }, now));

test('an open enquiry has its form, times on the office’s clock and what is left', () => {
  expect(rowsOf(staffView)).toEqual([
    ['Form', 'Managed Services & Support (MSP)'],
    ['Received', 'Friday 20 November, 4:45PM AEDT'],
    ['Mailed', '4:45PM, to support@'],
    ['Answer due', 'Monday 23 November, 4:45PM'],
    ['State', 'Open, 5 staffed hours left'],
  ]);
  expect(footText(staffView)).toBe(
    'What was written is in your mailbox, not here. This link was made for support@cornerpocket.example and works until 4 December.',
  );
});

describe('the time that is left is', () => {
  test.each([
    [undefined, 'Open'],
    [540, 'Open, 9 staffed hours left'],
    [119, 'Open, 1 staffed hour left'],
    [59, 'Open, 59 staffed minutes left'],
    [1, 'Open, 1 staffed minute left'],
    [0, 'Open, due now'],
    [-0.5, 'Open, due now'],
    [-1, 'Open, 1 staffed minute late'],
    [-60, 'Open, 1 staffed hour late'],
    [-150, 'Open, 2 staffed hours late'],
  ])('%s minutes: %s', (staffedMinutesLeft, State) => {
    expect(rows({ staffedMinutesLeft })).toMatchObject({ State });
  });

  test('over once the promised moment has passed, also after hours', () => {
    expect(rows({ staffedMinutesLeft: 0 }, dueAt)).toMatchObject({ State: 'Open, due now' });
    expect(rows({ staffedMinutesLeft: 0 }, dueAt + 1)).toMatchObject({
      State: 'Open, promised time over',
    });
  });
});

const settled = { at: Date.parse('2026-11-22T22:05Z'), by: 'support@cornerpocket.example' };

test.each([
  ['answered', settled, 'Answered on Monday 23 November, 9:05AM by support@'],
  [
    'answered',
    { ...settled, by: 'staff command' },
    'Answered on Monday 23 November, 9:05AM by staff command',
  ],
  [
    'closed',
    { ...settled, by: 'pat@elsewhere.example' },
    'Closed without a reply on Monday 23 November, 9:05AM by pat@elsewhere.example',
  ],
  ['spam', settled, 'Spam, marked on Monday 23 November, 9:05AM by support@'],
  ['spam', undefined, 'Spam'],
  ['quarantined', undefined, 'Held back as suspected spam'],
  ['erased', undefined, 'Erased'],
] as const)('an enquiry that is %s says by whom and when: %o', (state, settled, State) => {
  const shown = rows({ state, settled, dueAt: undefined, staffedMinutesLeft: undefined });
  expect(shown).toMatchObject({ State });
  expect(shown).not.toHaveProperty('Answer due');
});

test('the mail has its day if it went out on another, and none is shown that was not sent', () => {
  const mailedAt = Date.parse('2026-11-22T21:01Z');
  expect(rows({ mailedAt })).toMatchObject({ Mailed: 'Monday 23 November, 8:01AM, to support@' });
  expect(rows({ mailedAt: undefined })).toMatchObject({ Mailed: 'Not yet to every mailbox' });
  expect(rows({ mailedAt: undefined, state: 'quarantined' })).not.toHaveProperty('Mailed');
});

test.each([
  ['home', 'Home page'],
  ['cyber-services', 'Cyber Security Services'],
  ['essential-eight', 'Essential Eight Assessment & Remediation'],
  ['a-form-of-last-year', 'a-form-of-last-year'],
])('the form %s is named %s', (formType, Form) => {
  expect(rows({ formType })).toMatchObject({ Form });
});

test.each([
  ['answered', 'answered', 'ENQ-7F3K9QXM is marked as answered.'],
  ['closed', 'closed', 'ENQ-7F3K9QXM is marked as needing no reply.'],
  ['released', 'open', 'ENQ-7F3K9QXM is released from suspected spam.'],
  ['spam', 'spam', 'ENQ-7F3K9QXM is marked as spam.'],
] as const)('the act %s says what it did, or that it was done already', (act, state, outcome) => {
  expect(outcomeText({ ...staffView, done: true }, act)).toBe(outcome);
  expect(outcomeText({ ...staffView, state, done: false }, act)).toBe(
    `That was done already: ${outcome}`,
  );
});

test.each([
  ['answered', 'closed'],
  ['answered', 'erased'],
  ['released', 'spam'],
  ['spam', 'open'],
] as const)('the act %s says that it changed nothing where the enquiry is %s', (act, state) => {
  expect(outcomeText({ ...staffView, state, done: false }, act)).toMatch(/^Nothing was changed/);
});

import { expect, test } from 'vitest';
import { officeTime } from '../../../content/company.ts';
import { responseTargets } from '../../../content/tools/response-targets.ts';
import { readTicket, type Ticket, ticketDates, timesOf } from './ticket.ts';
import { announcementOf, summaryOf, timeInWords } from './words.ts';

/** Friday 5 March 2027. */
const ticket: Ticket = { priority: 'P1', date: '2027-03-05', minutes: 16 * 60 + 45 };
/** The Thursday before Easter. */
const easter: Ticket = { priority: 'P1', date: '2027-03-25', minutes: 17 * 60 };

test('A ticket of Friday afternoon is worked on and solved when each priority says', () => {
  const due = responseTargets.map(({ priority }) => {
    const { response, resolution } = timesOf({ ...ticket, priority });
    return [response, resolution].map(timeInWords);
  });
  expect(due).toEqual([
    ['Fri 5:15PM', 'Mon 11:45AM'],
    ['Mon 8:45AM', 'Mon 3:45PM'],
    ['Mon 11:45AM', 'Tue 4:45PM'],
    ['Mon 4:45PM', 'Fri 4:45PM'],
  ]);
});

test('A ticket of the Thursday before Easter is solved on Tuesday, and says why', () => {
  expect(timeInWords(timesOf(easter).resolution)).toBe('Tue 12:00PM');
  expect(announcementOf(easter)).toBe(
    'P1 raised Thursday 25 March 5:00PM: work should start by Thursday 25 March 5:30PM, and you should be able to work again by Tuesday 30 March 12:00PM. The clock stands still on Good Friday and Easter Monday.',
  );
  expect(summaryOf(easter)).toContain(
    '(4 hours). The clock stands still on Good Friday and Easter',
  );
});

test('Holidays on days on which nobody works anyway are not mentioned', () => {
  // Boxing Day 2026 itself is a Saturday.
  expect(timesOf({ ...ticket, date: '2026-12-24', priority: 'P1' }).holidays).toEqual([
    'Christmas Day',
    'Boxing Day (additional day)',
  ]);
  expect(timesOf(ticket).holidays).toEqual([]);
});

test('Whatever its priority and its day, all holidays until a ticket is solved are known', () => {
  const { resolution } = timesOf({ priority: 'P4', date: ticketDates.last, minutes: 1439 });
  expect(ticketDates).toEqual({ first: '2026-01-01', last: '2027-12-17' });
  expect(resolution).toBeLessThan(Date.parse('2027-12-31T17:30+11:00'));
});

test('Work starts within six days, so that on the cloth a weekday is enough', () => {
  for (
    let at = Date.parse(ticketDates.first);
    at <= Date.parse(ticketDates.last);
    at += 86_400_000
  ) {
    const date = new Date(at).toISOString().slice(0, 10);
    const { raised, response } = timesOf({ priority: 'P4', date, minutes: 0 });
    expect(response - raised, date).toBeLessThan(6.9 * 86_400_000);
  }
});

function valuesOf(date: string, time = '16:45'): FormData {
  const values = new FormData();
  values.set('priority', 'P3');
  values.set('date', date);
  values.set('time', time);
  return values;
}

test.each(['2026-01-01', '2027-03-05', '2027-12-17'])('A ticket can be raised on %s', (date) => {
  const input = { priority: 'P3', date, minutes: 16 * 60 + 45 };
  expect(readTicket(valuesOf(date))).toEqual({ ok: true, input });
});

test.each(['', '2025-12-31', '2027-12-18', '12027-03-05', '2027-02-29', '05/03/2027'])(
  '%j is no date with known holidays, and a sentence says which are',
  (date) => {
    const error =
      'Type a date from 1 January 2026 to 17 December 2027, for which we know the public holidays.';
    expect(readTicket(valuesOf(date))).toEqual({ ok: false, errors: { date: error } });
  },
);

test('An invalid time has its own sentence', () => {
  const errors = { time: 'Type a time, such as 4:45 PM.' };
  expect(readTicket(valuesOf('2027-03-05', ''))).toEqual({ ok: false, errors });
});

test('The result is one sentence; out of hours a second says when the clock starts', () => {
  expect(announcementOf(ticket)).toBe(
    'P1 raised Friday 5 March 4:45PM: work should start by Friday 5 March 5:15PM, and you should be able to work again by Monday 8 March 11:45AM.',
  );
  expect(announcementOf({ ...ticket, date: '2027-03-07', minutes: 150 })).toMatch(
    /^P1 raised Sunday 7 March 2:30AM: .+ The clock starts Monday 8 March 8:30AM\.$/,
  );
});

test('The message says priority, time, targets and results, without blank lines', () => {
  expect(summaryOf({ ...ticket, priority: 'P4' }).split('\n')).toEqual([
    'Response clock, with your typical targets: P4, a request or a question.',
    `Ticket raised: Friday 5 March 2027, 4:45PM ${officeTime}.`,
    'Work starts by: Monday 8 March 4:45PM (1 business day).',
    'We can work again by: Friday 12 March 4:45PM (5 business days).',
  ]);
});

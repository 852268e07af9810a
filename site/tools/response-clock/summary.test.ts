import { expect, test } from 'vitest';
import { announcementOf, summaryOf } from './summary.ts';
import { officeTime, type Ticket } from './ticket.ts';

const ticket: Ticket = { priority: 'P1', weekday: 'Friday', minutes: 16 * 60 + 45 };

test('The result is one sentence; out of hours a second says when the clock starts', () => {
  expect(announcementOf(ticket)).toBe(
    'P1 raised Friday 4:45PM: work should start by Friday 5:15PM, and you should be able to work again by Monday 11:45AM.',
  );
  expect(announcementOf({ ...ticket, weekday: 'Sunday', minutes: 150 })).toMatch(
    /^P1 raised Sunday 2:30AM: .+ The clock starts Monday 8:30AM\.$/,
  );
});

test('The message says priority, time, targets and results, without blank lines', () => {
  expect(summaryOf({ ...ticket, priority: 'P4' }).split('\n')).toEqual([
    'Response clock, with your typical targets: P4, a request or a question.',
    `Ticket raised: Friday 4:45PM, ${officeTime}.`,
    'Work starts by: Monday 4:45PM (1 business day).',
    'We can work again by: Friday 4:45PM, a week later (5 business days).',
  ]);
});

import { expect, test } from 'vitest';
import { responseTargets } from '../../../content/response-targets.ts';
import {
  announcementOf,
  clockTime,
  helpDeskHours,
  officeTime,
  readTicket,
  summaryOf,
  type Ticket,
  timeInWords,
  timeOf,
  timesOf,
} from './ticket.ts';

const words = (ticket: Ticket, sunday?: number) => {
  const { raised, starts, response, resolution } = timesOf(ticket, helpDeskHours, sunday);
  return [starts, response, resolution].map((instant) => timeInWords(instant, raised));
};

test('A ticket of Friday afternoon is worked on and solved when each priority says', () => {
  const due = responseTargets.map(({ priority }) =>
    words({ priority, weekday: 'Friday', minutes: 16 * 60 + 45 }).slice(1),
  );
  expect(due).toEqual([
    ['Fri 5:15PM', 'Mon 11:45AM'],
    ['Mon 8:45AM', 'Mon 3:45PM'],
    ['Mon 11:45AM', 'Tue 4:45PM'],
    ['Mon 4:45PM', 'Fri 4:45PM, a week later'],
  ]);
});

test('The same time of the week has the same answer in every week of the year', () => {
  const sunday = Date.UTC(2026, 10, 22) / 86_400_000;
  for (const weekday of ['Sunday', 'Friday'] as const) {
    for (const minutes of [150, 1049]) {
      const ticket: Ticket = { priority: 'P3', weekday, minutes };
      const answers = Array.from({ length: 53 }, (_, week) => words(ticket, sunday + week * 7));
      expect(new Set(answers.map(String)).size, `${weekday} ${minutes}`).toBe(1);
    }
  }
});

test('A time that falls on the same weekday again says that it is a week later', () => {
  const ticket: Ticket = { priority: 'P4', weekday: 'Monday', minutes: 9 * 60 };
  expect(words(ticket)).toEqual(['Mon 9:00AM', 'Tue 9:00AM', 'Mon 9:00AM, a week later']);
  const { raised, response } = timesOf(ticket);
  expect(timeInWords(response, raised, 'long')).toBe('Tuesday 9:00AM');
});

test('A time zone is called as people call it', () => {
  expect(
    ['Australia/Sydney', 'Australia/Lord_Howe', 'America/Argentina/Buenos_Aires'].map(timeOf),
  ).toEqual(['Sydney time', 'Lord Howe time', 'Buenos Aires time']);
});

test('Midnight and noon are written as 12', () => {
  expect([0, 720, 1439].map(clockTime)).toEqual(['12:00AM', '12:00PM', '11:59PM']);
});

function valuesOf(time: string): FormData {
  const values = new FormData();
  values.set('priority', 'P3');
  values.set('weekday', 'Sunday');
  values.set('time', time);
  return values;
}

test.each([
  ['00:00', 0],
  ['17:29', 1049],
  ['23:59:30', 1439],
])('The ticket is read with its time, %s', (time, minutes) => {
  const input = { priority: 'P3', weekday: 'Sunday', minutes };
  expect(readTicket(valuesOf(time))).toEqual({ ok: true, input });
});

test.each(['', '24:00', '9:00', 'noon', '12:60'])(
  '%j is not a valid time, and a sentence says so',
  (time) => {
    const errors = { time: 'Type a time, such as 4:45 PM.' };
    expect(readTicket(valuesOf(time))).toEqual({ ok: false, errors });
  },
);

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

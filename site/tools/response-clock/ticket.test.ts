import { expect, test } from 'vitest';
import { responseTargets } from '../../../content/response-targets.ts';
import { service } from '../../../content/services/it/managed-services.ts';
import { clockTime, helpDeskHours, type Ticket, timeInWords, timesOf } from './ticket.ts';

const words = (ticket: Ticket, sunday?: number) => {
  const { raised, starts, response, resolution } = timesOf(ticket, helpDeskHours, sunday);
  return [starts, response, resolution].map((instant) => timeInWords(instant, raised));
};

test('The tool gives the times that the figure of the page shows', () => {
  for (const [index, { priority }] of responseTargets.entries()) {
    const shown = service.figure.lanes[index]?.values?.map(({ value }) => value);
    const [, ...times] = words({ priority, weekday: 'Friday', minutes: 16 * 60 + 45 });
    expect(times.map((time) => time.replace(', a week later', ''))).toEqual(shown);
  }
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

test('Midnight and noon are written as 12', () => {
  expect([0, 720, 1439].map(clockTime)).toEqual(['12:00AM', '12:00PM', '11:59PM']);
});

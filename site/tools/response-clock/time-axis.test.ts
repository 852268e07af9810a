import { expect, test } from 'vitest';
import { responseTargets } from '../../../content/tools/response-targets.ts';
import { ticketDays } from '../../../testing/inputs/ticket-days.ts';
import { type Ticket, timesOf } from './ticket.ts';
import { timeAxisOf } from './time-axis.ts';

const axisOf = (ticket: Ticket) => {
  const { raised, resolution } = timesOf(ticket);
  return timeAxisOf(raised, resolution);
};
const namesOf = (ticket: Ticket) =>
  axisOf(ticket)
    .ticks.map(({ name }) => name || '-')
    .join(' ');

const friday: Ticket = { priority: 'P1', date: '2027-03-05', minutes: 16 * 60 + 45 };

test('The axis goes from the hour of the call to the end, in staffed time alone', () => {
  expect(namesOf(friday)).toBe('Fri 4PM - 5PM - - Mon 9AM - 10AM - 11AM -');
  const { shifts, gaps, unit } = axisOf(friday);
  expect(unit).toBe('half an hour');
  expect(shifts.map(({ opens, closes }) => (closes - opens) / 60_000)).toEqual([90, 195]);
  expect(gaps).toEqual([undefined, shifts[0]?.closes]);
});

test('A call in closed hours begins with these', () => {
  const { raised, starts } = timesOf({ ...friday, date: '2027-03-06' });
  const { shifts, gaps } = axisOf({ ...friday, date: '2027-03-06' });
  expect(gaps).toEqual([raised]);
  expect(shifts[0]?.opens).toBe(starts);
});

test('A diamond is more where the ticket has more time', () => {
  const units = responseTargets.map(({ priority }) => axisOf({ ...friday, priority }).unit);
  expect(units).toEqual(['half an hour', 'one hour', '3 hours', 'one working day']);
  expect(namesOf({ ...friday, priority: 'P3' })).toBe('Mon 9AM 12PM 3PM Tue 9AM 12PM 3PM');
  expect(namesOf({ ...friday, priority: 'P4' })).toBe('Fri Mon Tue Wed Thu Fri');
});

test('Whenever the call comes, diamonds are in order and within staffed time', () => {
  for (const { priority } of responseTargets) {
    for (const date of ticketDays) {
      for (let minutes = 0; minutes < 24 * 60; minutes += 47) {
        const { shifts, ticks } = axisOf({ priority, date, minutes });
        const times = ticks.map(({ at }) => at);
        expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
        const open = times.every((at) =>
          shifts.some(({ opens, closes }) => at >= opens && at <= closes),
        );
        expect(open, `${priority} ${date} ${minutes}`).toBe(true);
        expect(times.length).toBeGreaterThan(0);
      }
    }
  }
});

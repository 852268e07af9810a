import { expect, test } from 'vitest';
import { readTicket } from './read-ticket.ts';

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
  '%j is no time, and a sentence says so',
  (time) => {
    const errors = { time: 'Type a time, such as 4:45 PM.' };
    expect(readTicket(valuesOf(time))).toEqual({ ok: false, errors });
  },
);

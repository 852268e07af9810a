import { expect, test } from 'vitest';
import { officeMoment } from './office-clock.ts';

test.each([
  ['2026-11-20T05:45Z', 'Friday 20 November', '4:45PM', 'AEDT'],
  ['2026-07-01T04:57Z', 'Wednesday 1 July', '2:57PM', 'AEST'],
  ['2026-11-22T13:00Z', 'Monday 23 November', '12:00AM', 'AEDT'],
  ['2026-11-23T01:05Z', 'Monday 23 November', '12:05PM', 'AEDT'],
])('%s is read on the clock of the office', (instant, day, time, zone) => {
  const moment = officeMoment(Date.parse(instant), 'Australia/Sydney');
  expect(moment).toEqual({ day, time, zone, date: day.split(' ').slice(1).join(' ') });
});

import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

function read(time: string) {
  const values = new FormData();
  values.set('time', time);
  return readTime(values, 'time');
}

test.each([
  ['00:00', 0],
  ['17:29', 1049],
  ['23:59:30', 1439],
])('%s is read as minutes since midnight', (time, value) => {
  expect(read(time)).toEqual({ value, error: undefined });
});

test.each(['', '24:00', '9:00', 'noon', '12:60'])(
  '%j is not a valid time, and a sentence says so',
  (time) => {
    expect(read(time).error).toBe('Type a time, such as 4:45 PM.');
  },
);

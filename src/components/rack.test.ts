import { expect, test } from 'vitest';
import { lines } from '../../content/lines.ts';
import { rackedBalls, rackedNumbers } from './rack.tsx';

test.each(lines.map(({ id }) => id))('The rack of %s has a ball for each service', (line) => {
  expect(rackedBalls(line)).toHaveLength(rackedNumbers(line).length);
});

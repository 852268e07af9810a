import { expect, test } from 'vitest';
import { servicesOf } from '../../content/catalogue.ts';
import { lines } from '../../content/lines.ts';
import { rackedBalls } from './rack.tsx';

test.each(lines.map(({ id }) => id))('The rack of %s has a ball for each service', (line) => {
  expect(rackedBalls(line)).toHaveLength(servicesOf(line).length);
});

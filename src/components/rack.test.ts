import { expect, test } from 'vitest';
import { servicesOf } from '../../content/catalogue.ts';
import { lines } from '../../content/lines.ts';
import { rackOf } from './rack.tsx';

test.each(lines.map(({ id }) => id))('The rack of %s has a ball for each service', (line) => {
  expect(rackOf(line)).toHaveLength(servicesOf(line).length);
});

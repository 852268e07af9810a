import { expect, test } from 'vitest';
import { catalogue, pathOf } from '../../content/catalogue.ts';
import { results } from '../../content/results.ts';

test('Every result is of a service that the site has', () => {
  const services = new Set<string>(catalogue.map(pathOf));
  expect(results.filter(({ service }) => !services.has(service))).toEqual([]);
});

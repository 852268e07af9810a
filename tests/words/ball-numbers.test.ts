import { describe, expect, test } from 'vitest';
import { ballNumberOf, catalogue, entryAt, pathOf, servicesOf } from '../../content/catalogue.ts';
import { lines } from '../../content/lines.ts';
import type { CatalogueEntry } from '../../content/model/line.ts';

const longLine: CatalogueEntry[] = Array.from({ length: 12 }, (_, place) => ({
  line: 'design',
  slug: `service-${place}`,
  title: `Service ${place}`,
  summary: 'One of many',
}));

describe('The number of a service’s ball', () => {
  test.each(lines)('counts the services of $path from 1, in the order of the menu', ({ id }) => {
    const numbers = servicesOf(id).map((service) => ballNumberOf(service));
    expect(numbers[0]).toBe(1);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('leaves out the eight, and no other', () => {
    expect(longLine.map((service) => ballNumberOf(service, longLine))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13,
    ]);
  });

  test('does not exist for a service that is not in the catalogue', () => {
    expect(() => longLine.map((service) => ballNumberOf(service))).toThrow('/design/service-0');
  });
});

test('A service is found by the path of its page', () => {
  for (const service of catalogue) expect(entryAt(pathOf(service))).toBe(service);
  expect(entryAt('/it')).toBeUndefined();
});

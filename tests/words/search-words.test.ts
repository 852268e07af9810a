import { expect, test } from 'vitest';
import { readBuiltPages } from '../../checks/built-pages.ts';
import { company } from '../../content/company.ts';
import { lines } from '../../content/lines.ts';

/** Characters of a description that search engines show. */
const mostShown = 155;

const doors = ['/', ...lines.map(({ path }) => path)];
const pages = readBuiltPages().filter(({ path }) => path !== undefined);
const descriptionOf = (html: string) =>
  /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';

test.each(pages)('$file describes itself in 155 characters at most', ({ html }) => {
  const description = descriptionOf(html).replaceAll(/&[#\w]+;/g, '_');
  expect(description.length).toBeGreaterThan(60);
  expect(description.length).toBeLessThanOrEqual(mostShown);
});

test('Home and overviews name the city in what search results show of them', () => {
  const nameless = pages.filter(
    ({ path = '', html }) => doors.includes(path) && !descriptionOf(html).includes(company.city),
  );
  expect(nameless.map(({ path }) => path)).toEqual([]);
  const home = pages.find(({ path }) => path === '/');
  expect(/<title>(.*?)<\/title>/.exec(home?.html ?? '')?.[1]).toContain(company.city);
});

test("Buyers' own terms stand on home or an overview", () => {
  const texts = pages.filter(({ path = '' }) => doors.includes(path)).map(({ html }) => html);
  for (const term of ['IT support', 'vCISO', 'Microsoft 365 backup']) {
    expect(texts.join(' ').replaceAll(/<script.*?<\/script>/gs, ''), term).toContain(term);
  }
});

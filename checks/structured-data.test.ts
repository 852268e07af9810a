import { expect, test } from 'vitest';
import { idsIn, structuredDataFindings } from './structured-data.ts';

const id = 'https://kitchen.example/#organisation';
const graphOf = (...things: object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
const problems = (...things: object[]) =>
  structuredDataFindings('index.html', graphOf(...things), new Set([id])).map(
    ({ problem }) => problem,
  );

test('A thing with all that Google requires, and a reference to a known id, pass', () => {
  const service = { '@type': 'Service', name: 'Baking', areaServed: 'AU', provider: { '@id': id } };
  expect(problems(service)).toEqual([]);
});

test('A missing property is named, also inside another thing', () => {
  expect(problems({ '@type': 'WebSite', name: 'Kitchen' })).toEqual(['WebSite has no url']);
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1 }],
  };
  expect(problems(list)).toEqual(['ListItem has no name']);
});

test('A deprecated type, a broken reference and data without a graph are found', () => {
  expect(problems({ '@type': 'ProfessionalService' })).toEqual([
    'ProfessionalService is deprecated',
  ]);
  expect(
    problems({ '@type': 'WebPage', about: { '@id': 'https://kitchen.example/#lost' } }),
  ).toEqual(['refers to https://kitchen.example/#lost']);
  expect(structuredDataFindings('index.html', '{"a":1}', new Set())).toHaveLength(1);
});

test('The ids that pages define are collected', () => {
  expect(idsIn(graphOf({ '@type': 'Organization', '@id': id }, { '@id': 'elsewhere' }))).toEqual([
    id,
  ]);
});

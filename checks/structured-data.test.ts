import { expect, test } from 'vitest';
import { structuredDataFindings } from './structured-data.ts';

const id = 'https://kitchen.example/#organisation';
const graphOf = (...things: object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
const problems = (...things: object[]) =>
  structuredDataFindings('index.html', graphOf(...things)).map(({ problem }) => problem);

const service = { '@type': 'Service', name: 'Baking', areaServed: 'AU', provider: { '@id': id } };

test('A thing with all that Google requires, and a reference to a thing of the same page, pass', () => {
  const logo = 'https://kitchen.example/logo.png';
  const kitchen = { '@type': 'Organization', '@id': id, name: 'Kitchen', url: id, logo };
  expect(problems(kitchen, service)).toEqual([]);
});

test('A reference to a thing that only another page defines is found', () => {
  expect(problems(service)).toEqual([`refers to ${id}`]);
});

test('A missing property is named, also inside another thing', () => {
  expect(problems({ '@type': 'WebSite', name: 'Kitchen' })).toEqual(['WebSite has no url']);
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1 }],
  };
  expect(problems(list)).toEqual(['ListItem has no name']);
});

test('A deprecated type and data without a graph are found', () => {
  expect(problems({ '@type': 'ProfessionalService' })).toEqual([
    'ProfessionalService is deprecated',
  ]);
  expect(structuredDataFindings('index.html', '{"a":1}')).toHaveLength(1);
});

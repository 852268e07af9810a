import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { parseLegalDocument } from './legal-document.ts';

const head = `---
title: Terms
effective: 11 June 2025
updated: 2026-11-28
description: What applies.
---
`;

const parse = (body: string, front = head) => parseLegalDocument(front + body, 'terms.md');

test('a document has its front matter, its preamble and its numbered sections', () => {
  const document = parse('Before.\n\n## 1. Who we are\n\nWe.\n\n## 2. Price\n\nIt **depends**.\n');
  expect(document).toEqual({
    title: 'Terms',
    effective: '11 June 2025',
    updated: '2026-11-28',
    description: 'What applies.',
    preamble: '<p>Before.</p>',
    sections: [
      { id: 'section-1', number: 1, heading: 'Who we are', html: '<p>We.</p>' },
      { id: 'section-2', number: 2, heading: 'Price', html: '<p>It <strong>depends</strong>.</p>' },
    ],
  });
});

test("names become the company's values, and comments for the owner are left out", () => {
  const { preamble } = parse('We are {{company.legalName}}. <!-- to confirm: for the lawyer -->');
  expect(preamble).toBe(`<p>We are ${company.legalName}.</p>`);
});

test('a link to another site does not tell it of the page that opened it', () => {
  expect(parse('[Us](/it), [them](https://www.oaic.gov.au/a_b).').preamble).toBe(
    '<p><a href="/it">Us</a>, <a href="https://www.oaic.gov.au/a_b" rel="noopener">them</a>.</p>',
  );
});

test.each([
  ['an unknown name', '{{company.fax}}', 'terms.md: {{company.fax}} is unknown'],
  ['a wrong number', '## 2. Price\n\nIt.', "terms.md: heading 1 must read '## 1. Heading'"],
  ['no number', '## Price\n\nIt.', "terms.md: heading 1 must read '## 1. Heading'"],
])('%s is an error that says what to do', (_what, body, message) => {
  expect(() => parse(body)).toThrow(message);
});

test('front matter without a title is an error', () => {
  const front = head.replace(/title: .*\n/, '');
  expect(() => parse('', front)).toThrow("terms.md: its front matter has no 'title:'");
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Statement } from '../../content/model/statement.ts';
import { showsTypical, Words } from './statement.tsx';

const number = { text: '30 minutes', toConfirm: 'P1 response target' };
const claim = { text: 'We answer the phone.', toConfirm: 'who answers', claim: true } as const;

const shown = (of: Statement) => renderToStaticMarkup(createElement(Words, { of }));

test('A number that the owner has not confirmed is marked as typical, in words', () => {
  expect(shown(number)).toMatch(/^30 minutes\s<small[^>]*>Typical<\/small>$/);
});

test('A confirmed number and a claim are not marked', () => {
  expect(shown(number.text)).toBe('30 minutes');
  expect(shown(claim)).toBe('We answer the phone.');
});

test('A page needs the note only if one of its numbers is typical', () => {
  expect(showsTypical({ rows: [['P1', number]] })).toBe(true);
  expect(showsTypical({ rows: [['P1', number.text]], closing: claim })).toBe(false);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Statement } from '../../content/model/statement.ts';
import { showsTypical, Words } from './statement.tsx';

const figure = { text: '30 minutes', toConfirm: 'P1 response target' };
const claim = { text: 'We answer the phone.', toConfirm: 'who answers', claim: true } as const;

const shown = (of: Statement) => renderToStaticMarkup(createElement(Words, { of }));

test('A figure that the owner has not confirmed is marked as typical, in words', () => {
  expect(shown(figure)).toMatch(/^30 minutes <small[^>]*>Typical<\/small>$/);
});

test('A confirmed figure and a claim are not marked', () => {
  expect(shown(figure.text)).toBe('30 minutes');
  expect(shown(claim)).toBe('We answer the phone.');
});

test('A page needs the note only if one of its figures is typical', () => {
  expect(showsTypical({ rows: [['P1', figure]] })).toBe(true);
  expect(showsTypical({ rows: [['P1', figure.text]], closing: claim })).toBe(false);
});

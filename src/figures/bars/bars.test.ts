import { expect, test } from 'vitest';
import type { Bars } from '../../content/schema/figures/bars.ts';
import { barsOf, unitsOf } from './bars.tsx';

const scale = { to: 8000, diamond: 4000, names: [{ at: 8000, name: '$8,000' }] };

test('Amounts follow each other, a cost goes back, and the last bar is their sum', () => {
  const bars = [
    { title: 'Telephones', adds: 4000 },
    { title: 'Visio', adds: 2000 },
    { title: 'Changes', adds: -1000 },
  ];
  expect(barsOf({ scale, bars, sum: 'You save' })).toMatchObject([
    { text: '$4,000', from: 0, to: 0.5 },
    { text: '$2,000', from: 0.5, to: 0.75 },
    { text: '–$1,000', from: 0.625, to: 0.75, outline: true },
    { title: 'You save', value: '$5,000', from: 0, to: 0.625, ball: 'work' },
  ]);
});

test('Spans stand at their values, and wait for the bars before them', () => {
  const bars: Bars['bars'] = [
    { title: 'Finance', span: [0, 2000], text: '$60–80k' },
    { title: 'Orders', span: [2000, 8000], after: [1] },
  ];
  expect(barsOf({ scale, bars })).toMatchObject([
    { text: '$60–80k', from: 0, to: 0.25 },
    { from: 0.25, to: 1, after: [0] },
  ]);
});

test('Bars of a plan are still to come', () => {
  const bars = [{ title: 'Telephones', adds: 4000 }];
  expect(barsOf({ scale, bars, planned: true })).toMatchObject([{ planned: true }]);
});

test('Diamonds stand from 0 to the end, some with a name', () => {
  expect(unitsOf(scale)).toEqual([{ at: 0 }, { at: 0.5 }, { at: 1, name: '$8,000' }]);
});

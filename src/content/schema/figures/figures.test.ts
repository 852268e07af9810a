import { expect, test } from 'vitest';
import { figure } from './figure.ts';

const words = { kicker: 'You call', answer: 'Working', caption: 'An example' };

/** What is wrong with a figure of these values. */
const issuesOf = (values: object) => figure.safeParse({ ...words, ...values }).error?.issues ?? [];

test('A row has as many marks as its groups, or more', () => {
  const groups = [{ count: 8, title: 'Policies' }];
  const rows = [
    { title: 'Lead', groups },
    { title: 'Analyst', groups },
  ];
  const figureOf = (values: object) => issuesOf({ kind: 'rows', mark: 'hour', rows, ...values });
  expect(figureOf({ of: 8 })).toEqual([]);
  expect(figureOf({ of: 7 })).toMatchObject([{ path: ['of'] }]);
  expect(figureOf({ of: 8, carriesOver: true })).toMatchObject([{ path: ['of'] }]);
});

test('A bar has a span or an amount, and waits for bars before it', () => {
  const scale = { to: 12, diamond: 6, names: [{ at: 12, name: 'Week 12' }] };
  const first = { title: 'Orders', span: [0, 6] };
  const figureOf = (second: object) => issuesOf({ kind: 'bars', scale, bars: [first, second] });
  expect(figureOf({ title: 'Stores', span: [6, 12], after: [1] })).toEqual([]);
  expect(figureOf({ title: 'Stores', span: [6, 12], adds: 2 })).toMatchObject([{ path: ['bars'] }]);
  expect(figureOf({ title: 'Stores' })).toMatchObject([{ path: ['bars'] }]);
  expect(figureOf({ title: 'Stores', span: [6, 12], after: [2] })).toMatchObject([
    { path: ['bars'] },
  ]);
});

test('Amounts stay on the scale, and only amounts have a sum', () => {
  const scale = { to: 8000, diamond: 1000, names: [{ at: 8000, name: '$8,000' }] };
  const figureOf = (values: object) => issuesOf({ kind: 'bars', scale, ...values });
  const amounts = (...adds: number[]) => adds.map((amount) => ({ title: 'Phones', adds: amount }));
  expect(figureOf({ bars: amounts(5000, -640), sum: 'You save' })).toEqual([]);
  expect(figureOf({ bars: amounts(5000, 4000) })).toMatchObject([{ path: ['bars'] }]);
  expect(figureOf({ bars: amounts(500, -640) })).toMatchObject([{ path: ['bars'] }]);
  const spans = [0, 1000].map((from) => ({ title: 'Phones', span: [from, from + 500] }));
  expect(figureOf({ bars: spans, sum: 'You save' })).toMatchObject([{ path: ['sum'] }]);
  const fine = { ...scale, diamond: 1 };
  expect(figureOf({ bars: spans, scale: fine })).toMatchObject([{ path: ['scale', 'diamond'] }]);
});

test('Events are in the order of their times', () => {
  const events = [
    { at: '10:20', title: 'We start' },
    { at: '10:00', title: 'You call' },
  ];
  const limit = { at: '14:00', title: 'Limit' };
  expect(issuesOf({ kind: 'timeline', events, limit })).toMatchObject([{ path: ['events'] }]);
});

test('A limit is of the same kind as the events, and near enough for a diamond each hour or month', () => {
  const figureOf = (first: string, second: string, limit: string) =>
    issuesOf({
      kind: 'timeline',
      events: [
        { at: first, title: 'You call' },
        { at: second, title: 'We start' },
      ],
      limit: { at: limit, title: 'Limit' },
    });
  expect(figureOf('10:00', '10:20', '14:00')).toEqual([]);
  expect(figureOf('2026-09', '2026-12', '2027-03')).toEqual([]);
  const path = ['limit', 'at'];
  expect(figureOf('10:00', '10:20', '2026-12')).toMatchObject([{ path }]);
  expect(figureOf('2026-09', '2026-12', '2036-12')).toMatchObject([{ path }]);
  expect(figureOf('10:00', '10:20', '10:10')).toMatchObject([{ path }]);
});

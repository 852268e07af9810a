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
  expect(figureOf({ title: 'Stores', span: [6, 12], adds: 200 })).toMatchObject([
    { path: ['bars'] },
  ]);
  expect(figureOf({ title: 'Stores' })).toMatchObject([{ path: ['bars'] }]);
  expect(figureOf({ title: 'Stores', span: [6, 12], after: [2] })).toMatchObject([
    { path: ['bars'] },
  ]);
});

test('Events are in the order of their times', () => {
  const events = [
    { at: '10:20', title: 'We start' },
    { at: '10:00', title: 'You call' },
  ];
  const limit = { at: '14:00', title: 'Limit' };
  expect(issuesOf({ kind: 'timeline', events, limit })).toMatchObject([{ path: ['events'] }]);
});

import { expect, test } from 'vitest';
import { figure } from './types/figures/figure.ts';
import type { Service } from './types/service.ts';

const words = { kicker: 'You call', answer: 'Working', caption: 'An example' };

const services = Object.entries(
  import.meta.glob<Service>('./services/*/*.ts', { eager: true, import: 'service' }),
);

test.each(services)('The figure of %s fits its table', (_file, service) => {
  expect(figure.safeParse(service.figure).error?.issues ?? []).toEqual([]);
});

test('A text that is too long is named with its length', () => {
  const [{ message = '' } = {}] =
    figure.safeParse({ kind: 'timeline', kicker: 'x'.repeat(41) }).error?.issues ?? [];
  expect(message).toBe('has 41 characters, and at most 40 fit');
});

test('A row has as many marks as its groups, or more', () => {
  const groups = [{ count: 8, title: 'Policies' }];
  const rows = [
    { title: 'Lead', groups },
    { title: 'Analyst', groups },
  ];
  const figureOf = (values: object) =>
    figure.safeParse({ kind: 'rows', ...words, mark: 'hour', rows, ...values }).error?.issues ?? [];
  expect(figureOf({ of: 8 })).toEqual([]);
  expect(figureOf({ of: 7 })).toMatchObject([{ path: ['of'] }]);
  expect(figureOf({ of: 8, carriesOver: true })).toMatchObject([{ path: ['of'] }]);
});

test('Events are in the order of their times', () => {
  const events = [
    { at: '10:20', title: 'We start' },
    { at: '10:00', title: 'You call' },
  ];
  const limit = { at: '14:00', title: 'Limit' };
  const { error } = figure.safeParse({ kind: 'timeline', ...words, events, limit });
  expect(error?.issues).toMatchObject([{ path: ['events'] }]);
});

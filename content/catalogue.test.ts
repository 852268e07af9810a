import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

test.each(catalogue)('The summary of $title has at most 60 characters', ({ summary }) => {
  expect(summary.length).toBeLessThanOrEqual(60);
});

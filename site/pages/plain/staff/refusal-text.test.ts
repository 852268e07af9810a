import { expect, test } from 'vitest';
import { refusalText } from './refusal-text.ts';

test.each([
  [undefined, 'in a minute'],
  [1, 'in a second'],
  [30, 'in 30 seconds'],
  [60, 'in a minute'],
  [90, 'in 2 minutes'],
])('after %s seconds staff are told to try again %s', (retryAfter, when) => {
  const refusal = { code: 'rate', message: 'Too many requests.' } as const;
  expect(refusalText(retryAfter === undefined ? refusal : { ...refusal, retryAfter })).toBe(
    `Too many requests. Try again ${when}.`,
  );
});

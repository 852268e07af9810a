import { expect, test } from 'vitest';
import { withNonBreakingSpaces } from './non-breaking-spaces.ts';

test.each([
  ['3 servers by 12 March 2027', '3~servers by 12~March~2027'],
  ['Monday 4 May, or Monday 8:30AM to 5:30PM', 'Monday~4~May, or Monday 8:30AM~to~5:30PM'],
  ['Microsoft 365 for two people', 'Microsoft~365~for two people'],
  ['What you depend on. And you?', 'What you depend~on. And~you?'],
  ['Call us. We use multi-factor sign-in', 'Call us. We~use multi-|factor sign-|in'],
])('Words stay together: %s', (text, expected) => {
  expect(withNonBreakingSpaces(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '|')).toBe(
    expected,
  );
});

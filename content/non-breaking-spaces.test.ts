import { expect, test } from 'vitest';
import { withNonBreakingSpaces } from './non-breaking-spaces.ts';

test.each([
  ['3 servers by 12 March 2027', '3~servers by 12~March~2027'],
  ['Monday 4 May, or Monday 8:30AM to 5:30PM', 'Monday~4~May, or Monday 8:30AM~to~5:30PM'],
  ['Microsoft 365 for two people', 'Microsoft~365~for two people'],
  ['Call us. We use multi-factor sign-in', 'Call us. We~use multi-|factor sign-|in'],
])('Words stay together: %s', (text, expected) => {
  expect(withNonBreakingSpaces(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '|')).toBe(
    expected,
  );
});

test('Every text of a page is kept together, but no address and no path', () => {
  const page = {
    intro: 'Two plans for 38 people.',
    rows: [{ text: '4 hours', path: 'M4 20 H8', href: 'https://example.com/?q=4 hours' }],
  };
  expect(withNonBreakingSpaces(page)).toEqual({
    ...page,
    intro: 'Two plans for 38\u00a0people.',
    rows: [{ ...page.rows[0], text: '4\u00a0hours' }],
  });
});

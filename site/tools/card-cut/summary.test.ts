import { expect, test } from 'vitest';
import { announcement, summary } from './summary.ts';

const artwork = { bleed: false, safe: true, slip: false };

test('the message gets what the artwork has, and what a cut off the trim would do', () => {
  expect(summary(artwork).split('\n')).toEqual([
    'Artwork for a card of 90 by 55 mm:',
    'Bleed: none',
    'Words: inside the safe line, 3 mm from the trim',
    'Cut 1.5 mm off: A white edge 1.5 mm wide. Words whole.',
  ]);
});

test('the announcement says what the card looks like as the switches stand', () => {
  expect(announcement(artwork)).toBe('After the cut: Colour meets the edge. Words whole.');
});

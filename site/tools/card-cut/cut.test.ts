import { expect, test } from 'vitest';
import { textOf } from '../../../content/model/statement.ts';
import { cardCut } from '../../../content/tools/card-cut.ts';
import { announcement, judgeCut, summary } from './cut.ts';
import { tool } from './tool.tsx';

const [on, off] = [true, false];

test.each([
  // [bleed, safe line, blade off the trim, edge, words, mm of white]
  [on, on, off, 'whole', 'whole', 0],
  [on, on, on, 'whole', 'whole', 0],
  [off, on, off, 'lucky', 'whole', 0],
  [off, on, on, 'spoilt', 'whole', 1],
  [on, off, off, 'whole', 'lucky', 0],
  [on, off, on, 'whole', 'spoilt', 0],
  [off, off, off, 'lucky', 'lucky', 0],
  [off, off, on, 'spoilt', 'spoilt', 1],
] as const)('bleed %s, words inside %s, blade off %s: edge %s, words %s, %d mm white', (...row) => {
  const [bleed, safe, slip, edge, lettering, whiteEdge] = row;
  expect(judgeCut({ bleed, safe, slip })).toEqual({ edge, lettering, whiteEdge });
});

test('the text of the figure names the lengths with which it is drawn', () => {
  const words = Object.fromEntries(cardCut.lines.map(({ input, text }) => [input, text]));
  expect(words.bleed).toContain(`${cardCut.bleed} mm`);
  expect(words.safe).toContain(`${cardCut.safe} mm`);
  expect(words.slip).toContain(`${cardCut.slip} mm`);
  expect(cardCut.edge.spoilt).toContain(`${cardCut.slip} mm`);
});

test('the figure and its caption keep to what printers say: ± 1 mm off, 3 mm of bleed, 5 mm safe', () => {
  expect(cardCut).toMatchObject({ slip: 1, bleed: 3, safe: 5 });
  expect(textOf(tool.caption)).toContain('± 1 mm is usual, and drawn true to scale');
  expect(textOf(tool.caption)).toContain('3 mm inside the trim, others 5');
});

const artwork = { bleed: false, safe: true, slip: false };

test('the message gets what the artwork has, and what a cut off the trim would do', () => {
  expect(summary(artwork).split('\n')).toEqual([
    'Artwork for a card of 90 by 55 mm:',
    'Bleed: none',
    'Words: inside the safe line, 5 mm from the trim',
    'Cut 1 mm off: A white edge 1 mm wide. Words whole.',
  ]);
});

test('the announcement says what the card looks like with the current switches', () => {
  expect(announcement(artwork)).toBe('After the cut: Colour meets the edge. Words whole.');
});

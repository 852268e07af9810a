import type { Sheet, SheetShape } from './model/figures/sheet.ts';

/** A business card on its way to the guillotine: the example of Logos & Print. Lengths are in mm. */
export const cardCut = {
  /** The card after the cut. */
  card: [90, 55],
  /** How far colour runs past the trim. */
  bleed: 3,
  /** How far text keeps inside the trim. */
  safe: 3,
  /** How far off the trim the blade lands. */
  slip: 1.5,
  after: 'After the cut',
  /** The edge and the text after the cut: correct, correct only because the blade hit the line, or spoilt. */
  edge: {
    whole: 'Colour to the edge.',
    lucky: 'Colour meets the edge.',
    spoilt: 'A white edge 1.5 mm wide.',
  },
  lettering: {
    whole: 'Words whole.',
    lucky: 'Words meet the edge.',
    spoilt: 'A word is cut.',
  },
} as const;

const { card, bleed, safe, slip, edge, lettering } = cardCut;
const [width, height] = card;

/** So that no paper shines through where the blade meets the edge of the artwork. */
const overlap = 0.2;

/** What falls off around the card when the blade lands this far to the right of the trim. */
function waste(off: number): string {
  const [wide, high] = [width + 2 * (bleed + slip), height + 2 * (bleed + slip)];
  const [right, down] = [width + 2 * overlap, height + 2 * overlap];
  const outer = `M${-slip} ${-slip}h${wide}v${high}h-${wide}Z`;
  return `${outer}M${bleed + off - overlap} ${bleed - overlap}v${down}h${right}v-${down}Z`;
}

const name = { as: 'text', size: 6.5, text: 'Your name' } as const;

const artwork: readonly SheetShape[] = [
  { as: 'fill', box: [0, 0, width + 2 * bleed, height + 2 * bleed] },
  { as: 'tint', circle: [78, 16, 32] },
  { as: 'eight', circle: [76, 19, 9] },
  { as: 'paper', path: waste(0), when: ['no-A'] },
  { ...name, at: [10, 49], when: ['C'] },
  { ...name, at: [3.2, 49], when: ['no-C'] },
];

const inside = bleed + safe;

/** The figure, whose switches are the tool's inputs (`site/tools/card-cut/`). */
export const cardCutFigure = {
  kind: 'sheet',
  heading: 'Three lines decide how a card looks',
  intro:
    'A blade can land a little off. Bleed keeps colour at the edge, and the safe line keeps words away from it.',
  name: 'Before the cut',
  size: [width + 2 * bleed, height + 2 * bleed],
  shapes: [
    ...artwork,
    { as: 'veil', path: waste(0), when: ['no-B'] },
    { as: 'veil', path: waste(slip), when: ['B'] },
    { as: 'solid', box: [bleed, bleed, width, height] },
    { as: 'dotted', box: [inside, inside, width - 2 * safe, height - 2 * safe] },
  ],
  inputs: true,
  legend: 'Switch each one off and on:',
  lines: [
    { at: [28, 1.5], input: 'bleed', title: 'Bleed', text: 'Colour runs 3 mm past the trim' },
    { at: [3, 30], input: 'slip', title: 'Trim', text: 'The blade lands 1.5 mm off it' },
    { at: [28, 55], input: 'safe', title: 'Safe line', text: 'Words stay 3 mm inside the trim' },
  ],
  results: {
    heading: cardCut.after,
    items: [
      { from: [bleed, bleed], size: card, shapes: artwork, when: ['no-B'] },
      { from: [bleed + slip, bleed], size: card, shapes: artwork, when: ['B'] },
    ],
    outcomes: [
      { text: edge.whole, when: ['A'] },
      { text: edge.lucky, when: ['no-A', 'no-B'] },
      { text: edge.spoilt, when: ['no-A', 'B'] },
      { text: lettering.whole, when: ['C'] },
      { text: lettering.lucky, when: ['no-C', 'no-B'] },
      { text: lettering.spoilt, when: ['no-C', 'B'] },
    ],
  },
  caption: 'An example: a card of 90 by 55 mm. The printer says whether 3 mm is enough.',
} as const satisfies Sheet;

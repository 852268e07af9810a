import type { Cut } from './model/figure.ts';

/** A business card on its way to the guillotine: the figure of Logos & Print, and what its tool says. */
export const cardCut = {
  kind: 'cut',
  heading: 'Three lines decide how a card looks',
  intro:
    'A blade can land a little off. Bleed keeps colour at the edge, and the safe line keeps words away from it.',
  card: [90, 55],
  bleed: 3,
  safe: 3,
  slip: 1.5,
  artwork: [
    { as: 'fill', box: [0, 0, 96, 61] },
    { as: 'tint', circle: [78, 16, 32] },
    { as: 'eight', circle: [76, 19, 9] },
  ],
  words: { text: 'Your name', size: 6.5, y: 49, inside: 10, outside: 3.2 },
  legend: 'Switch each one off and on:',
  switches: [
    { name: 'bleed', at: [28, 1.5], title: 'Bleed', text: 'Colour runs 3 mm past the trim' },
    { name: 'slip', at: [3, 30], title: 'Trim', text: 'The blade lands 1.5 mm off it' },
    { name: 'safe', at: [28, 55], title: 'Safe line', text: 'Words stay 3 mm inside the trim' },
  ],
  before: 'Before the cut',
  after: 'After the cut',
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
  caption: 'An example: a card of 90 by 55 mm. The printer says whether 3 mm is enough.',
} as const satisfies Cut;

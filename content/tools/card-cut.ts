/** A business card on its way to the guillotine: the example of Logos & Print. Lengths are in mm. */
export const cardCut = {
  /** The card after the cut. */
  card: [90, 55],
  /** How far colour runs past the trim. */
  bleed: 3,
  /** How far text keeps inside the trim: some printers ask for 3 mm, others for 5. */
  safe: 5,
  /** How far off the trim a blade usually lands at most: the tolerance of cutting is ± 1 mm. It is drawn true to scale. */
  slip: 1,
  /** The three lines, each of which can be switched off. */
  lines: [
    { input: 'bleed', title: 'Bleed', text: 'Colour runs 3 mm past the trim' },
    { input: 'slip', title: 'Trim, the solid line', text: 'The blade lands 1 mm off it' },
    { input: 'safe', title: 'Safe line, dotted', text: 'Words stay 5 mm inside the trim' },
  ],
  after: 'After the cut',
  /** The edge and the text after the cut: correct, correct only because the blade hit the line, or spoilt. */
  edge: {
    whole: 'Colour to the edge.',
    lucky: 'Colour meets the edge.',
    spoilt: 'A white edge 1 mm wide.',
  },
  lettering: {
    whole: 'Words whole.',
    lucky: 'Words meet the edge.',
    spoilt: 'A word is cut.',
  },
} as const;

import { cardCut } from '../../../content/tools/card-cut.ts';

/** What a visitor's artwork has, and whether the blade lands off the trim. */
export interface Artwork {
  bleed: boolean;
  safe: boolean;
  slip: boolean;
}

type Outcome = 'whole' | 'lucky' | 'spoilt';

export interface CutCard {
  edge: Outcome;
  lettering: Outcome;
  /** Width of the paper that shows at the edge, in mm. */
  whiteEdge: number;
}

/** Of one part of the artwork: what keeps it whole, in mm, and how far off the blade lands. */
function outcomeOf(margin: number, off: number): Outcome {
  if (off > margin) return 'spoilt';
  return margin > 0 ? 'whole' : 'lucky';
}

/** What a card looks like after the cut. */
export function judgeCut({ bleed, safe, slip }: Artwork): CutCard {
  const off = slip ? cardCut.slip : 0;
  const past = bleed ? cardCut.bleed : 0;
  const inside = safe ? cardCut.safe : 0;
  return {
    edge: outcomeOf(past, off),
    lettering: outcomeOf(inside, off),
    whiteEdge: Math.max(off - past, 0),
  };
}

/** What the card looks like, as the figure says it. */
export function announcement(artwork: Artwork): string {
  const { edge, lettering } = judgeCut(artwork);
  return `${cardCut.after}: ${cardCut.edge[edge]} ${cardCut.lettering[lettering]}`;
}

/** The lines for the visitor's message. What a cut off the trim does is said in any case: it is why these lines matter. */
export function summary(artwork: Artwork): string {
  const { edge, lettering } = judgeCut({ ...artwork, slip: true });
  return [
    `Artwork for a card of ${cardCut.card.join(' by ')} mm:`,
    `Bleed: ${artwork.bleed ? `${cardCut.bleed} mm on every side` : 'none'}`,
    `Words: ${artwork.safe ? 'inside' : 'outside'} the safe line, ${cardCut.safe} mm from the trim`,
    `Cut ${cardCut.slip} mm off: ${cardCut.edge[edge]} ${cardCut.lettering[lettering]}`,
  ].join('\n');
}

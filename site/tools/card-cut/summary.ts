import { cardCut } from '../../../content/card-cut.ts';
import { type Artwork, judgeCut } from './judge-cut.ts';

/** What the card looks like, in the words of the figure. */
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

import type { Letter as LetterName } from '../../content/model/sample.ts';

const letters = ['A', 'B', 'C', 'D'] as const satisfies LetterName[];

/** The letter of a benefit card by its place, from 0. */
export function letterOf(place: number): LetterName {
  const letter = letters[place];
  if (!letter)
    throw new Error(`A page has at most ${letters.length} benefit cards, not ${place + 1}`);
  return letter;
}

/** The ringed letter that ties a part of a sample to its benefit card. */
export function Letter({ of }: { of: LetterName | undefined }) {
  return of && <span className="letter">{of}</span>;
}

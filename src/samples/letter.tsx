import type { Letter } from '../content/letters.ts';

/** The letter of a row, and of the benefit that is about it. */
export function LetterMark({ letter }: { letter: Letter | undefined }) {
  return letter && <span className="letter">{letter}</span>;
}

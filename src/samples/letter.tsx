import type { Letter } from '../content/letters.ts';

/** The letter of a row, and of the benefit that is about it. `--row` names the row's letter as an anchor for the line to its note. */
export function LetterMark({ letter }: { letter: Letter | undefined }) {
  return (
    letter && (
      <span className="letter" style={{ '--row': `--${letter}` }}>
        {letter}
      </span>
    )
  );
}

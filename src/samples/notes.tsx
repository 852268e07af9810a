import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { Letter } from '../../content/types/sample.ts';
import type { Benefit } from '../../content/types/service.ts';
import { LetterMark } from './letter.tsx';

interface NotesProps {
  benefits: readonly Benefit[];
  letters: readonly Letter[];
}

/** The benefits, each with the letter of the row that it is about. On phones all but the first are folded. */
export function Notes({ benefits, letters }: NotesProps) {
  return (
    <ul role="list">
      {benefits.map((benefit, index) => (
        <li key={benefit.title}>
          <LetterMark letter={letters[index]} />
          {index === 0 ? (
            <Note benefit={benefit} />
          ) : (
            <details className="folded-on-phones">
              <summary>{joinAmpersand(benefit.title)}</summary>
              <Note benefit={benefit} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function Note({ benefit: { title, text } }: { benefit: Benefit }) {
  return (
    <>
      <h3>{joinAmpersand(title)}</h3>
      <p className="soft">{text}</p>
    </>
  );
}

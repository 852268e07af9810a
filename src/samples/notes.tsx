import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import { letters } from '../content/letters.ts';
import type { Benefit } from '../content/schema/service.ts';
import { LetterMark } from './letter.tsx';

interface NotesProps {
  benefits: readonly Benefit[];
  action: string;
}

/** The benefits, each with the letter of the row that it is about. On phones all but the first are folded. */
export function Notes({ benefits, action }: NotesProps) {
  return (
    <div className="notes">
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
      <p className="action">
        <a href="#contact-form" className="button">
          {action}
        </a>
      </p>
    </div>
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

import { joinAmpersand } from '../../content/non-breaking-spaces.ts';
import type { CalledOut, Letter, SamplePart } from '../../content/types/sample.ts';
import type { Benefit } from '../../content/types/service.ts';

const letters = ['A', 'B', 'C', 'D'] as const satisfies readonly Letter[];

/** Frames of a storyboard that stand side by side. */
const framesInARow = 3;

/** Rows in groups, each of which begins at a letter. */
export function groupsOf<Row extends CalledOut>(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && !row.callout) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** The rows of the grid that a part has, each with its letters. */
export function gridRowsOf(part: SamplePart): Letter[][] {
  switch (part.kind) {
    case 'table':
      return [[], ...groupsOf(part.rows).map(lettersOf)];
    case 'frames':
      return Array.from({ length: Math.ceil(part.frames.length / framesInARow) }, (_, row) =>
        lettersOf(part.frames.slice(row * framesInARow, (row + 1) * framesInARow)),
      );
    case 'entries':
    case 'drawing':
      return groupsOf(part.entries).map(lettersOf);
    default:
      return [lettersOf([part])];
  }
}

const lettersOf = (rows: readonly CalledOut[]) =>
  rows.flatMap(({ callout }) => (callout ? [callout] : []));

interface BenefitsProps {
  benefits: readonly Benefit[];
  /** The rows of the sample, with their letters. */
  rows: readonly (readonly Letter[])[];
}

/** Each benefit, on a wide screen from the row with its letter to the next letter's. */
export function Benefits({ benefits, rows }: BenefitsProps) {
  const starts = rows.flatMap((found, index) => (found.length > 0 ? [index] : []));
  return (
    <ul className="benefits" role="list">
      {starts.map((start, index) => (
        <li key={start} style={{ gridRow: `${start + 1} / ${(starts[index + 1] ?? -3) + 1}` }}>
          {rows[start]?.map((letter) => {
            const benefit = benefits[letters.indexOf(letter)];
            return (
              benefit && (
                <div key={letter}>
                  <span className="letter">{letter}</span>
                  <h3 className="title">{joinAmpersand(benefit.title)}</h3>
                  <p className="soft">{benefit.text}</p>
                </div>
              )
            );
          })}
        </li>
      ))}
    </ul>
  );
}

import { amountInWords } from '../components/amounts.ts';
import { countDots } from '../content/dots.ts';
import type { SampleDotsData, SamplePage, SampleTableData } from '../content/schema/sample.ts';

/** A piece of a sample's first chart, without words: the verdict above it says what it shows. */
export function KeyAreaPicture({ parts }: Pick<SamplePage, 'parts'>) {
  const [chart] = parts;
  if (chart?.kind === 'dots') return <Dots {...chart} />;
  if (chart?.kind === 'table') return <Bars {...chart} />;
  throw new Error('The home page draws only samples that begin with dots or a table');
}

/** Between the middles of two dots. */
const pitch = 11;
const inRow = 19;

/** Dots of all rows: those that are done are solid and first, the others are rings. */
function Dots({ rows }: SampleDotsData) {
  const { done, total } = countDots(rows.flatMap(({ dots }) => dots));
  const dot = (place: number) =>
    `M${5 + (place % inRow) * pitch} ${5 + Math.floor(place / inRow) * pitch}h0`;
  const dots = Array.from({ length: total }, (_, place) => dot(place));
  return (
    <svg
      viewBox={`0 0 ${inRow * pitch} ${Math.ceil(total / inRow) * pitch}`}
      className="dots"
      aria-hidden="true"
    >
      <path d={dots.slice(0, done).join('')} />
      <path d={dots.slice(done).join('')} className="ring" />
      <path d={dots.slice(done).join('')} className="hole" />
    </svg>
  );
}

/** The first and the last amount of a table, as shares of their limits. */
function Bars({ rows }: SampleTableData) {
  const amounts = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (typeof cell === 'object' && 'amount' in cell ? cell : [])),
  );
  const ends = [...amounts.slice(0, 1), ...amounts.slice(-1)];
  return (
    <ul className="amounts" role="list">
      {ends.map((end) => (
        <li key={end.amount}>
          <i style={{ '--share': end.amount / end.of }} />
          {amountInWords(end)}
        </li>
      ))}
    </ul>
  );
}

import type { SampleDotsData, SamplePage, SampleTableData } from '../../content/types/sample.ts';

/** A piece of a sample's first chart, without words: the verdict above it says what it shows. */
export function KeyAreaPicture({ parts }: Pick<SamplePage, 'parts'>) {
  const [chart] = parts;
  if (chart?.kind === 'dots') return <Dots {...chart} />;
  if (chart?.kind === 'table') return <Bars {...chart} />;
  throw new Error('The home page draws only samples that begin with dots or a table');
}

/** Between the middles of two dots. */
const pitch = 12;

/** Dots of all rows, the filled ones first. */
function Dots({ rows }: SampleDotsData) {
  const marks = rows.flatMap(({ dots }) => dots);
  const total = marks.reduce((sum, [count]) => sum + count, 0);
  const filled = marks
    .filter(([, as = 'done']) => as === 'done')
    .reduce((sum, [count]) => sum + count, 0);
  const inRow = total > 60 ? 23 : 19;
  const dot = (place: number) =>
    `M${6 + (place % inRow) * pitch} ${6 + Math.floor(place / inRow) * pitch}h0`;
  const dots = Array.from({ length: total }, (_, place) => dot(place));
  return (
    <svg
      viewBox={`0 0 276 ${Math.ceil(total / inRow) * pitch}`}
      className="dots"
      aria-hidden="true"
    >
      <path d={dots.slice(0, filled).join('')} />
      <path d={dots.slice(filled).join('')} className="ring" />
      <path d={dots.slice(filled).join('')} className="hole" />
    </svg>
  );
}

/** The first and the last bar of a table, with the limit that they share. */
function Bars({ rows }: SampleTableData) {
  const bars = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (typeof cell === 'object' && 'bar' in cell ? cell : [])),
  );
  const ends = [...bars.slice(0, 1), ...bars.slice(-1)];
  return (
    <ul className="bars" role="list">
      {ends.map(({ bar: [, share], text }) => (
        <li key={text}>
          <i style={{ '--share': share }} />
          {text}
        </li>
      ))}
    </ul>
  );
}

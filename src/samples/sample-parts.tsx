import { Fragment } from 'react';
import type {
  SampleDrawingData,
  SampleEntry,
  SampleFrame,
  SampleShape,
} from '../../content/types/sample.ts';
import { unbroken } from '../components/unbroken.ts';
import type { CardOf } from './sample.tsx';

/** Named entries, each with its text. */
export function SampleEntries(props: { entries: readonly SampleEntry[]; cardOf: CardOf }) {
  return (
    <dl className="sample-entries">
      {props.entries.map(({ tie, name, text, code }) => (
        <div key={name}>
          <dt>
            {tie && <span className="letter">{tie}</span>}
            {name}
          </dt>
          <dd>
            {unbroken(text)}
            {code && <code>{code.join('\n')}</code>}
          </dd>
          {tie && <dd>{props.cardOf(tie)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Pictures in rows, each with its caption. */
export function SampleFrames({
  frames,
  cardOf,
}: {
  frames: readonly SampleFrame[];
  cardOf: CardOf;
}) {
  return (
    <>
      <ol className="sample-frames">
        {frames.map(({ tie, picture, title, text }) => (
          <li key={title}>
            {tie && <span className="letter">{tie}</span>}
            <svg viewBox="0 0 186 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <Shapes shapes={picture} />
            </svg>
            <b>{title}</b> {unbroken(text)}
          </li>
        ))}
      </ol>
      {frames.map(({ tie, title }) => (
        <Fragment key={title}>{cardOf(tie)}</Fragment>
      ))}
    </>
  );
}

/** A drawing with its entries. */
export function SampleDrawing({ drawing, cardOf }: { drawing: SampleDrawingData; cardOf: CardOf }) {
  const { name, height, shapes, entries } = drawing;
  return (
    <div className="sample-drawing">
      <svg viewBox={`0 0 300 ${height}`} role="img" aria-label={name}>
        <Shapes shapes={shapes} />
      </svg>
      <div>
        {shapes.map(
          (shape) => 'tie' in shape && <Fragment key={shape.tie}>{cardOf(shape.tie)}</Fragment>,
        )}
        <SampleEntries entries={entries} cardOf={cardOf} />
      </div>
    </div>
  );
}

/** How each kind of shape is drawn. */
const looks = {
  ink: { stroke: 'var(--color-ink)', strokeWidth: 1.75 },
  fine: { stroke: 'var(--color-soft)' },
  dashed: { stroke: 'var(--accent)', strokeWidth: 1.5, strokeDasharray: '4 3' },
  accent: { stroke: 'var(--accent)', strokeWidth: 1.5 },
  mark: { fill: 'var(--accent)' },
  solid: { fill: 'var(--cloth)' },
  wash: { fill: 'var(--wash)' },
  dark: { fill: 'var(--color-ink)' },
  paper: { fill: 'var(--color-card)' },
} as const;

/** Shapes in the order in which they are drawn. */
function Shapes({ shapes }: { shapes: readonly SampleShape[] }) {
  return shapes.map((shape) => {
    if ('path' in shape) {
      const { as, path, onSolid } = shape;
      const white = onSolid && (as === 'dashed' ? { stroke: '#fff' } : { fill: '#fff' });
      return <path key={as + path} d={path} {...looks[as]} {...white} />;
    }
    const [x, y] = shape.at;
    const key = `${x} ${y}`;
    if ('tie' in shape) {
      return (
        <g key={key}>
          <circle cx={x} cy={y} r="11" fill="var(--color-card)" stroke="var(--accent)" />
          <text x={x} y={y + 4.5} fill="var(--accent)" fontWeight="600" textAnchor="middle">
            {shape.tie}
          </text>
        </g>
      );
    }
    return (
      <text
        key={key}
        x={x}
        y={y}
        fill={shape.onSolid ? '#fff' : 'var(--color-ink)'}
        fontSize={shape.size}
        fontWeight={shape.strong && 600}
        textAnchor={shape.align}
      >
        {shape.text}
      </text>
    );
  });
}

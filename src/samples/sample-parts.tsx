import type {
  SampleDrawingData,
  SampleEntriesData,
  SampleFill,
  SampleFramesData,
  SampleShape,
  SampleStroke,
} from '../content/schema/sample.ts';
import { LetterMark } from './letter.tsx';

export function SampleEntries({ part }: { part: SampleEntriesData }) {
  return (
    <dl className="sample-entries">
      {part.entries.map(({ callout, name, text, code }) => (
        <div key={name} className="row">
          <dt>
            <LetterMark letter={callout} />
            {name}
          </dt>
          <dd>
            {text}
            {code && <code className="block">{code.join('\n')}</code>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function SampleFrames({ part }: { part: SampleFramesData }) {
  return (
    <ol className="sample-frames" role="list">
      {part.frames.map(({ callout, picture, title, text }) => (
        <li key={title}>
          <svg
            viewBox="0 0 186 104"
            preserveAspectRatio="xMidYMid slice"
            className="artwork"
            aria-hidden="true"
          >
            <Shapes shapes={picture} />
          </svg>
          <b className="block">
            <LetterMark letter={callout} />
            {title}
          </b>{' '}
          {text}
        </li>
      ))}
    </ol>
  );
}

export function SampleDrawing({ part: { name, height, shapes } }: { part: SampleDrawingData }) {
  return (
    <svg
      viewBox={`0 0 300 ${height}`}
      className="sample-drawing artwork"
      role="img"
      aria-label={name}
    >
      <Shapes shapes={shapes} />
    </svg>
  );
}

const fills: Readonly<Record<SampleFill, string>> = {
  paper: 'var(--color-card)',
  dark: 'var(--color-ink)',
  accent: 'var(--accent)',
  wash: 'var(--wash)',
  cloth: 'var(--cloth)',
  white: '#fff',
};

const strokes = {
  plain: { stroke: 'var(--color-ink)', strokeWidth: 1.75 },
  fine: { stroke: 'var(--color-soft)' },
  accent: { stroke: 'var(--accent)', strokeWidth: 1.5 },
  dotted: { stroke: 'var(--accent)', strokeWidth: 1.5, strokeDasharray: '4 3' },
} as const satisfies Readonly<Record<SampleStroke, object>>;

function Shapes({ shapes }: { shapes: readonly SampleShape[] }) {
  return shapes.map((shape) => {
    if ('path' in shape) {
      const { path, fill, stroke } = shape;
      const look = { ...(fill && { fill: fills[fill] }), ...(stroke && strokes[stroke]) };
      return <path key={JSON.stringify(shape)} d={path} {...look} />;
    }
    const [x, y] = shape.at;
    const key = `${x} ${y}`;
    return (
      <text
        key={key}
        x={x}
        y={y}
        fill={fills[shape.fill ?? 'dark']}
        fontSize={shape.size}
        fontWeight={shape.strong && 600}
        textAnchor={shape.align}
      >
        {shape.text}
      </text>
    );
  });
}

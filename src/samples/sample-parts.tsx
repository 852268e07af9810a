import type {
  SampleDrawingData,
  SampleEntriesData,
  SampleFramesData,
  SampleShape,
} from '../../content/types/sample.ts';
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
          <LetterMark letter={callout} />
          <svg
            viewBox="0 0 186 104"
            preserveAspectRatio="xMidYMid slice"
            className="artwork"
            aria-hidden="true"
          >
            <Shapes shapes={picture} />
          </svg>
          <b className="block">{title}</b> {text}
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

const looks = {
  ink: { stroke: 'var(--color-ink)', strokeWidth: 1.75 },
  fine: { stroke: 'var(--color-soft)' },
  dashed: { stroke: 'var(--accent)', strokeWidth: 1.5, strokeDasharray: '4 3' },
  accent: { stroke: 'var(--accent)', strokeWidth: 1.5 },
  fill: { fill: 'var(--accent)' },
  solid: { fill: 'var(--cloth)' },
  wash: { fill: 'var(--wash)' },
  dark: { fill: 'var(--color-ink)' },
  paper: { fill: 'var(--color-card)' },
} as const;

function Shapes({ shapes }: { shapes: readonly SampleShape[] }) {
  return shapes.map((shape) => {
    if ('path' in shape) {
      const { as, path, onSolid } = shape;
      const white = onSolid && (as === 'dashed' ? { stroke: '#fff' } : { fill: '#fff' });
      return <path key={as + path} d={path} {...looks[as]} {...white} />;
    }
    const [x, y] = shape.at;
    const key = `${x} ${y}`;
    return (
      <text
        key={key}
        x={x}
        y={y}
        fill={shape.onSolid ? '#fff' : 'var(--color-ink)'}
        fontSize={shape.size}
        fontWeight={shape.strong && 600}
        textAnchor={shape.align}
        data-on={shape.onSolid ? 'plate' : shape.on}
      >
        {shape.text}
      </text>
    );
  });
}

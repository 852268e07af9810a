import type {
  SampleDrawingData,
  SampleEntriesData,
  SampleFramesData,
  SampleShape,
} from '../../content/types/sample.ts';
import { BenefitCard, type PartProps } from './benefit-card.tsx';

export function SampleEntries({ part, benefits }: PartProps<Pick<SampleEntriesData, 'entries'>>) {
  return (
    <dl className="sample-entries">
      {part.entries.map(({ callout, name, text, code }) => (
        <div key={name}>
          <dt>
            {callout && <span className="letter">{callout}</span>}
            {name}
          </dt>
          <dd>
            {text}
            {code && <code className="block">{code.join('\n')}</code>}
          </dd>
          {callout && (
            <dd>
              <BenefitCard letter={callout} benefits={benefits} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

export function SampleFrames({ part: { frames }, benefits }: PartProps<SampleFramesData>) {
  return (
    <>
      <ol className="sample-frames">
        {frames.map(({ callout, picture, title, text }) => (
          <li key={title}>
            {callout && <span className="letter">{callout}</span>}
            <svg viewBox="0 0 186 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <Shapes shapes={picture} />
            </svg>
            <b className="block">{title}</b> {text}
          </li>
        ))}
      </ol>
      {frames.map(({ callout, title }) => (
        <BenefitCard key={title} letter={callout} benefits={benefits} />
      ))}
    </>
  );
}

export function SampleDrawing({ part, benefits }: PartProps<SampleDrawingData>) {
  const { name, height, shapes } = part;
  return (
    <div className="sample-drawing">
      <svg viewBox={`0 0 300 ${height}`} role="img" aria-label={name}>
        <Shapes shapes={shapes} />
      </svg>
      <div>
        {shapes.map(
          (shape) =>
            'callout' in shape && (
              <BenefitCard key={shape.callout} letter={shape.callout} benefits={benefits} />
            ),
        )}
        <SampleEntries part={part} benefits={benefits} />
      </div>
    </div>
  );
}

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

function Shapes({ shapes }: { shapes: readonly SampleShape[] }) {
  return shapes.map((shape) => {
    if ('path' in shape) {
      const { as, path, onSolid } = shape;
      const white = onSolid && (as === 'dashed' ? { stroke: '#fff' } : { fill: '#fff' });
      return <path key={as + path} d={path} {...looks[as]} {...white} />;
    }
    const [x, y] = shape.at;
    const key = `${x} ${y}`;
    if ('callout' in shape) {
      return (
        <g key={key}>
          <circle cx={x} cy={y} r="11" fill="var(--color-card)" stroke="var(--accent)" />
          <text
            x={x}
            y={y + 4.5}
            fill="var(--accent)"
            fontWeight="600"
            textAnchor="middle"
            data-on="plate"
          >
            {shape.callout}
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
        data-on={shape.onSolid ? 'plate' : shape.on}
      >
        {shape.text}
      </text>
    );
  });
}

import type { Sheet as SheetData, SheetShape } from '../../content/model/figure.ts';
import { Ball } from '../ui/ball.tsx';

/** A sheet drawn to scale, with the lines that matter and what comes of them. */
export function Sheet({ figure }: { figure: SheetData }) {
  const { lines, results } = figure;
  return (
    <div className="sheet">
      <Drawing size={figure.size} shapes={figure.shapes}>
        {lines.map(({ at: [x, y], title }, index) => (
          <g key={title} className="key">
            <circle cx={x} cy={y} r={figure.size[0] / 34} />
            <text x={x} y={y} fontSize={figure.size[0] / 26}>
              {String.fromCharCode(65 + index)}
            </text>
          </g>
        ))}
      </Drawing>
      <ol className="keys">
        {lines.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {` ${text}`}
          </li>
        ))}
      </ol>
      {results && (
        <div className="results">
          <h3>{results.heading}</h3>
          <ul>
            {results.items.map(({ title, text, ...drawing }) => (
              <li key={title}>
                <Drawing {...drawing} />
                <p>
                  <b>{title}</b>
                  {` ${text}`}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface DrawingProps {
  size: readonly [number, number];
  shapes: readonly SheetShape[];
  children?: React.ReactNode;
}

function Drawing({ size, shapes, children }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${size.join(' ')}`} className="drawing" aria-hidden="true">
      {shapes.map((shape) => (
        <Shape key={JSON.stringify(shape)} shape={shape} />
      ))}
      {children}
    </svg>
  );
}

function Shape({ shape }: { shape: SheetShape }) {
  if ('box' in shape) {
    const [x, y, width, height] = shape.box;
    return <rect x={x} y={y} width={width} height={height} {...look(shape.as)} />;
  }
  if ('text' in shape) {
    return (
      <text x={shape.at[0]} y={shape.at[1]} fontSize={shape.size} className="as-text">
        {shape.text}
      </text>
    );
  }
  if ('path' in shape) return <path d={shape.path} {...look(shape.as)} />;
  const [cx, cy, r] = shape.circle;
  if (shape.as === 'ball') return <Ball number={shape.number ?? 8} tilt={6} at={shape.circle} />;
  if (shape.as === 'eight') return <Ball colour="grey" tilt={6} at={shape.circle} />;
  return <circle cx={cx} cy={cy} r={r} {...look(shape.as)} />;
}

/** Ink and paper are the same on every cloth; the rest has a class. */
const look = (as: SheetShape['as']) =>
  as === 'fill'
    ? { fill: '#0a0f0d' }
    : as === 'paper'
      ? { fill: '#fff' }
      : { className: `as-${as}` };

import type { SheetShape, When } from '../../content/model/figures/sheet.ts';
import { Ball } from '../ui/ball.tsx';

interface ToScaleProps {
  size: readonly [width: number, height: number];
  /** Place of the upper left corner. */
  from?: readonly [x: number, y: number] | undefined;
  shapes: readonly SheetShape[];
  /** What its letters point at. They may reach over the edge, where all shapes end. */
  keys?: readonly { at: readonly [x: number, y: number] }[];
}

/** Shapes drawn to scale. Decoration only: the text next to it says what it means. */
export function ToScale({ size, from = [0, 0], shapes, keys }: ToScaleProps) {
  const [width, height] = size;
  const drawn = shapes.map((shape) => <Shape key={JSON.stringify(shape)} shape={shape} />);
  return (
    <svg viewBox={[...from, ...size].join(' ')} className="to-scale" aria-hidden="true">
      {keys ? (
        <svg width={width} height={height} aria-hidden="true">
          {drawn}
        </svg>
      ) : (
        drawn
      )}
      {keys?.map(({ at: [x, y] }, index) => (
        <g key={`${x} ${y}`} className="key">
          <circle cx={x} cy={y} r={width / 30} />
          <text x={x} y={y} fontSize={width / 24}>
            {String.fromCharCode(65 + index)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Shape({ shape }: { shape: SheetShape }) {
  const { as, when } = shape;
  if (as === 'text') {
    const { at, size, text } = shape;
    return (
      <text x={at[0]} y={at[1]} fontSize={size} className={classNames('as-text', when)}>
        {text}
      </text>
    );
  }
  if (as === 'ball') return <Ball number={shape.number ?? 8} tilt={6} at={shape.circle} />;
  if (as === 'eight') return <Ball colour="grey" tilt={6} at={shape.circle} />;
  const look = { fill: fills[as], className: classNames(fills[as] ? undefined : `as-${as}`, when) };
  if ('path' in shape) return <path d={shape.path} {...look} />;
  if ('circle' in shape) {
    const [cx, cy, r] = shape.circle;
    return <circle cx={cx} cy={cy} r={r} {...look} />;
  }
  const [x, y, width, height] = shape.box;
  return <rect x={x || undefined} y={y || undefined} width={width} height={height} {...look} />;
}

/** Ink and paper are the same on every cloth; the rest has a class. */
const fills: Readonly<Record<string, string>> = { fill: '#0a0f0d', paper: '#fff', veil: '#fff5' };

/** Classes that show an element only for the choices that they name (`sheet.css`). */
export function classNames(own: string | undefined, when: When = []): string | undefined {
  const names = when.map((letter) => `when-${letter}`);
  return (own ? [own, ...names] : names).join(' ') || undefined;
}

import type { ReactNode } from 'react';
import type { SheetShape } from '../../content/model/figure.ts';
import { Ball } from '../ui/ball.tsx';

interface DrawingProps {
  size: readonly [number, number];
  /** Place of the upper left corner. */
  from?: readonly [number, number];
  shapes: readonly SheetShape[];
  className?: string;
  /** More shapes, which end at the drawing's edge as all others do. */
  children?: ReactNode;
  /** What may reach over the edge: the letters of its lines. */
  keys?: ReactNode;
}

/** Shapes drawn to scale. Decoration only: the words next to it say what it means. */
export function Drawing({ size, from = [0, 0], shapes, className, children, keys }: DrawingProps) {
  const [width, height] = size;
  return (
    <svg
      viewBox={[...from, ...size].join(' ')}
      className={className ? `drawing ${className}` : 'drawing'}
      aria-hidden="true"
    >
      <Clip size={keys ? { width, height } : undefined}>
        {shapes.map((shape) => (
          <Shape key={JSON.stringify(shape)} shape={shape} />
        ))}
        {children}
      </Clip>
      {keys}
    </svg>
  );
}

interface ClipProps {
  /** The drawing itself clips if this is left out. */
  size: { width: number; height: number } | undefined;
  children: ReactNode;
}

function Clip({ size, children }: ClipProps) {
  return size ? (
    <svg {...size} aria-hidden="true">
      {children}
    </svg>
  ) : (
    children
  );
}

function Shape({ shape }: { shape: SheetShape }) {
  if ('box' in shape) {
    const [x, y, width, height] = shape.box;
    return (
      <rect
        x={x || undefined}
        y={y || undefined}
        width={width}
        height={height}
        {...look(shape.as)}
      />
    );
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

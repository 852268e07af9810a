import type { BallColour } from '../../content/types/service-line.ts';

/** Centre and radius, in the units of the drawing. */
export type Circle = readonly [x: number, y: number, radius: number];

/** The SVG of a ball: nested, it fills a circle of the drawing. */
function frameOf(circle?: Circle) {
  const frame = { viewBox: '0 0 100 100', className: 'ball' };
  if (!circle) return frame;
  const [x, y, radius] = circle;
  return { ...frame, x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

interface BallProps {
  /** If omitted, the colour of the nearest line. */
  colour?: BallColour | undefined;
  number?: number | undefined;
  /** Rotation of the number in degrees. */
  tilt?: number;
  at?: Circle | undefined;
}

/** A glossy numbered ball, hidden from screen readers. */
export function Ball({ colour, number = 8, tilt = 12, at }: BallProps) {
  return (
    <svg {...frameOf(at)} data-ball={colour} aria-hidden="true">
      <use href="#ball" />
      <text x="52" y="49" transform={`rotate(${tilt} 52 48)`}>
        {number}
      </text>
    </svg>
  );
}

export function CueBall({ at }: Pick<BallProps, 'at'>) {
  return (
    <svg {...frameOf(at)} aria-hidden="true">
      <circle cx="50" cy="50" r="50" fill="url(#ball-disc)" />
      <circle cx="50" cy="50" r="50" fill="url(#ball-shade)" opacity=".4" />
    </svg>
  );
}

/** Black, with a ring of 2 px that keeps it apart from pockets. */
export function TroubleBall({ at }: Pick<BallProps, 'at'>) {
  return (
    <svg {...frameOf(at)} aria-hidden="true">
      <circle cx="50" cy="50" r="50" fill="url(#black-ball)" />
      <use href="#gloss" opacity=".7" />
      <circle
        cx="50"
        cy="50"
        r="48"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A ball as high as a line of text, drawn by the style sheet: every page has three of each. */
export function SmallBall({ number }: { number: number }) {
  return (
    <i className="small-ball" aria-hidden="true">
      {number}
    </i>
  );
}

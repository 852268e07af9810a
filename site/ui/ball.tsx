import type { BallColour } from '../../content/model/line.ts';

interface BallProps {
  /** If omitted, the colour of the nearest line. */
  colour?: BallColour;
  number?: number;
  /** Degrees by which the number is turned. */
  tilt?: number;
  className?: string;
}

/** A glossy numbered ball. Decoration only, hidden from screen readers. */
export function Ball({ colour, number = 8, tilt = 12, className = '' }: BallProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={`ball ${className}`}
      data-ball={colour}
      aria-hidden="true"
    >
      <use href="#ball" />
      <text x="52" y="49" transform={`rotate(${tilt} 52 48)`}>
        {number}
      </text>
    </svg>
  );
}

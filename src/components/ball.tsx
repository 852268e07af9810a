import type { BallColour } from '../../content/model/line.ts';
import { type Circle, placed } from './circle.ts';

interface BallProps {
  /** If omitted, the colour of the nearest line. */
  colour?: BallColour;
  number?: number;
  /** Degrees by which the number is turned. */
  tilt?: number;
  /** Where it lies in the drawing that it is part of. */
  at?: Circle | undefined;
  /** It stands for the service of the page: on a change of page the visitor's ball comes to rest here. */
  own?: boolean;
}

/** A glossy numbered ball. Decoration only, hidden from screen readers. */
export function Ball({ colour, number = 8, tilt = 12, at, own }: BallProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      className="ball"
      data-ball={colour}
      data-own={own ? '' : undefined}
      aria-hidden="true"
      {...placed(at)}
    >
      <use href="#ball" />
      <text x="52" y="49" transform={`rotate(${tilt} 52 48)`}>
        {number}
      </text>
    </svg>
  );
}

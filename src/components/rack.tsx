import { ballNumberOf, servicesOf } from '../../content/catalogue.ts';
import type { LineId } from '../../content/types/service-line.ts';
import { Ball, type Circle, CueBall } from './ball.tsx';

/** Middle of the rack, and cue ball, in the units of the drawing. */
const middle = { x: 304, y: 138 } as const;
const cue = [46, 252, 30] as const;

/** Balls in each row. Neighbouring rows differ by one, so that each ball lies in a gap of the next row. */
const rowsOf: Readonly<Record<LineId, readonly number[]>> = {
  it: [1, 2, 3],
  cyber: [2, 3],
  design: [1, 2, 3, 2, 1],
};

/** The numbers of a line's services. Beyond seven, its eight-ball completes the rack, in the middle as on every table. */
export function rackedNumbers(line: LineId): number[] {
  const numbers = servicesOf(line).map(ballNumberOf);
  return numbers.length > 7 ? numbers.toSpliced(numbers.length / 2, 0, 8) : numbers;
}

export function rackedBalls(line: LineId): Circle[] {
  const rows = rowsOf[line];
  const radius = rows.length > 3 ? 27 : 34;
  return rows.flatMap((row, index) =>
    Array.from({ length: row }, (_, place): Circle => {
      const x = middle.x + (2 * place - row + 1) * radius;
      const y = middle.y + (index - (rows.length - 1) / 2) * radius * Math.sqrt(3);
      return [x, Math.round(y), radius];
    }),
  );
}

/** Radius of the balls of a rack that lies on its side. */
const small = 17;

/** A line's services as racked balls that point to the left. */
export function SidewaysRack({ line }: { line: LineId }) {
  const rows = rowsOf[line];
  const numbers = rackedNumbers(line);
  const width = Math.round(2 * small + (rows.length - 1) * small * Math.sqrt(3));
  const height = 2 * small * Math.max(...rows);
  const places = rows.flatMap((row, index) =>
    Array.from({ length: row }, (_, place): Circle => {
      const x = Math.round(small + index * small * Math.sqrt(3));
      return [x, height / 2 + (2 * place - row + 1) * small, small];
    }),
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {places.map((place, index) => (
        <Ball key={place.join()} number={numbers[index]} tilt={0} at={place} />
      ))}
    </svg>
  );
}

/** A line's services as racked balls, and the visitor's cue ball before the first shot. */
export function Rack({ line }: { line: LineId }) {
  const balls = rackedBalls(line);
  const fromCue = ([x, y]: Circle) => Math.hypot(x - cue[0], y - cue[1]);
  const [nearest = cue] = balls.toSorted((one, other) => fromCue(one) - fromCue(other));
  const [x, y, radius] = nearest;
  const distance = fromCue(nearest);
  /** A point on the cue ball's path, this far before the ball that it hits. */
  const before = (gap: number) => {
    const share = 1 - gap / distance;
    return [cue[0] + (x - cue[0]) * share, cue[1] + (y - cue[1]) * share].map(Math.round);
  };
  const [ghostX, ghostY] = before(radius + cue[2]);
  return (
    <svg viewBox="0 0 460 300" className="shot" aria-hidden="true">
      <path d={`M${cue[0]} ${cue[1]} ${before(radius + 2 * cue[2]).join(' ')}`} />
      <circle cx={ghostX} cy={ghostY} r={cue[2]} />
      <CueBall at={cue} />
      {rackedNumbers(line).map((number, index) => (
        <Ball key={number} number={number} tilt={0} at={balls[index]} />
      ))}
    </svg>
  );
}

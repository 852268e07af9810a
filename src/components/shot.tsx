import type { BallColour } from '../../content/types/service-line.ts';
import { Ball, type Circle, CueBall } from './ball.tsx';

interface ShotProps {
  /** Width and height of the drawing, in its own units. */
  size: readonly [width: number, height: number];
  /** The dotted line, from the cue ball to where the other one goes. */
  path: string;
  cue: Circle;
  /** Where the cue ball is when it hits: a ghost ring. */
  ghost?: Circle;
  ball: Circle;
  colour: BallColour;
  className?: string;
}

/** A shot on a table: the cue ball, the ball that it plays, and the dotted line. Decoration only. */
export function Shot({ size, path, cue, ghost, ball, colour, className = '' }: ShotProps) {
  return (
    <svg
      viewBox={`0 0 ${size.join(' ')}`}
      className={`shot ${className}`.trim()}
      aria-hidden="true"
    >
      <path d={path} />
      {ghost && <circle cx={ghost[0]} cy={ghost[1]} r={ghost[2]} />}
      <CueBall at={cue} />
      <Ball colour={colour} tilt={6} at={ball} />
    </svg>
  );
}

import type { BallColour } from '../../content/types/service-line.ts';
import { Ball, type Circle, CueBall } from './ball.tsx';

interface ShotProps {
  size: readonly [width: number, height: number];
  /** The dotted path of both balls. */
  path: string;
  cue: Circle;
  ball: Circle;
  colour: BallColour;
}

/** A planned shot: cue ball, object ball and dotted path. Decoration only. */
export function Shot({ size, path, cue, ball, colour }: ShotProps) {
  return (
    <svg viewBox={`0 0 ${size.join(' ')}`} className="shot" aria-hidden="true">
      <path d={path} />
      <CueBall at={cue} />
      <Ball colour={colour} tilt={6} at={ball} />
    </svg>
  );
}

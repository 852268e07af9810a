import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { BallColour } from '../../../content/model/line.ts';
import { Ball } from '../../ui/ball.tsx';
import { area, ballSizes, type PlacedBall, placeBalls } from './place-balls.ts';
import { useInView } from './use-in-view.ts';

const colours: readonly BallColour[] = ['grey', 'blue', 'green', 'red', 'purple'];

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

function place(ball: PlacedBall): CSSProperties {
  return {
    left: percent(ball.left, area.width),
    top: percent(ball.top, area.height),
    width: percent(ball.size, area.width),
  };
}

/**
 * Five balls that fall to random places, rest, and fall again to other places (section 2). They
 * stop under reduced motion, out of view, and when the visitor pauses them.
 */
export function DecorativeBalls() {
  const frame = useRef<HTMLDivElement>(null);
  const inView = useInView(frame);
  const [paused, setPaused] = useState(false);
  const [balls, setBalls] = useState<readonly PlacedBall[]>([]);
  const throwAgain = () => setBalls(placeBalls(ballSizes, Math.random));
  useEffect(() => setBalls(placeBalls(ballSizes, Math.random)), []);
  const last = balls.at(-1);
  return (
    <div className="on-table">
      <div ref={frame} className="surface drawn" data-decorative-balls="" aria-hidden="true">
        {balls.map((ball) => (
          <div
            key={ball.index}
            className={`thrown ${inView && !paused ? 'falling-again' : ''}`}
            style={place(ball)}
            onAnimationIteration={ball === last ? throwAgain : undefined}
          >
            <Ball colour={colours[ball.index] ?? 'grey'} />
          </div>
        ))}
      </div>
      <button
        type="button"
        className="more pause"
        aria-pressed={paused}
        onClick={() => setPaused(!paused)}
      >
        <span>{paused ? 'Play animation' : 'Pause animation'}</span>
      </button>
    </div>
  );
}

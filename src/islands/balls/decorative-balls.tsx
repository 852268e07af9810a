import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { BallColour } from '../../../content/types/service-line.ts';
import { Ball } from '../../components/ball.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { area, ballSizes, type PlacedBall, placeBalls } from './place-balls.ts';

const colours: readonly BallColour[] = ['grey', 'blue', 'green', 'red', 'purple'];

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

const styleOf = ({ index, left, top, size }: PlacedBall): CSSProperties => ({
  '--order': index,
  left: percent(left, area.width),
  top: percent(top, area.height),
  width: percent(size, area.width),
});

/**
 * Five balls that repeatedly fall to random places (section 2). They stop out of view, under reduced motion, and when the
 * visitor pauses them.
 */
export const DecorativeBalls = () => (
  <ErrorBoundary silent>
    <FallingBalls />
  </ErrorBoundary>
);

function FallingBalls() {
  const table = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(false);
  const [paused, setPaused] = useState(false);
  const hydrated = useHydrated();
  const [balls, setBalls] = useState<readonly PlacedBall[]>([]);
  const placeAgain = () => setBalls(placeBalls(ballSizes, Math.random));
  useEffect(placeAgain, []);
  useEffect(() => {
    if (!table.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting === true),
    );
    observer.observe(table.current);
    return () => observer.disconnect();
  }, []);
  const label = paused ? 'Play animation' : 'Pause animation';
  return (
    <div className="decorative-balls">
      <div ref={table} className="rails side-pockets" data-decorative-balls="" aria-hidden="true">
        <div className="cloth">
          {balls.map((ball) => (
            <div
              key={ball.index}
              className={inView && !paused ? 'moving-ball falling' : 'moving-ball'}
              style={styleOf(ball)}
              // All balls are invisible when the first one's fall begins again.
              onAnimationIteration={ball === balls[0] ? placeAgain : undefined}
            >
              <Ball colour={colours[ball.index] ?? 'grey'} />
            </div>
          ))}
        </div>
      </div>
      <button
        type="button"
        className="standalone-link"
        disabled={!hydrated}
        onClick={() => setPaused(!paused)}
      >
        <span key={label}>{label}</span>
      </button>
    </div>
  );
}

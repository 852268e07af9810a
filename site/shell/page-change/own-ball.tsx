import { useLayoutEffect, useRef } from 'react';
import { Ball } from '../../ui/ball.tsx';
import { rock, roll } from './roll.ts';
import type { Spot } from './spot.ts';

interface OwnBallProps {
  /** Of the service whose page opens. */
  number: number;
  /** Where it lay with the link, if it did. */
  from: Spot | undefined;
  /** The page is not there yet. */
  waiting: boolean;
  /** Milliseconds that it takes. */
  time: number;
}

/**
 * The ball of the service that opens: it rolls from its place at the link to its place on the new page's
 * first screen. Under reduced motion it only lies there.
 */
export function OwnBall({ number, from, waiting, time }: OwnBallProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = ref.current;
    if (!own) return;
    if (waiting) {
      if (from) rock(own, from);
      return;
    }
    // In the picture to come: by then the new page is scrolled to where it begins, and is laid out once.
    const picture = requestAnimationFrame(() => roll(own, from, time));
    return () => cancelAnimationFrame(picture);
  }, [waiting, from, time]);
  return (
    <div ref={ref} className="own">
      <svg className="shot" aria-hidden="true">
        <line />
        <circle />
      </svg>
      <Ball number={number} tilt={6} />
    </div>
  );
}

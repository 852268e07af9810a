import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ballNumberOf, pathOf } from '../../../content/catalogue.ts';
import type { CatalogueEntry } from '../../../content/model/line.ts';
import { Ball } from '../../ui/ball.tsx';
import { rock, roll } from './roll.ts';
import type { Spot } from './spot.ts';
import type { LinkBall } from './use-link-ball.ts';

interface OwnBallProps {
  /** Whose page opens. */
  service: CatalogueEntry;
  /** The ball of the link that was clicked. */
  link: RefObject<LinkBall | undefined>;
  /** The page is not there yet. */
  waiting: boolean;
  /** Milliseconds that it rolls. */
  time: number;
}

/**
 * The ball of the service that opens: it rolls from its place at the link to its place on the new page's
 * first screen. Under reduced motion it only lies there.
 */
export function OwnBall({ service, link, waiting, time }: OwnBallProps) {
  const ref = useRef<HTMLDivElement>(null);
  const waited = useRef<Spot>(undefined);
  const path = pathOf(service);
  useLayoutEffect(() => {
    const own = ref.current;
    if (!own) return;
    const from = link.current?.path === path ? link.current.spot : waited.current;
    if (waiting) {
      waited.current = rock(own, from);
      return;
    }
    // In the picture to come: by then the new page is scrolled to where it begins, and is laid out once.
    const picture = requestAnimationFrame(() => roll(own, from, time));
    return () => cancelAnimationFrame(picture);
  }, [path, link, waiting, time]);
  return (
    <div ref={ref} className="own">
      <svg className="shot" aria-hidden="true">
        <line />
        <circle />
      </svg>
      <Ball number={ballNumberOf(service)} tilt={6} />
    </div>
  );
}

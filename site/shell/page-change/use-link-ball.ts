import { type RefObject, useEffect, useRef } from 'react';
import { type Spot, spotOf } from './spot.ts';

/** Where a ball lay when the visitor clicked its link. */
export interface LinkBall {
  /** Where the link leads. */
  path: string;
  spot: Spot;
}

/** The ball that stands with a link: inside it, or in its row. */
const ballOf = (link: Element) => (link.closest('li') ?? link).querySelector('.ball, .small-ball');

/** The ball of the link that was clicked last; undefined if it has none. Not a state: no click may render. */
export function useLinkBall(): RefObject<LinkBall | undefined> {
  const clicked = useRef<LinkBall>(undefined);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const ball = link && ballOf(link);
      clicked.current = ball ? { path: link.pathname, spot: spotOf(ball) } : undefined;
    };
    // Before the router's own listener, which starts the change.
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  return clicked;
}

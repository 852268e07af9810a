import { useCallback, useEffect, useState } from 'react';
import { type Spot, spotOf } from './spot.ts';

/** The ball that stands with a link: inside it, or in its row. */
const ballOf = (link: Element) => (link.closest('li') ?? link).querySelector('.ball, .small-ball');

/**
 * Where the ball lay with the link that the visitor follows to this path, when it was clicked;
 * undefined if it has none. `forget` is for the end of the change: it is not the way back.
 */
export function useLinkBall(path: string): { from: Spot | undefined; forget: () => void } {
  const [clicked, setClicked] = useState<{ path: string; spot: Spot }>();
  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const ball = link && ballOf(link);
      setClicked(ball ? { path: link.pathname, spot: spotOf(ball) } : undefined);
    };
    // Before the router's own listener, which starts the change.
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  const forget = useCallback(() => setClicked(undefined), []);
  return { from: clicked?.path === path ? clicked.spot : undefined, forget };
}

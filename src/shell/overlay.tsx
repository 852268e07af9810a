import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { BallColour, Theme } from '../../content/types/service-line.ts';
import { Ball } from '../components/ball.tsx';

/** Milliseconds for which it stays over a new page (specification, section 9). */
const duration = 300;

const colours: readonly BallColour[] = ['purple', 'green', 'red', 'blue', 'grey'];

/**
 * The 'Loading...' overlay on a change of pathname: the new page's table, and five floating balls. It
 * blocks no clicks and is hidden from screen readers.
 */
export function Overlay({ theme }: { theme: Theme }) {
  const { pathname } = useLocation();
  const [covered, setCovered] = useState(pathname);
  /** The page that it covers. */
  const [shown, setShown] = useState<string>();
  // While rendering, so that page and overlay come in one picture.
  if (covered !== pathname) {
    setCovered(pathname);
    setShown(pathname);
  }

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), duration);
    return () => clearTimeout(timer);
  }, [shown]);

  if (!shown) return null;
  return (
    <div
      key={pathname}
      className="overlay rails wide side-pockets"
      aria-hidden="true"
      data-line={theme}
    >
      <svg className="shot" aria-hidden="true">
        <line y1="100%" x2="100%" />
      </svg>
      {colours.map((colour) => (
        <Ball key={colour} colour={colour} />
      ))}
      <p className="display headline">Loading...</p>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { BallColour, Theme } from '../../content/types/service-line.ts';
import { Ball } from '../components/ball.tsx';

/** Milliseconds for which it covers a new page (section 9). */
const duration = 300;

const colours: readonly BallColour[] = ['purple', 'green', 'red', 'blue', 'grey'];

/**
 * 'Loading...' over a new page: a table in its colour, and five floating balls. It blocks no clicks and is hidden from
 * screen readers.
 */
export function Overlay({ theme }: { theme: Theme }) {
  const { pathname } = useLocation();
  const [lastPath, setLastPath] = useState(pathname);
  const [coveredPath, setCoveredPath] = useState<string>();
  // During rendering, so that page and overlay are painted together.
  if (lastPath !== pathname) {
    setLastPath(pathname);
    setCoveredPath(pathname);
  }

  useEffect(() => {
    if (!coveredPath) return;
    const timer = setTimeout(() => setCoveredPath(undefined), duration);
    return () => clearTimeout(timer);
  }, [coveredPath]);

  if (!coveredPath) return null;
  return (
    <div
      key={pathname}
      className="overlay rails thick-rails side-pockets"
      aria-hidden="true"
      data-line={theme}
    >
      <svg className="shot" aria-hidden="true">
        <line y1="100%" x2="100%" />
      </svg>
      {colours.map((colour, index) => (
        <div key={colour} className="moving-ball" style={{ '--at': index - 2 }}>
          <Ball colour={colour} />
        </div>
      ))}
      <p className="display headline">Loading...</p>
    </div>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { lines } from '../../../content/lines.ts';
import type { BallColour } from '../../../content/model/line.ts';
import { Ball } from '../../ui/ball.tsx';

/** Milliseconds for which the overlay stays after a change of path (section 9). */
const overlayTime = 300;

const shapes: readonly BallColour[] = ['purple', 'green', 'red', 'blue', 'grey'];

/** The theme of a path (section 2, header). */
const themeOf = (path: string) =>
  lines.find((line) => `${path}/`.startsWith(`${line.path}/`))?.id ?? 'neutral';

/**
 * The 'Loading...' overlay on every change of path (section 4): the destination's table, with balls
 * that float along its diagonal, while the page is being fetched, and then for a fixed time over the
 * new page. It blocks no clicks and is hidden from screen readers.
 */
export function PageTransition() {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const waiting = next !== undefined && next.pathname !== pathname;
  const [covered, setCovered] = useState(false);
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (waiting || shown.current === pathname) {
      setCovered(waiting);
      return;
    }
    shown.current = pathname;
    setCovered(true);
    // For fonts that wait for a moment when nothing can jump: see site/fonts/apply-fonts.ts.
    dispatchEvent(new Event('pagechange'));
    const timer = setTimeout(() => setCovered(false), overlayTime);
    return () => clearTimeout(timer);
  }, [pathname, waiting]);

  if (!covered) return null;
  return (
    <div
      className="overlay surface"
      aria-hidden="true"
      data-line={themeOf(next?.pathname ?? pathname)}
      data-print="hidden"
      data-waiting={waiting ? true : undefined}
    >
      <svg className="shot" aria-hidden="true">
        <line y1="100%" x2="100%" />
      </svg>
      {shapes.map((colour) => (
        <Ball key={colour} colour={colour} />
      ))}
      <p>Loading...</p>
    </div>
  );
}

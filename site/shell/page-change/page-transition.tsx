import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { BallColour } from '../../../content/model/line.ts';
import { Ball } from '../../ui/ball.tsx';

/** Milliseconds for which the overlay stays after a change of path (section 9). */
const overlayTime = 300;

const shapes: readonly BallColour[] = ['grey', 'blue', 'red', 'green', 'purple'];

/**
 * The 'Loading...' overlay with floating balls on every change of path (section 4): while the page
 * is being fetched, and then for a fixed time over the new page. It blocks no clicks and is hidden
 * from screen readers.
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
      className="overlay pointer-events-none fixed inset-0 z-50 grid place-content-center gap-6 bg-paper text-center"
      aria-hidden="true"
      data-print="hidden"
      data-waiting={waiting ? true : undefined}
    >
      <div className="flex items-end gap-3">
        {shapes.map((colour) => (
          <Ball key={colour} colour={colour} className="size-12" />
        ))}
      </div>
      <p className="font-heading text-title weight-650">Loading...</p>
    </div>
  );
}

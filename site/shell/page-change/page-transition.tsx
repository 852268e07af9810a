import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { lines } from '../../../content/lines.ts';
import type { BallColour } from '../../../content/model/line.ts';
import { Ball } from '../../ui/ball.tsx';

/** Milliseconds for which the overlay stays after a change of path (section 9). */
const overlayTime = 300;

/**
 * Milliseconds that a page may take to be fetched before the overlay says so: a shorter wait feels
 * like none, and drawing the overlay for it would only keep the page waiting.
 */
const grace = 100;

const shapes: readonly BallColour[] = ['purple', 'green', 'red', 'blue', 'grey'];

/** The theme of a path (section 2, header). */
const themeOf = (path: string) =>
  lines.find((line) => `${path}/`.startsWith(`${line.path}/`))?.id ?? 'neutral';

/**
 * The 'Loading...' overlay on every change of path (section 4): the destination's table, with balls
 * that float along its diagonal, for a fixed time over the new page, and before that for as long as
 * a visitor waits for it. It blocks no clicks and is hidden from screen readers.
 */
export function PageTransition() {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const waiting = next !== undefined && next.pathname !== pathname;
  const [isLate, setLate] = useState(false);
  const [shown, setShown] = useState(pathname);
  /** The path that has just been opened, while the overlay lies over its page. */
  const [opened, setOpened] = useState<string>();
  // While rendering, so that page and overlay come in one picture.
  if (shown !== pathname) {
    setShown(pathname);
    setOpened(pathname);
  }

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), grace);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);

  useLayoutEffect(() => {
    if (!opened) return;
    // For fonts that wait for a moment when nothing can jump: see site/fonts/apply-fonts.ts.
    dispatchEvent(new Event('pagechange'));
    const timer = setTimeout(() => setOpened(undefined), overlayTime);
    return () => clearTimeout(timer);
  }, [opened]);

  if (!opened && !(waiting && isLate)) return null;
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

import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { fetchedOverlay, loadOverlay } from './load-overlay.ts';
import { useLinkBall } from './use-link-ball.ts';

/** Milliseconds for which the overlay stays after a change of path (section 9). */
const overlayTime = 300;

/**
 * Milliseconds that a page may take to be fetched before the overlay says so: a shorter wait feels
 * like none, and drawing the overlay for it would only keep the page waiting.
 */
const grace = 100;

/**
 * The 'Loading...' overlay on every change of path (section 4), for a fixed time over the new page, and before that
 * for as long as a visitor waits for it.
 */
export function PageTransition() {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const waiting = next !== undefined && next.pathname !== pathname;
  const path = next?.pathname ?? pathname;
  const link = useLinkBall();
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
    const timer = setTimeout(() => loadOverlay().then(() => setLate(true)), grace);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);

  useLayoutEffect(() => {
    if (!opened) return;
    // For fonts that wait for a moment when nothing can jump (site/fonts/apply-fonts.ts), and for the
    // links of the new page (site/start/7-follow-links.ts).
    dispatchEvent(new Event('pagechange'));
    const timer = setTimeout(() => {
      setOpened(undefined);
      // It is not the ball of the way back.
      link.current = undefined;
    }, overlayTime);
    return () => clearTimeout(timer);
  }, [opened, link]);

  if (!opened && !(waiting && isLate)) return null;
  const overlay = fetchedOverlay();
  return (
    overlay && <overlay.Overlay path={path} link={link} waiting={waiting} time={overlayTime} />
  );
}

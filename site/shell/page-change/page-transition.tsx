import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { fetchedOverlay, loadOverlay } from './load-overlay.ts';
import { endOpening, useOpening } from './opening.ts';
import { useLinkBall } from './use-link-ball.ts';

/** Milliseconds for which the overlay stays after a change of path (section 9). */
const overlayTime = 300;

/**
 * The 'Loading...' overlay on every change of path (section 4): from the click on, while the page is fetched and drawn,
 * and for a fixed time over the new page.
 */
export function PageTransition() {
  const { pathname, hash } = useLocation();
  const opensAtTop = useNavigationType() !== 'POP' && hash === '';
  const link = useLinkBall();
  const paths = [useOpening(), useNavigation().location?.pathname];
  /** The path that is clicked, or fetched on the way back. */
  const coming = paths.find((path) => path !== undefined && path !== pathname);
  const [shown, setShown] = useState(pathname);
  /** The page that has just been opened, while the overlay lies over it. */
  const [opened, setOpened] = useState<{ atTop: boolean }>();
  const [, setFetched] = useState(false);
  // While rendering, so that page and overlay come in one picture.
  if (shown !== pathname) {
    setShown(pathname);
    setOpened({ atTop: opensAtTop });
  }

  useEffect(() => {
    if (coming && !fetchedOverlay()) loadOverlay().then(() => setFetched(true));
  }, [coming]);

  useLayoutEffect(() => {
    if (!opened) return;
    endOpening();
    const { dataset } = document.documentElement;
    // Nothing below the first screen is needed before the overlay goes (site/styles/first-screen.css).
    if (opened.atTop) dataset.covered = '';
    // For fonts that wait for a moment when nothing can jump (site/fonts/apply-fonts.ts), and for the
    // links of the new page (site/start/7-follow-links.ts).
    dispatchEvent(new Event('pagechange'));
    const timer = setTimeout(() => {
      setOpened(undefined);
      // It is not the ball of the way back.
      link.current = undefined;
    }, overlayTime);
    return () => {
      clearTimeout(timer);
      delete dataset.covered;
    };
  }, [opened, link]);

  // A page that cannot be drawn takes the overlay with it.
  useEffect(() => endOpening, []);

  const Overlay = fetchedOverlay();
  if (!Overlay || !(coming || opened)) return null;
  const shownOverlay = (
    <Overlay
      path={coming ?? pathname}
      link={link}
      waiting={coming !== undefined}
      time={overlayTime}
    />
  );
  // Outside the page, where no rule about siblings makes browsers look at the page's styles again.
  return createPortal(shownOverlay, document.body);
}

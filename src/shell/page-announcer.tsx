import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page, moves the focus to the new heading or to the section in the address, and announces the new
 * title to screen readers.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setTitle(document.title);
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector('main h1');
    if (!(target instanceof HTMLElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p className="offscreen" role="status">
      {title}
    </p>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page: moves the focus to the new heading, or to the section that the address
 * names, and tells screen readers the new title.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
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

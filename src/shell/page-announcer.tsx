import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * After a change of page or section, moves the focus to the new heading or section; after Back, to the link by which the
 * visitor left. Announces a new page's title to screen readers.
 */
export function PageAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const last = useRef({ pathname, key });
  /** By entry of the history, which of the page's links had the focus last. */
  const focusedLinks = useRef(new Map<string, number>());
  const [title, setTitle] = useState('');

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isLink = target instanceof HTMLAnchorElement;
      focusedLinks.current.set(key, isLink ? [...document.links].indexOf(target) : -1);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [key]);

  useEffect(() => {
    if (last.current.key === key) return;
    const isNewPage = last.current.pathname !== pathname;
    last.current = { pathname, key };
    if (isNewPage) setTitle(document.title);
    const link = isBack ? document.links[focusedLinks.current.get(key) ?? -1] : undefined;
    if (link?.checkVisibility()) return link.focus({ preventScroll: true });
    const heading = isNewPage ? document.querySelector('main h1') : null;
    const target = document.getElementById(hash.slice(1)) ?? heading;
    if (!(target instanceof HTMLElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash, key, isBack]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

import { useEffect } from 'react';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls smoothly to the section that a link of this page names, and moves the focus to it. The router
 * would take the browser's own scrolling for a step back in the history, and undo it.
 */
export function useSectionLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const hash = link?.getAttribute('href') ?? '';
      const section = hash.startsWith('#') ? document.getElementById(hash.slice(1)) : null;
      if (!section || modified || event.defaultPrevented) return;
      event.preventDefault();
      section.scrollIntoView({ behavior: isStill() ? 'instant' : 'smooth' });
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
      history.replaceState(history.state, '', hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

import { useEffect } from 'react';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Links within a page scroll smoothly and move the focus. The router would undo the browser's own scrolling, which it
 * takes for a step back in the history.
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
      section.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
      history.replaceState(history.state, '', hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

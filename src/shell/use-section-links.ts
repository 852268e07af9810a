import { useEffect } from 'react';
import { useNavigate } from 'react-router';

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** True for a click by which browsers open a link elsewhere. */
export const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Links within a page are navigations of the router, which scrolls to the section: it would undo the browser's own
 * scrolling, which it takes for a step back.
 */
export function useSectionLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const hash = link?.getAttribute('href') ?? '';
      const isSection = hash.startsWith('#') && document.getElementById(hash.slice(1));
      if (!isSection || isModified(event) || event.defaultPrevented) return;
      event.preventDefault();
      const { search } = location;
      // Like browsers, which replace the entry when an address is chosen again.
      const replace = location.hash === hash;
      navigate({ search, hash }, { replace });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

import { useEffect } from 'react';

/** Opens folded sections while the page is printed, for browsers without `::details-content` (`print.css`). */
export function useUnfoldedPrint(): void {
  useEffect(() => {
    let folded: readonly HTMLDetailsElement[] = [];
    const unfold = () => {
      folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const section of folded) section.open = true;
    };
    const fold = () => {
      for (const section of folded) section.open = false;
    };
    const unmounted = new AbortController();
    addEventListener('beforeprint', unfold, unmounted);
    addEventListener('afterprint', fold, unmounted);
    return () => unmounted.abort();
  }, []);
}

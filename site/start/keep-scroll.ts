/** Where the router keeps how far a visitor has scrolled, by the key of the history's entry. */
export const scrollStorage = 'react-router-scroll-positions';

/**
 * Has the router take over a page where the visitor is, or was when the page was left: after a reload or Back the browser
 * may not have scrolled there yet. The router calls the first page of every document 'default'; so that none is taken
 * for another, its entry in the history gets a key of its own.
 */
export function keepScroll(): void {
  try {
    const key: string = history.state?.key ?? String(performance.timeOrigin);
    history.replaceState({ ...history.state, key }, '');
    const kept: Record<string, number> = JSON.parse(sessionStorage.getItem(scrollStorage) ?? '{}');
    kept[key] = scrollY || kept[key] || 0;
    sessionStorage.setItem(scrollStorage, JSON.stringify(kept));
  } catch {
    // Without a storage the router keeps nothing either.
  }
}

/** Where the router keeps how far a visitor has scrolled, by the key of the history's entry. */
export const scrollStorage = 'react-router-scroll-positions';

/**
 * After a reload or Back: scrolls to where the page was left, should the browser not have done so yet. The router would
 * stop it. The router also calls the first page of every document 'default'; so that none is taken for another, its entry
 * in the history gets a key of its own.
 */
export function keepScroll(): void {
  try {
    const key: string = history.state?.key ?? String(performance.timeOrigin);
    history.replaceState({ ...history.state, key }, '');
    const kept: Record<string, number> = JSON.parse(sessionStorage.getItem(scrollStorage) ?? '{}');
    const top = kept[key];
    if (top && scrollY === 0) scrollTo({ top, behavior: 'instant' });
  } catch {
    // Without a storage the router keeps nothing either.
  }
}

/** Where the router keeps how far a visitor has scrolled, by the key of the history's entry. */
export const scrollStorage = 'react-router-scroll-positions';

/**
 * Has the router take over a page where the visitor is. It would go to the top, or to where the first page of another
 * document was left in this tab, because it calls the first page of every document 'default'.
 */
export function keepScroll(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(scrollStorage) ?? '{}');
    const entry: string = history.state?.key ?? 'default';
    sessionStorage.setItem(
      scrollStorage,
      JSON.stringify(Object.assign({}, kept, { [entry]: scrollY })),
    );
  } catch {
    // Without a storage the router keeps nothing either.
  }
}

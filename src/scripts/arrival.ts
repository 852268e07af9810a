/**
 * Covers a page with 'Loading...' for 300 ms when a visitor arrives from another page of the site (section 2): the sheet shows
 * the overlay while `<html>` is marked. It runs in the head, before the first paint, as an inline script: so it is a function
 * that uses nothing from outside itself.
 */
export function coverOnArrival(): void {
  /** Milliseconds (section 9). */
  const duration = 300;
  const root = document.documentElement;

  /** Where the visitor comes from. Browsers without `activation` tell it of links only. */
  const origin = (): string | undefined => {
    const [entry] = performance.getEntriesByType('navigation');
    const isLink = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
    const { activation } = window.navigation ?? {};
    return activation ? (activation.from?.url ?? undefined) : isLink ? document.referrer : '';
  };

  const cover = () => {
    const from = origin();
    const { origin: site, pathname } = from ? new URL(from) : { origin: '', pathname: '' };
    if (site !== location.origin || pathname === location.pathname) return;
    root.dataset.arriving = '';
    // After the paint, which may be late on a slow phone.
    requestAnimationFrame(() => setTimeout(() => delete root.dataset.arriving, duration));
  };

  // Also when Back brings a page from the browser's memory, or a page is shown that was rendered ahead.
  if ('onpagereveal' in window) addEventListener('pagereveal', cover);
  else cover();
}

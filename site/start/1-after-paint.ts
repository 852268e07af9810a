/**
 * The only inline script: it requests the boot module after the paint. On a visitor's second page of
 * the site it requests it as soon as the page is read, because it is cached, as the fonts are. With Save-Data, nothing
 * loads until the first interaction. It is the same text in every page, so one hash in the content policy
 * allows it; why it is not a file: `docs/decisions/site/021-…`.
 */
((address = '') => {
  // After a reload or Back the browser scrolls to where the visitor was: what is above must have its own height when it
  // does, which is before the page is read to its end.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') delete document.documentElement.dataset.opening;
  const boot = () => import(/* @vite-ignore */ address);
  if (navigator.connection?.saveData)
    for (const sign of ['pointerover', 'keydown', 'scroll'])
      addEventListener(sign, boot, { once: true });
  else if (document.referrer.startsWith(`${origin}/`)) addEventListener('DOMContentLoaded', boot);
  else
    addEventListener('load', () => {
      // Firefox reports no paint of a page that opens at a section.
      setTimeout(boot, 3000);
      new PerformanceObserver((list, observer) => {
        // 'first-paint' alone may be just the background.
        if (!list.getEntriesByName('first-contentful-paint')[0]) return;
        observer.disconnect();
        boot();
      }).observe({ type: 'paint', buffered: true });
    });
})(document.currentScript?.dataset.boot);

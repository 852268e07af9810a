/**
 * The only script inside a page: it asks for the boot module once the visitor has seen the page. On
 * a visitor's second page that module is in the cache, as the fonts are, and asked for at once. Who
 * saves data is sent nothing but the page before the first sign of interest.
 * It stands at the end of the page and is the same in all of them, whatever the boot module's
 * address, so that one hash in the content policy allows it (`docs/decisions/site/021-…`).
 */
((address = '') => {
  const boot = () => import(/* @vite-ignore */ address);
  if (navigator.connection?.saveData)
    for (const sign of ['pointerover', 'keydown', 'scroll'])
      addEventListener(sign, boot, { once: true });
  else if (document.referrer.startsWith(`${origin}/`)) boot();
  else
    addEventListener('load', () => {
      new PerformanceObserver((list, observer) => {
        // Not the first paint at all, which may be the background alone.
        if (!list.getEntriesByName('first-contentful-paint')[0]) return;
        observer.disconnect();
        boot();
      }).observe({ type: 'paint', buffered: true });
    });
})(document.currentScript?.dataset.boot);

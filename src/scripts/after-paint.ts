import { addFonts } from '../styles/fonts.ts';

/** Milliseconds after loading, at most, until a busy browser counts as idle. */
const timeout = 2000;

/** What would compete with the first paint for the network. Browsers find /favicon.ico themselves. */
function fetchTheRest(): void {
  // Without its fonts the page keeps the fallbacks, which have the same metrics.
  addFonts().catch(() => {});
  for (const [rel, href] of [
    ['icon', '/favicon.svg'],
    ['manifest', '/site.webmanifest'],
  ] as const) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}

addEventListener('load', () => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchTheRest, { timeout });
  else setTimeout(fetchTheRest);
});

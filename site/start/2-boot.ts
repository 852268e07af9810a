import { applyFonts } from '../fonts/apply-fonts.ts';
import { holdForms } from './3-held-form.ts';
import { idle } from './idle.ts';

/**
 * The first script that a page fetches, a few lines, and that after the paint (`1-after-paint.ts`).
 * It waits until the machine is idle, or until the visitor's first sign of interest; then it fetches
 * the fonts and the site's script. On a visitor's second page it comes earlier, and the fonts are
 * used at once.
 */

/** Milliseconds after which an idle moment is no longer waited for: by itself, and after a sign. */
const patience = { unasked: 2000, asked: 200 };

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let fontsAsked = false;
let started: Promise<boolean> | undefined;

function fetchFonts(moment: () => Promise<void>): void {
  if (fontsAsked) return;
  fontsAsked = true;
  applyFonts(moment).catch(() => {
    // The fallbacks have the same measures: the page goes on with them.
  });
}

async function startSite(): Promise<boolean> {
  for (const sign of signs) removeEventListener(sign, wakeSoon);
  fetchFonts(() => idle(patience.unasked));
  const root = document.getElementById('root');
  if (!root) return false;
  try {
    // React first and by itself: read and run together, the two would hold a slow phone too long.
    await import('react-dom/client');
    const { start } = await import('./4-main.tsx');
    await start(root);
    return true;
  } catch (error) {
    // The page goes on as it is: links are links, and the form is a form.
    console.error('The site works without its script, which did not start:', error);
    return false;
  } finally {
    releaseForms();
  }
}

function wake(): Promise<boolean> {
  started ??= startSite();
  return started;
}

/** What the visitor touched answers first: the platform does that by itself. */
function wakeSoon(): void {
  idle(patience.asked).then(wake);
}

const releaseForms = holdForms(wake);
for (const sign of signs) addEventListener(sign, wakeSoon, { once: true, passive: true });

function whenIdle(): void {
  idle(patience.unasked).then(wake);
}

/** Once the visitor sees the page: a machine may be idle while its screen is still empty. */
function whenPainted(): void {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    whenIdle();
  }).observe({ type: 'paint', buffered: true });
}

document.querySelector('link[rel=icon]')?.setAttribute('href', '/favicon.svg');

// On another page of the site the visitor was given the fonts: they come from the cache.
if (document.referrer.startsWith(`${location.origin}/`)) fetchFonts(async () => {});

if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted, { once: true });

import { applyFonts } from '../fonts/apply-fonts.ts';
import { holdForms } from './3-held-form.ts';
import { holdPress } from './3-held-press.ts';

/**
 * The first script that a page fetches, after the paint (`1-after-paint.ts`). It waits until the machine
 * is idle, or until the visitor's first sign of interest; then it fetches the fonts and the site's
 * script. On a visitor's second page it comes earlier, and the fonts are used at once.
 */

/** Milliseconds after which the boot module stops waiting for an idle moment, unasked and after a sign, and for a paint. */
const timeouts = { unasked: 2000, asked: 200, unpainted: 3000 };

/** Milliseconds after which a browser without idle callbacks (Safari) counts as idle. */
const assumedIdle = 100;

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let fontsAsked = false;
let started: Promise<boolean> | undefined;

/** Resolves in the next idle moment, when what the visitor just did has been answered and painted. */
function idle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, Math.min(assumedIdle, timeout));
  });
}

function fetchFonts(moment: () => Promise<void>): void {
  if (fontsAsked) return;
  fontsAsked = true;
  applyFonts(moment)
    .catch(() => {
      // The fallbacks have the same measures: the page goes on with them.
    })
    .then(moment)
    .then(layOutAll);
}

/** Has the browser lay out what is far below the first screen (`site/styles/first-screen.css`). */
function layOutAll(): void {
  delete document.documentElement.dataset.opening;
}

async function startSite(): Promise<boolean> {
  for (const sign of signs) removeEventListener(sign, wakeSoon);
  fetchFonts(() => idle(timeouts.unasked));
  const root = document.getElementById('root');
  if (!root) return false;
  try {
    // React first and by itself: read and run together, the two would hold a slow phone too long.
    await import('react-dom/client');
    const { start } = await import('./4-main.tsx');
    await start(root);
    // From now on scripts scroll to sections, which must be where they will be.
    layOutAll();
    pressAgain();
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

/** After a sign of interest, which the platform itself answers first. */
function wakeSoon(): void {
  idle(timeouts.asked).then(wake);
}

const releaseForms = holdForms(wake);
const pressAgain = holdPress();
for (const sign of signs) addEventListener(sign, wakeSoon, { once: true, passive: true });

/**
 * Once the visitor sees the page: a machine may be idle while its screen is still empty. Firefox reports no paint of a
 * page that opens at a section.
 */
function wakeAfterPaint(): void {
  setTimeout(() => idle(timeouts.unasked).then(wake), timeouts.unpainted);
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    idle(timeouts.unasked).then(wake);
  }).observe({ type: 'paint', buffered: true });
}

// A visitor who scrolls must not meet sections that still change their height.
addEventListener('scroll', layOutAll, { once: true, passive: true });

document.querySelector('link[rel=icon]')?.setAttribute('href', '/favicon.svg');

// On another page of the site the visitor was given the fonts: they come from the cache.
if (document.referrer.startsWith(`${location.origin}/`)) fetchFonts(async () => {});

if (document.readyState === 'complete') wakeAfterPaint();
else addEventListener('load', wakeAfterPaint, { once: true });

import { applyFonts } from '../fonts/apply-fonts.ts';
import { idle } from './idle.ts';

/**
 * The first script that a page fetches, a few lines, and that after the paint (`boot-after-paint.ts`).
 * It waits until the machine is idle, or until the visitor's first sign of interest; then it fetches
 * the fonts and the site's script. On a visitor's second page it comes earlier, and the fonts are
 * used at once. A form that is submitted before the site's script is there is held and sent
 * afterwards.
 */

/** Milliseconds after which an idle moment is no longer waited for: by itself, and after a sign. */
const patience = { unasked: 2000, asked: 200 };

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let held = false;
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
    const { hydrate } = await import('./hydrate.tsx');
    const { start } = await import('./main.tsx');
    await start(root, hydrate);
    return true;
  } catch (error) {
    // The page goes on as it is: links are links, and the form is a form.
    console.error('The site works without its script, which did not start:', error);
    return false;
  } finally {
    removeEventListener('submit', hold, { capture: true });
    removeEventListener('invalid', hold, { capture: true });
  }
}

function wake(): void {
  started ??= startSite();
}

/** What the visitor touched answers first: the platform does that by itself. */
function wakeSoon(): void {
  idle(patience.asked).then(wake);
}

/** Holds a submit, or the browser's refusal of one, until the form judges and sends itself. */
function hold(event: Event): void {
  const target = event.target;
  const form = target instanceof HTMLFormElement ? target : formOf(target);
  if (!form) return;
  event.preventDefault();
  if (held) return;
  held = true;
  started ??= startSite();
  started.then((hydrated) => {
    if (hydrated) form.requestSubmit();
    else if (form.reportValidity()) form.submit();
    held = false;
  });
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? target.form
    : null;
}

addEventListener('submit', hold, { capture: true });
addEventListener('invalid', hold, { capture: true });
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

// On another page of the site the visitor was given the fonts: they come from the cache.
if (document.referrer.startsWith(`${location.origin}/`)) fetchFonts(async () => {});

if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted, { once: true });

import { applyFonts } from './fonts.ts';

/**
 * The first script that a page fetches, a few lines, and that after the paint (`boot-after-paint.ts`).
 * It waits until the machine is idle, or until the visitor's first sign of interest; then it fetches
 * the fonts and the site's script. On a visitor's second page it comes earlier, and the fonts are
 * used at once. A form that is submitted before the site's script is there is held and sent
 * afterwards.
 */

/** Milliseconds after which an idle moment is no longer waited for. */
const patience = 2000;

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let held = false;
let fontsAsked = false;
let started: Promise<boolean> | undefined;

function fetchFonts(): void {
  if (fontsAsked) return;
  fontsAsked = true;
  applyFonts().catch(() => {
    // The fallbacks have the same measures: the page goes on with them.
  });
}

async function startSite(): Promise<boolean> {
  for (const sign of signs) removeEventListener(sign, wake);
  fetchFonts();
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
for (const sign of signs) addEventListener(sign, wake, { once: true, passive: true });

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: patience });
  else setTimeout(wake, 200);
}

/** Once the visitor sees the page: a machine may be idle while its screen is still empty. */
function whenPainted(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    whenIdle();
  }).observe({ type: 'paint', buffered: true });
}

if (document.readyState === 'complete') whenIdle();
else {
  // Asked for at once, because the fonts are in the cache.
  fetchFonts();
  addEventListener('load', whenPainted, { once: true });
}

import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** What a tap or a click is made of. */
const taps = [
  'touchstart',
  'touchend',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
] as const;

/**
 * Takes over the page that the server sent; resolves when all of it answers. As a transition, so
 * that it is done in pieces and a tap in between is answered. The platform answers it, by itself, as
 * it did before: React would do all the rest in one piece first, and the tap would wait for it.
 */
export function hydrate(root: HTMLElement, page: ReactNode): Promise<void> {
  const taken = new AbortController();
  const keep = (event: Event) => event.stopPropagation();
  for (const tap of taps) {
    addEventListener(tap, keep, { capture: true, passive: true, signal: taken.signal });
  }
  const hydrated = new Promise<void>((ready) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <>
          {page}
          <Ready onReady={ready} />
        </>,
      );
    });
  });
  return hydrated.finally(() => taken.abort());
}

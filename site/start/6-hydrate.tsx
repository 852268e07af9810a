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
 * Hydrates the page that the server sent; resolves when all of it is interactive. As a transition, in
 * slices. A tap in between is kept from React, which would do all the rest in one piece first; the
 * platform answers it, as before.
 */
export function hydrate(root: HTMLElement, page: ReactNode): Promise<void> {
  const hydration = new AbortController();
  const keepFromReact = (event: Event) => event.stopPropagation();
  for (const tap of taps) {
    addEventListener(tap, keepFromReact, {
      capture: true,
      passive: true,
      signal: hydration.signal,
    });
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
  return hydrated.finally(() => hydration.abort());
}

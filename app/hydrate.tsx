import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/**
 * Takes over the page that the server sent; resolves when all of it answers. As a transition, so
 * that it is done in pieces and a tap in between is answered.
 */
export function hydrate(root: HTMLElement, page: ReactNode): Promise<void> {
  return new Promise((hydrated) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <>
          {page}
          <Ready onReady={hydrated} />
        </>,
      );
    });
  });
}

import { useSyncExternalStore } from 'react';

/** Vertical scroll in pixels beyond which the header shrinks (section 9). */
const threshold = 84;

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the header is in its shrunk state (section 4). */
export function useShrunk(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > threshold,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

/** Vertical scroll in pixels beyond which the header shrinks (section 9). */
const threshold = 84;

/** As of the last scroll. React asks while it renders: to read the position then would lay a new page out twice. */
let shrunk = false;

function subscribe(onChange: () => void) {
  const read = () => {
    const now = scrollY > threshold;
    if (now === shrunk) return;
    shrunk = now;
    onChange();
  };
  read();
  addEventListener('scroll', read, { passive: true });
  return () => removeEventListener('scroll', read);
}

/** Whether the header is in its shrunk state (section 4). */
export function useShrunk(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shrunk,
    () => false,
  );
}

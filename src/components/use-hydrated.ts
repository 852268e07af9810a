import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page answers to its script: false in the HTML and while React hydrates it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** True once React has hydrated; false in the HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

/** The page that the link clicked last opens, until it is shown. */
let opening: { path: string } | undefined;
const readers = new Set<() => void>();

function set(page: typeof opening): void {
  opening = page;
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** The path that is about to open. */
export const useOpening = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => opening?.path,
    () => undefined,
  );

/** The page is shown, or another one is. */
export const endOpening = (): void => set(undefined);

/** Resolves when what has changed until now is painted. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Opens a page in two pictures: first the overlay, which answers the click, and under it the page. In one picture the
 * click has no answer until the whole page is drawn, which takes a slow phone half a second.
 * @param open Shows the page. If it does not come, the former page stays.
 */
export async function openBehindOverlay(path: string, open: () => Promise<void>): Promise<void> {
  const page = { path };
  set(page);
  await painted();
  // A link has been clicked again.
  if (opening !== page) return;
  await open();
  if (opening === page && location.pathname !== path) endOpening();
}

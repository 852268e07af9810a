/** Forms whose enquiry is on its way, by formType: their page may be left and opened again meanwhile. */
const inFlight = new Set<string>();
const watchers = new Set<() => void>();

export const isInFlight = (formType: string): boolean => inFlight.has(formType);

export function setInFlight(formType: string, is: boolean): void {
  if (is) inFlight.add(formType);
  else inFlight.delete(formType);
  for (const watcher of watchers) watcher();
}

/** Calls back whenever one is sent or settled; returns how to stop that. */
export function watchInFlight(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

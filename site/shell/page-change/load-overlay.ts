import type { Overlay } from './overlay.tsx';

/** What was fetched: the overlay's component, and its rules. */
let fetched: { Overlay: typeof Overlay; sheet: CSSStyleSheet } | undefined;

export const fetchedOverlay = () => fetched;

/** Fetches the overlay with the first page that the router opens: no page needs it before. */
export async function loadOverlay(): Promise<void> {
  if (import.meta.env.SSR || fetched || document.documentElement.dataset.hydrated === undefined)
    return;
  const overlay = await import('./overlay.tsx');
  if (fetched) return;
  fetched = { Overlay: overlay.Overlay, sheet: overlay.overlaySheet() };
  document.adoptedStyleSheets = [fetched.sheet, ...document.adoptedStyleSheets];
}

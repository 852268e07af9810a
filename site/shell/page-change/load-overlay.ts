import type { Overlay as OverlayComponent } from './overlay.tsx';

/** What was fetched: the overlay's component, and its rules. */
let fetched: { Overlay: typeof OverlayComponent; sheet: CSSStyleSheet } | undefined;

export const fetchedOverlay = () => fetched;

/** Fetches the overlay with the first page that the router opens: no page needs it before. */
export async function loadOverlay(): Promise<void> {
  if (import.meta.env.SSR || fetched || document.documentElement.dataset.hydrated === undefined)
    return;
  const { Overlay, overlaySheet } = await import('./overlay.tsx');
  if (fetched) return;
  fetched = { Overlay, sheet: overlaySheet() };
  document.adoptedStyleSheets = [fetched.sheet, ...document.adoptedStyleSheets];
}

import type { Overlay as OverlayComponent } from './overlay.tsx';

let fetched: typeof OverlayComponent | undefined;

/** The overlay's component, once it is there. */
export const fetchedOverlay = () => fetched;

/** Fetches the overlay with the first page that the router opens: no page needs it before. */
export async function loadOverlay(): Promise<void> {
  if (import.meta.env.SSR || fetched || document.documentElement.dataset.hydrated === undefined)
    return;
  const { Overlay, overlaySheet } = await import('./overlay.tsx');
  if (fetched) return;
  fetched = Overlay;
  document.adoptedStyleSheets.push(overlaySheet());
}

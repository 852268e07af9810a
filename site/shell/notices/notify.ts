import type { Notice } from '../../../content/model.ts';

const load = () => import('./notices.tsx');

/** Fetches what shows notices before one is needed: with a broken network it would be too late. */
export function prepareNotices(): void {
  load().catch(() => {
    // Tried again, and reported, when there is a notice to show.
  });
}

/**
 * Shows a notice over the page (section 8).
 * @throws Error where its script cannot be fetched: show the notice in the page then.
 */
export async function notify(kind: 'error' | 'success', notice: Notice): Promise<void> {
  const { showNotice } = await load();
  showNotice(kind, notice);
}

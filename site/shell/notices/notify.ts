import type { Notice } from '../../../content/model/form.ts';

const load = () => import('./notices.tsx');

/** Fetches the script for notices before it is needed, because the network may be down later. */
export function prepareNotices(): void {
  load().catch(() => {
    // `notify` tries again and reports a failure.
  });
}

/** Closes the last error notice, as the visitor sends again. */
export async function dismissError(): Promise<void> {
  const notices = await load().catch(() => undefined);
  notices?.dismissError();
}

/**
 * Shows a notice over the page (section 8).
 * @throws Error if its script cannot be fetched: show the notice in the page then.
 */
export async function notify(kind: 'error' | 'success', notice: Notice): Promise<void> {
  const { showNotice } = await load();
  showNotice(kind, notice);
}

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Messages } from '../protocol.ts';
import { send, sentenceOf } from './messages.ts';

export type Page = Messages['page']['answer'];

/** Events after which the site may show another page: the second is its own (`page-transition.tsx`). */
const moves = ['popstate', 'pagechange'] as const;

function onMove(changed: () => void): () => void {
  for (const move of moves) addEventListener(move, changed);
  return () => {
    for (const move of moves) removeEventListener(move, changed);
  };
}

/** Path of the page that is shown. */
export const usePath = () => useSyncExternalStore(onMove, () => location.pathname);

/** What the development server knows of the page at this path. */
export function usePage(path: string): {
  page: Page | undefined;
  error: string | undefined;
  refresh: () => Promise<void>;
} {
  const [known, setKnown] = useState<{ path: string; page: Page }>();
  const [error, setError] = useState<string>();
  const refresh = useCallback(async () => {
    try {
      const page = await send('page', { path });
      // The owner may have gone to another page meanwhile.
      if (path !== location.pathname) return;
      setKnown({ path, page });
      setError(undefined);
    } catch (failure) {
      setError(sentenceOf(failure));
    }
  }, [path]);

  useEffect(() => {
    void refresh();
    // A file changed without a reload: hashes and places are no longer those that we know.
    const changed = () => void refresh();
    import.meta.hot?.on('vite:afterUpdate', changed);
    return () => import.meta.hot?.off('vite:afterUpdate', changed);
  }, [refresh]);
  return { page: known?.path === path ? known.page : undefined, error, refresh };
}

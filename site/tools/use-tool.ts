import { useEffect } from 'react';

/** What shows that a visitor wants a tool, or is about to: its script is fetched then, and not before. */
const signs = ['pointerover', 'touchstart', 'focusin', 'change', 'toggle'] as const;

/** Touched before the site's script arrived. */
const touched =
  '[open], :hover, :focus-within, :has(:checked:not(:default), :default:not(:checked))';

/**
 * Starts the tool of a page when it is touched, and ends it with the page.
 * @param name Name of the tool; a page without one has nothing to start.
 */
export function useTool(name: string | undefined): void {
  useEffect(() => {
    const host = document.querySelector<HTMLElement>('[data-tool]');
    if (!name || !host) return;
    const page = new AbortController();
    let started = false;
    const start = () => {
      if (started) return;
      started = true;
      import('./start-tool.tsx')
        .then(({ startTool }) => startTool(name, host, page.signal))
        .catch((error) => {
          // The page keeps its worked example, and the next touch tries again.
          started = false;
          console.error('The tool did not start:', error);
        });
    };
    for (const sign of signs) {
      host.addEventListener(sign, start, { passive: true, signal: page.signal });
    }
    if (host.matches(touched)) start();
    return () => page.abort();
  }, [name]);
}

import { useEffect } from 'react';

/** What shows that a visitor wants a tool, or is about to: its script is fetched then, and not before. */
const signs = ['pointerover', 'touchstart', 'focusin', 'change', 'click'] as const;

/** Touched before the site's script arrived. */
const touched = ':hover, :focus-within, :has(:checked:not(:default), :default:not(:checked))';

/**
 * Starts the tool in the markup of the first page when it is touched, and ends it with the page. On a page that the
 * router opened, the tool is alive already.
 * @param name Name of the tool; a page without one has nothing to start.
 * @param own Number of the service's own ball.
 */
export function useSentTool(name: string | undefined, own: number): void {
  useEffect(() => {
    const host = document.querySelector<HTMLElement>('[data-tool]');
    if (!name || !host || host.querySelector('[data-live]')) return;
    const page = new AbortController();
    let isStarted = false;
    /** The button that was pressed before the tool could answer. */
    let pressed: HTMLElement | undefined;
    const start = (event?: Event) => {
      if (event?.type === 'click' && event.target instanceof HTMLButtonElement) {
        pressed = event.target;
      }
      if (isStarted) return;
      isStarted = true;
      import('./hydrate-tool.tsx')
        .then(({ hydrateTool }) => hydrateTool(name, own, host, page.signal))
        .then(() => {
          for (const sign of signs) host.removeEventListener(sign, start);
          pressed?.click();
        })
        .catch((error) => {
          // The page keeps its worked example, and the next touch tries again.
          isStarted = false;
          console.error('The tool did not start:', error);
        });
    };
    for (const sign of signs) {
      host.addEventListener(sign, start, { passive: true, signal: page.signal });
    }
    if (host.matches(touched)) start();
    return () => page.abort();
  }, [name, own]);
}

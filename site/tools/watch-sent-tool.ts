/** What shows that a visitor wants a tool, or is about to: its script is fetched then, and not before. */
const signs = ['pointerover', 'touchstart', 'focusin', 'change', 'click'] as const;

/** A page that has just opened lies under the overlay: a pointer that rests there has not come for the tool. */
const isCovered = () => document.documentElement.dataset.covered !== undefined;

/** Touched before the site's script arrived. */
const touched = ':hover, :focus-within, :has(:checked:not(:default), :default:not(:checked))';

/** Whether a field was typed into, or got back by the browser what was typed before a reload. */
const isTyped = (host: Element) =>
  [...host.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Starts the tool in the markup of its page when it is touched. In development it is alive already.
 * @param page Ends the tool.
 */
export function watchSentTool(page: AbortSignal): void {
  const host = document.querySelector<HTMLElement>('[data-tool]');
  const { tool, number } = host?.dataset ?? {};
  if (page.aborted || !host || !tool || host.querySelector('[data-live]')) return;
  page.addEventListener('abort', () => {
    // Whoever comes back to this page sees it opened by the router, not by the browser.
    document.documentElement.dataset.toolPageLeft = '';
  });
  let isStarted = false;
  /** The button that was pressed before the tool could answer. */
  let pressed: HTMLElement | undefined;
  const start = (event?: Event) => {
    if (event?.type === 'click' && event.target instanceof HTMLButtonElement) {
      pressed = event.target;
    }
    if (isStarted || (event?.type === 'pointerover' && isCovered())) return;
    isStarted = true;
    import('./hydrate-tool.tsx')
      .then(({ hydrateTool }) => hydrateTool(tool, Number(number), host, page))
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
  for (const sign of signs) host.addEventListener(sign, start, { passive: true, signal: page });
  if (isTyped(host) || (!isCovered() && host.matches(touched))) start();
}

import type { Page } from 'playwright-core';

/** Distance of an element's upper edge from the screen's, in px. */
export const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

export const menuButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });

/**
 * Writes down, on the page's own clock, when a pointer enters or leaves an element and when a
 * popover opens or closes: a busy machine delays the test, but not these times.
 * @returns Milliseconds between the last two events of these names; a little below 0 where React
 * heard of the pointer first; `undefined` while one is missing.
 */
export async function stopwatch(page: Page, element: string, popover: string) {
  await page.evaluate(
    ([element, popover]) => {
      const times: Record<string, number> = {};
      Object.assign(window, { times });
      const target = document.querySelector(element);
      for (const name of ['pointerenter', 'pointerleave']) {
        target?.addEventListener(name, () => {
          times[name] = performance.now();
        });
      }
      document.querySelector(popover)?.addEventListener('beforetoggle', (event) => {
        if ('newState' in event) times[String(event.newState)] = performance.now();
      });
    },
    [element, popover] as const,
  );
  return async (from: string, to: string): Promise<number | undefined> => {
    const times = await page.evaluate<Record<string, number>>('window.times');
    const [start, end] = [times[from], times[to]];
    return start === undefined || end === undefined ? undefined : end - start;
  };
}

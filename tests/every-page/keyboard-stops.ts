import type { CDPSession, Page } from 'playwright-core';

/** More keyboard stops than any page has. If they do not end by then, the focus is trapped. */
const mostStops = 200;

/** Stops between two checks whether the end is reached. */
const stopsPerQuestion = 10;

/** Runs in the page: at each key-up records '' or the fault of the focused element. */
const watchFocus = () => {
  const watch: { stops: string[]; ended: boolean } = { stops: [], ended: false };
  Object.assign(window, { watch });
  const faultOf = (element: Element): string => {
    const box = element.getBoundingClientRect();
    const header = document.querySelector('header');
    const inHeader = header?.contains(element) === true || element.matches('.offscreen');
    const style = getComputedStyle(element);
    const name = element.outerHTML.slice(0, 90);
    if (Number.parseFloat(style.outlineWidth) < 2 || style.outlineStyle === 'none') {
      return `no ring: ${name}`;
    }
    if (box.width < 4 || box.height < 4) return `too small to see: ${name}`;
    if (box.bottom <= 0 || box.top >= innerHeight) return `off the screen: ${name}`;
    const edge = header?.getBoundingClientRect().bottom ?? 0;
    return !inHeader && box.top < edge ? `under the header: ${name}` : '';
  };
  addEventListener('keyup', () => {
    const element = document.activeElement;
    if (!element || element === document.body) watch.ended = true;
    else if (!watch.ended) watch.stops.push(faultOf(element));
  });
};

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;

/** Presses Tab ten times without waiting for each: asked key by key, it takes four times as long. */
async function pressTabs(devTools: CDPSession): Promise<void> {
  const events = Array.from({ length: stopsPerQuestion }, () => ['rawKeyDown', 'keyUp'] as const);
  await Promise.all(
    events.flat().map((type) => devTools.send('Input.dispatchKeyEvent', { type, ...tab })),
  );
}

/**
 * Presses Tab until the page ends.
 * @returns One entry for each stop: '' or its fault.
 * @throws Error if the focus never leaves the page.
 */
export async function keyboardStops(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus);
  const devTools = await page.context().newCDPSession(page);
  for (let stops = 0; stops < mostStops; stops += stopsPerQuestion) {
    await pressTabs(devTools);
    if (!(await page.evaluate<boolean>('window.watch.ended'))) continue;
    await devTools.detach();
    return page.evaluate<string[]>('window.watch.stops');
  }
  throw new Error(`The keyboard does not leave the page in ${mostStops} stops`);
}

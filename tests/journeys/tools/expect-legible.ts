import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOfFigure } from '../../../testing/browser/figure-faults.ts';

const widths = [320, 390, 768, 1366] as const;

/** On each width of screen, and with text of twice the size. */
async function onEachScreen(page: Page, check: (screen: string) => Promise<void>): Promise<void> {
  const textSize = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 400 });
    await check(`${width} px`);
  }
  await page.setViewportSize({ width: 390, height: 400 });
  await textSize('200%');
  await check('200% text');
  await textSize('');
}

/** The texts of the tool's drawing collide nowhere, whatever the screen and the size of text. */
export function expectLegible(page: Page, what: string): Promise<void> {
  return expectAllLegible(page, [{ what, set: async () => {} }]);
}

/** The same for many inputs: a screen is laid out once for all of them. */
export function expectAllLegible(
  page: Page,
  inputs: readonly { what: string; set: () => Promise<void> }[],
): Promise<void> {
  return onEachScreen(page, async (screen) => {
    for (const { what, set } of inputs) {
      await set();
      expect(await page.evaluate(faultsOfFigure, 'figure.figure'), `${what}, ${screen}`).toEqual(
        [],
      );
    }
  });
}

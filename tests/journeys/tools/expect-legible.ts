import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOfFigure } from '../../../testing/browser/figure-faults.ts';

/** The texts of the tool's drawing collide nowhere, whatever the screen and the size of text. */
export async function expectLegible(page: Page, what: string): Promise<void> {
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 400 });
    expect(await page.evaluate(faultsOfFigure, 'figure.figure'), `${what}, ${width} px`).toEqual(
      [],
    );
  }
  await page.setViewportSize({ width: 390, height: 400 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(faultsOfFigure, 'figure.figure'), `${what}, 200% text`).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

import type { Page } from 'playwright-core';
import { hasFonts } from './fonts.ts';

/** Opens a page for a picture: hydrated, in the site's own fonts, and with nothing moving any more. */
export async function openStill(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.mouse.move(3, 300);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // As on a page without scripts: the site itself leaves the fonts to the next page if they would move
  // what is being read.
  await page.evaluate(() => {
    const sheet = document.querySelector('noscript')?.textContent ?? '';
    document.head.insertAdjacentHTML('beforeend', sheet);
  });
  await page.waitForFunction(hasFonts);
  await page.evaluate(() => scrollTo(0, 0));
  const hero = page.locator('[data-falling-balls]');
  if (await hero.count()) await page.locator('[data-animation-complete]').waitFor();
}

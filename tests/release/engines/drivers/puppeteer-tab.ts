import type { Page } from 'puppeteer-core';
import type { Tab } from './engine.ts';

/** A tab of Chromium or Firefox. */
export function puppeteerTab(page: Page): Tab {
  return {
    open: async (url) => {
      await page.goto(url);
    },
    // Not goBack(), which waits for a load event: a page kept in memory does not load again.
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({ width, height }),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    evaluate: <Result>(expression: string) => page.evaluate<[], () => Result>(expression),
    close: () => page.browser().close(),
  };
}

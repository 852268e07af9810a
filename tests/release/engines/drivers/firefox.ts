import puppeteer, { type Page } from 'puppeteer-core';
import { browsers, programsOf } from '../../../../build/setup/browsers.mjs';
import type { Engine, Tab } from './engine.ts';

/** Uses WebDriver BiDi, which has no command to disable scripts, so a setting disables them. */
export const firefox: Engine = {
  browser: browsers.firefox,
  async start({ scripts }) {
    const [executablePath = ''] = programsOf(browsers.firefox) ?? [];
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { 'javascript.enabled': scripts },
    });
    return tabOf(await browser.newPage());
  },
};

const tabOf = (page: Page): Tab => ({
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
});

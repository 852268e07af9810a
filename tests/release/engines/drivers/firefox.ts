import puppeteer from 'puppeteer-core';
import { browsers, programsOf } from '../../../../build/setup/browsers.mjs';
import type { Engine } from './engine.ts';
import { puppeteerTab } from './puppeteer-tab.ts';

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
    return puppeteerTab(await browser.newPage());
  },
};

import puppeteer from 'puppeteer-core';
import { browsers, programsOf } from '../../../build/setup/browsers.mjs';
import type { Engine } from './engine.ts';
import { puppeteerTab } from './puppeteer-tab.ts';

/** Driven over WebDriver BiDi, which has no command that switches scripts off: a setting does. */
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

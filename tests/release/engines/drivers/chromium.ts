import puppeteer from 'puppeteer-core';
import { browsers, programsOf } from '../../../../build/setup/browsers.mjs';
import { chromiumFlags } from '../../../../testing/browser/browser.ts';
import type { Engine } from './engine.ts';
import { puppeteerTab } from './puppeteer-tab.ts';

export const chromium: Engine = {
  browser: browsers.chromium,
  async start({ scripts }) {
    const [executablePath = ''] = programsOf(browsers.chromium) ?? [];
    const browser = await puppeteer.launch({ executablePath, args: chromiumFlags });
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(scripts);
    return puppeteerTab(page);
  },
};

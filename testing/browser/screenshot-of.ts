import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page, PageScreenshotOptions } from 'playwright-core';

/** How often Chromium is asked. */
const attempts = 10;

/** A picture of a page or a part of it. On a busy machine Chromium sometimes has none to give yet, and says so. */
export async function screenshotOf(
  shown: Page | Locator,
  options: PageScreenshotOptions = {},
): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await shown.screenshot(options);
    } catch (error) {
      const isEarly = String(error).includes('Unable to capture screenshot');
      if (!isEarly || attempt === attempts) throw error;
      await pause(100 * attempt);
    }
  }
}

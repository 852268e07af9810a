import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hold, nextPicture, showPage } from '../../../testing/browser/enquiry-page.ts';
import { hasFonts } from '../../../testing/browser/fonts.ts';
import { desktop, prepareJourney, saveData, small } from '../../../testing/browser/journey.ts';
import { changeByKeyboard, toolOn } from '../../../testing/browser/tool-page.ts';
import { siteTools } from '../../../testing/project/site-tools.ts';

const journey = prepareJourney();

const screens = [
  ['a phone', small],
  ['a desktop', desktop],
] as const;

/** Counts also what browsers forgive so shortly after a press: on a slow network it is later. */
const watchShifts = (page: Page) =>
  page.evaluateHandle(() => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      moved.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    }).observe({ type: 'layout-shift' });
    return moved;
  });

test.each(
  siteTools.flatMap(({ tool, path }) =>
    screens.map(([name, screen]) => [tool, name, path, screen] as const),
  ),
)(
  '%s moves nothing on %s, although it comes late, and whatever is set',
  async (_tool, _name, path, screen) => {
    const page = await journey.browser.newPage(screen);
    // With Save-Data no tool is prefetched.
    await page.addInitScript(saveData);
    await showPage(page, journey.site.url + path);
    // Not what the fonts move, which is less than a browser counts but has an entry.
    await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
    const release = await hold(page, '**/assets/*.js');
    const tool = toolOn(page);
    await tool.reach();
    await nextPicture(page);
    const shifts = await watchShifts(page);
    release();
    await tool.live.waitFor();
    // A tool may show more in its next idle moment.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await nextPicture(page);
    expect(await shifts.jsonValue()).toEqual([]);

    const height = () => tool.host.evaluate((host) => host.getBoundingClientRect().height);
    const before = await height();
    for (const input of await tool.inputs.all()) {
      await changeByKeyboard(input);
      await nextPicture(page);
      expect(await height(), await input.evaluate((node) => node.outerHTML)).toBe(before);
    }
    await page.close();
  },
);

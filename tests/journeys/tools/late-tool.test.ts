import { expect, test } from 'vitest';
import { nextPicture, showPage } from '../../../testing/browser/enquiry-page.ts';
import { hasFonts } from '../../../testing/browser/fonts.ts';
import { desktop, prepareJourney, small } from '../../../testing/browser/journey.ts';
import { toolOn } from '../../../testing/browser/tool-page.ts';
import { siteTools } from '../../../testing/project/site-tools.ts';

const journey = prepareJourney();

const screens = [
  ['a phone', small],
  ['a desktop', desktop],
] as const;

test.each(
  siteTools.flatMap(({ tool, path }) =>
    screens.map(([name, screen]) => [tool, name, path, screen] as const),
  ),
)('%s that comes late moves nothing on %s', async (_tool, _name, path, screen) => {
  const page = await journey.browser.newPage(screen);
  await page.addInitScript(() => {
    // With Save-Data no tool is prefetched.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await showPage(page, journey.site.url + path);
  // Not what the fonts move, which is less than a browser counts but has an entry.
  await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const tool = toolOn(page);
  await tool.reach();
  await nextPicture(page);
  // The opening itself pushes what is below off the screen, at the end of an animation.
  await tool.host.evaluate((host) =>
    Promise.all(host.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await nextPicture(page);
  // Counts also what browsers forgive so shortly after a press: on a slow network it is later.
  const shifts = await page.evaluateHandle(() => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      moved.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    }).observe({ type: 'layout-shift' });
    return moved;
  });
  resolve();
  await tool.button.waitFor();
  await expect.poll(() => tool.result.innerText()).toMatch(/\w{3}/);
  // A tool may show more in its next idle moment.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await nextPicture(page);
  expect(await shifts.jsonValue()).toEqual([]);
  await page.close();
});

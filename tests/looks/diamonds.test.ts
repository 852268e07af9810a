import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findDiamonds, readRail } from '../../testing/browser/diamonds.ts';
import { prepareJourney, small } from '../../testing/browser/journey.ts';
import { screenshotOf } from '../../testing/browser/screenshot-of.ts';
import { shownPaths } from '../../testing/project/site-paths.ts';

const journey = prepareJourney();
let page: Page;

/** Width over height of the diamond that figures draw, and every rail. */
const shape = 9 / 14;

beforeAll(async () => {
  page = await journey.browser.newPage({ ...small, javaScriptEnabled: false });
});

test('every diamond of every page has one shape, and stands out by 3:1 in light and dark', async () => {
  const diamonds = [];
  for (const path of shownPaths) {
    await page.goto(journey.site.url + path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(findDiamonds);
      diamonds.push(...found.map((one) => ({ ...one, path, colorScheme })));
    }
  }
  expect(diamonds.length).toBeGreaterThan(500);
  const wrong = diamonds.filter(
    (one) => !(Math.abs(one.shape - shape) < 0.02) || !(one.contrast >= 3),
  );
  expect(wrong).toEqual([]);
});

describe.each([1, 3])('on a screen with %s pixels to a point', (deviceScaleFactor) => {
  test.each([390, 768, 1366])('no seam runs through a diamond at %s px', async (width) => {
    const visitor = await journey.visit({
      viewport: { width, height: 900 },
      deviceScaleFactor,
      reducedMotion: 'reduce',
    });
    const wide = await visitor.newPage();
    await wide.goto(journey.site.url);
    // Where a line breaks, and so where a rail lies, depends on the fonts.
    await wide.locator('html[data-fonts]:not([data-opening])').waitFor({ state: 'attached' });
    const rails = await wide.locator('.surface:not(.drawn)').evaluateAll((surfaces) =>
      surfaces.flatMap((surface) => {
        // Rounded: behind it is the page.
        const corner = 24;
        const box = surface.getBoundingClientRect();
        const style = getComputedStyle(surface);
        const [top, right] = [style.borderTopWidth, style.borderRightWidth].map(Number.parseFloat);
        if (!surface.checkVisibility() || !top || !right || box.height < 60) return [];
        const pocket = top * 1.8;
        const left = box.left > 0 ? box.left + corner : 0;
        return [
          // Without the corners, where pockets lie, and the edge, where the page begins in mid-point.
          { x: left, y: box.top + 2, width: box.right - pocket - left, height: top - 4 },
          {
            x: box.right - right + 2,
            y: box.top + pocket,
            width: right - 2,
            height: box.height - pocket * 2,
          },
        ];
      }),
    );
    expect(rails.length).toBeGreaterThan(8);
    let lit = 0;
    for (const clip of rails) {
      // The rails alone: a picture of the whole page has up to 50 million points.
      const picture = (await screenshotOf(wide, { fullPage: true, clip })).toString('base64');
      const rail = await wide.evaluate(readRail, { picture, scale: deviceScaleFactor });
      expect(rail.seams, JSON.stringify(clip)).toEqual([]);
      lit += rail.lit;
    }
    // A dozen diamonds or more were seen.
    expect(lit).toBeGreaterThan(12 * 50);
  });
});

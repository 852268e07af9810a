import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { phone, prepareJourney, small } from '../../testing/browser/journey.ts';

const journey = prepareJourney();
let page: Page;

beforeAll(async () => {
  page = await journey.browser.newPage({ ...small, javaScriptEnabled: false });
});

const widths = [320, 390, 640, 768, 1023, 1024, 1120, 1200, 1366, 1920];

/** Runs in the page: how far the shot on a table ends from its pocket's middle, in radii of the pocket. */
function missOf([table, side]: readonly [string, boolean]): number {
  const surface = document.querySelector(table);
  const path = surface?.querySelector<SVGPathElement>('svg.shot:not(.break > *) > path');
  const matrix = path?.getScreenCTM();
  if (!surface || !path || !matrix) throw new Error(`no shot on ${table}`);
  const end = path.getPointAtLength(path.getTotalLength()).matrixTransform(matrix);
  const style = getComputedStyle(surface);
  const box = surface.getBoundingClientRect();
  const radius = (Number.parseFloat(style.borderRightWidth) * 1.76) / 2;
  // The side pocket is the second of the backgrounds, its place counted from the bottom.
  const up = /calc\(100% - ([\d.]+)px\)$/.exec(style.backgroundPosition.split(', ')[1] ?? '')?.[1];
  const centre = {
    x: box.right - radius,
    y: side ? box.bottom - Number(up) - radius : box.top + radius,
  };
  return Math.hypot(end.x - centre.x, end.y - centre.y) / radius;
}

describe.each(widths)('at %s px', (width) => {
  test('the shots of contact and home end in a pocket', async () => {
    await page.setViewportSize({ width, height: 400 });
    for (const path of ['/', '/it']) {
      await page.goto(journey.site.url + path);
      expect(await page.evaluate(missOf, ['.call', false] as const), path).toBeLessThan(0.85);
    }
    await page.goto(journey.site.url);
    if (!(await page.locator('.still-shot').isVisible())) return;
    expect(await page.evaluate(missOf, ['.hero-table', true] as const)).toBeLessThan(0.85);
  });

  test('each core service has its ball over its diamond', async () => {
    await page.setViewportSize({ width, height: 400 });
    await page.goto(journey.site.url);
    const gaps = await page.locator('.on-rail > li').evaluateAll((items) =>
      items.map((item) => {
        const ball = item.querySelector('.ball')?.getBoundingClientRect();
        const box = item.getBoundingClientRect();
        const style = getComputedStyle(item, '::before');
        const [left = 0, wide = 0, high = 0, top = 0] = [
          style.left,
          style.width,
          style.height,
          style.top,
        ].map(Number.parseFloat);
        const [across = 0, down = 0] = style.translate.split(' ').map(Number.parseFloat);
        const centre = box.left + left + wide * (0.5 + across / 100);
        const upper = box.top + item.clientTop + top + high * (down / 100);
        return {
          aside: ball ? Math.abs(ball.left + ball.width / 2 - centre) : Number.NaN,
          above: ball ? upper - ball.bottom : Number.NaN,
        };
      }),
    );
    expect(gaps).toHaveLength(3);
    for (const { aside, above } of gaps) {
      expect(aside).toBeLessThan(0.6);
      expect(above).toBeGreaterThan(-4);
      expect(above).toBeLessThan(20);
    }
  });
});

test('on a phone each way to reach us is on one line with its name', async () => {
  for (const path of ['/', '/it']) {
    const touched = await journey.openPlain(path, phone);
    const apart = await touched.locator('.call dl > div').evaluateAll((rows) =>
      rows.map((row) => {
        const [term, text] = [row.querySelector('dt'), row.querySelector('dd')].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part ?? row);
          const boxes = [...range.getClientRects()].filter(({ height }) => height < 40);
          return Math.min(...boxes.map(({ top }) => top));
        });
        return Math.abs((term ?? 0) - (text ?? 99));
      }),
    );
    expect(apart.length).toBeGreaterThan(1);
    // Until its font arrives, bold text has other metrics.
    expect(Math.max(...apart)).toBeLessThan(3);
  }
});

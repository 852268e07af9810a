import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOfFigure } from '../../testing/browser/figure-faults.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';
import { isService, shownPaths } from '../../testing/project/site-paths.ts';

const journey = prepareJourney();
const services = shownPaths.filter(isService);
let page: Page;

beforeAll(async () => {
  page = await journey.browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
});

/** Runs in the page: how far down the parts of its first screen reach, in px. */
const ends = () => {
  const bottomOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
  return {
    heading: bottomOf('.first-screen h1'),
    action: bottomOf('.first-screen .button'),
    facts: bottomOf('.first-screen dl'),
    figure: bottomOf('.first-screen figure'),
    table:
      document.querySelector('.first-screen .table')?.getBoundingClientRect().top ?? Number.NaN,
    figures: document.querySelectorAll('figure').length,
  };
};

describe.each(services)('The first screen of %s', (path) => {
  test('has heading, button, three facts and the whole of its one figure on a desktop', async () => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(journey.site.url + path);
    const { figures, table, ...parts } = await page.evaluate(ends);
    expect(figures).toBe(1);
    expect(table).toBeGreaterThan(0);
    for (const [part, end] of Object.entries(parts)) {
      expect(end, part).toBeGreaterThan(0);
      expect(end, part).toBeLessThanOrEqual(900);
    }
    expect(await page.locator('.first-screen dl > div').count()).toBe(3);
  });

  test('has all but the figure on a phone, and the upper rail of that', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(journey.site.url + path);
    const { heading, action, facts, table } = await page.evaluate(ends);
    expect(Math.max(heading, action, facts)).toBeLessThan(table);
    expect(table + 12).toBeLessThanOrEqual(844);
  });

  test('is legible on a very wide screen', async () => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    await page.goto(journey.site.url + path);
    expect(await page.evaluate(faultsOfFigure, 'figure.figure')).toEqual([]);
  });
});

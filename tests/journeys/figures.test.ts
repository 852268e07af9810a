import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOfFigure } from '../../testing/browser/figure-faults.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';

const journey = prepareJourney();

const files = globSync('content/services/*/*.ts').sort();
const paths = files.map((file) => file.slice('content/services'.length, -'.ts'.length));

test.each(paths)('The figure of %s is text at every width and size', async (path) => {
  const visitor = await journey.visit({ reducedMotion: 'reduce' });
  const page = await visitor.newPage();
  await page.goto(journey.site.url + path);
  const figure = page.locator('figure.figure');
  expect((await figure.locator('figcaption').innerText()).length).toBeGreaterThan(20);
  expect(await figure.locator('li, fieldset').filter({ hasText: /\w{3}/ }).count()).toBeGreaterThan(
    2,
  );
  expect(await figure.locator('svg:not([aria-hidden])').count()).toBe(0);
  for (const width of [320, 390, 768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(faultsOfFigure, 'figure.figure'), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(faultsOfFigure, 'figure.figure'), '200% text').toEqual([]);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { showPage } from '../../testing/browser/enquiry-page.ts';
import { desktop, phone, prepareJourney } from '../../testing/browser/journey.ts';
import { pages } from '../../testing/specification/specified-pages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const journey = prepareJourney();
const screens: Record<string, Page> = {};

beforeAll(async () => {
  const usual = { reducedMotion: 'reduce', bypassCSP: true } as const;
  for (const [name, shape] of Object.entries({ desktop, mobile: phone, resized: desktop })) {
    screens[name] = await journey.browser.newPage({ ...shape, ...usual });
  }
});

async function show(path: string, shape: string): Promise<Page> {
  const page = screens[shape];
  if (!page) throw new Error(`There is no screen ${shape}`);
  await showPage(page, journey.site.url + path);
  return page;
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found: unknown = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations.map((one) => [one.id, ...one.nodes.map((node) => node.html.slice(0, 160))].join(" ")))',
  );
  return Array.isArray(found) ? found.map(String) : ['axe gave no answer'];
}

const paths = [...pages.map((page) => page.path), '/nope'];

describe.each(paths)('%s', (path) => {
  test.each(['desktop', 'mobile'])('gives axe nothing to find on a %s screen', async (shape) => {
    expect(await violations(await show(path, shape))).toEqual([]);
  });

  test('never scrolls sideways from 320 to 1920 px', async () => {
    const page = await show(path, 'resized');
    for (const width of [320, 360, 390, 480, 640, 768, 1023, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => ({
        beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        culprits: [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
          .slice(0, 3),
      }));
      expect(wide.beyond, `${width} px: ${wide.culprits.join(', ')}`).toBeLessThanOrEqual(0);
    }
  });
});

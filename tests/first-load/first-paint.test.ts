import { expect, test } from 'vitest';
import { hydrated } from '../../testing/browser/enquiry-page.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';

const journey = prepareJourney();

test.each(['/', '/it', '/it/managed-services', '/sitemap', '/terms-conditions', '/nope'])(
  '%s is painted before it requests anything else',
  async (path) => {
    const visitor = await journey.visit();
    const page = await visitor.newPage();
    await page.goto(journey.site.url + path);
    await hydrated(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance.getEntriesByType('resource').map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(3);
    expect(await page.getAttribute('link[rel=icon]', 'href')).toBe('/favicon.svg');
    expect(Math.min(...asked)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  },
);

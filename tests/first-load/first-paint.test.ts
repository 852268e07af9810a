import { expect, test } from 'vitest';
import { colourAt } from '../../testing/browser/colour-at.ts';
import { hydrated } from '../../testing/browser/enquiry-page.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';
import { specifiedPages } from '../../testing/specification/specified-pages.ts';

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

test('no page formats by Intl before a touch: the first time keeps a slow phone busy for 50 ms', async () => {
  const page = await (await journey.visit()).newPage();
  await page.addInitScript(() => {
    const formats: string[] = [];
    Object.assign(window, { formats });
    const watched = <Format extends object>(name: string, format: Format) =>
      new Proxy(format, {
        construct(target, given) {
          formats.push(`${location.pathname} ${name}`);
          return Reflect.construct(Object(target), given);
        },
      });
    Intl.DateTimeFormat = watched('DateTimeFormat', Intl.DateTimeFormat);
    Intl.NumberFormat = watched('NumberFormat', Intl.NumberFormat);
  });
  for (const { path } of specifiedPages) {
    await page.goto(journey.site.url + path);
    await hydrated(page);
    expect(await page.evaluate('window.formats')).toEqual([]);
  }
  // The watch sees what it is for.
  await page.evaluate(() => new Intl.NumberFormat('en-AU'));
  expect(await page.evaluate('window.formats')).toHaveLength(1);
});

test('a dark page is dark from its first paint, by its HTML alone', async () => {
  const visitor = await journey.visit({ colorScheme: 'dark', javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  for (const path of ['/', '/it/managed-services', '/sitemap', '/nope']) {
    await page.goto(journey.site.url + path);
    const [red = 255, green = 255, blue = 255] = (await colourAt(page, 5, 100))
      .split(',')
      .map(Number);
    expect(Math.max(red, green, blue), path).toBeLessThan(40);
  }
});

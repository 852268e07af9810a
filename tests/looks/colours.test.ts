import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareJourney } from '../../testing/browser/journey.ts';

const journey = prepareJourney();

/** Opens a page without its script, to read the colours in its style sheet. */
async function read(path: string): Promise<Page> {
  const page = await (await journey.visit()).newPage();
  await page.goto(journey.site.url + path);
  return page;
}

/** A custom property of the page's theme, or of the whole site, as `r,g,b`. */
const token = (page: Page, name: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.querySelector('[data-line]')?.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value.match(/\d+/g)?.join();
  }, name);

/** The colours in the link preview of the page, as `r,g,b`. */
const previewColours = (page: Page) =>
  page.evaluate(async () => {
    const address = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
    const picture = new Image();
    picture.src = new URL(address ?? '').pathname;
    await picture.decode();
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
    const found = new Set<string>();
    for (let at = 0; at < data.length; at += 4) found.add(data.slice(at, at + 3).join());
    return [...found];
  });

test.each(['/', '/it', '/cyber/on-demand-infosec-team', '/design', '/privacy-policy'])(
  'the link preview of %s has the colours of its page',
  async (path) => {
    const page = await read(path);
    const colours = await previewColours(page);
    for (const name of ['--wash', '--accent', '--color-ink']) {
      expect(colours, name).toContain(await token(page, name));
    }
  },
);

test('the browser’s address bar and the web manifest have the colours of the site', async () => {
  const page = await read('/');
  const bar = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content ?? '',
    );
  const asRgb = (hex: string) => {
    const digits = hex.replace('#', '').match(/../g) ?? [];
    return digits.map((pair) => Number.parseInt(pair, 16)).join();
  };
  const manifest = await page.evaluate(async () => (await fetch('/site.webmanifest')).json());
  expect(asRgb(await bar())).toBe(await token(page, '--color-bar'));
  expect(asRgb(manifest.theme_color)).toBe(await token(page, '--color-bar'));
  expect(asRgb(manifest.background_color)).toBe(await token(page, '--color-paper'));
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(asRgb(await bar())).toBe(await token(page, '--color-bar'));
  expect(asRgb(await bar())).not.toBe(asRgb(manifest.theme_color));
});

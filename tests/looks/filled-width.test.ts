import { expect, test } from 'vitest';
import { lines } from '../../content/lines.ts';
import { legalPages } from '../../content/site-pages.ts';
import { desktop, prepareJourney } from '../../testing/browser/journey.ts';

const journey = prepareJourney();

/** Pixels of the page's width that may stay empty beside text. */
const most = 130;

test.each([
  ...lines.map(({ path }) => [path, '.questions summary'] as const),
  ...legalPages.map(({ path }) => [path, '.legal-page :is(li, p, h2)'] as const),
])('%s fills the width of a desktop', async (path, texts) => {
  const page = await journey.open(path, { ...desktop, reducedMotion: 'reduce' });
  const room = await page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((text) =>
      text.getBoundingClientRect(),
    );
    const wrap = document.querySelector('footer .wrap')?.getBoundingClientRect();
    return {
      left: Math.min(...boxes.map(({ left }) => left)) - (wrap?.left ?? 0),
      right: (wrap?.right ?? 0) - Math.max(...boxes.map(({ right }) => right)),
      // What begins beside the heading, not under an empty corner.
      top: Math.min(...boxes.map(({ top }) => top)),
      heading: document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0,
    };
  }, texts);
  expect(room.left).toBeLessThan(most);
  expect(room.right).toBeLessThan(most);
  if (texts.startsWith('.legal')) expect(room.top).toBeLessThan(room.heading);
});

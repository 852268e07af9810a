import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { showPage } from '../../testing/browser/enquiry-page.ts';
import { faultsOfFigure } from '../../testing/browser/figure-faults.ts';
import { phone, prepareJourney } from '../../testing/browser/journey.ts';
import { isService } from '../../testing/project/site-paths.ts';
import { walkedPaths } from '../../testing/project/walked-paths.ts';
import { findViolations } from './find-violations.ts';

const journey = prepareJourney();
let page: Page;

// One visit to each page for both tests.
beforeAll(async () => {
  page = await journey.browser.newPage({ ...phone, reducedMotion: 'reduce' });
});

describe.each(walkedPaths)('%s on a phone', (path) => {
  beforeAll(() => showPage(page, journey.site.url + path));

  test('has no violations found by axe, in light or in dark', async () => {
    expect(await findViolations(page)).toEqual([]);
  });

  test('has targets at least 44 px high, except links inside sentences', async () => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('#menu-panel:popover-open').waitFor();
    await page.evaluate(() => {
      for (const section of document.querySelectorAll('details')) {
        section.removeAttribute('name');
        section.open = true;
      }
    });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, input, textarea, summary')].flatMap(
        (element) => {
          const box = element.getBoundingClientRect();
          const shown = element.checkVisibility() && box.width > 1;
          const inSentence =
            getComputedStyle(element).display === 'inline' &&
            element.parentElement?.textContent !== element.textContent;
          const fits = box.height >= 43.5 && box.width >= 24;
          return !shown || inSentence || fits
            ? []
            : [`${Math.round(box.height)} px: ${element.outerHTML.slice(0, 110)}`];
        },
      ),
    );
    expect(small).toEqual([]);
    await page.keyboard.press('Escape');
  });

  test('loses nothing at its edge with text at 200 %, nor magnified to 400 %', async () => {
    const browser = await page.context().newCDPSession(page);
    const setText = (pixels: number) =>
      browser.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
    await setText(32);
    expect(await wordsBeyondTheEdge(page), 'text at 200 %').toEqual([]);
    expect(await page.evaluate(faultsOfHeadings), 'text at 200 %').toEqual([]);
    if (isService(path)) expect(await page.evaluate(faultsOfFigure, 'figure.figure')).toEqual([]);
    await setText(16);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await wordsBeyondTheEdge(page), '320 px').toEqual([]);
    await page.setViewportSize(phone.viewport);
    await browser.detach();
  });
});

/** Runs in the page: headings broken inside a word, or larger than one of a higher level. */
function faultsOfHeadings(): string[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
    (heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 1,
  );
  const sizes = (level: string) =>
    headings
      .filter((heading) => heading.matches(level))
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  const larger = [
    ['h1', 'h2'],
    ['h2', 'h3'],
  ].flatMap(([above = '', below = '']) => {
    const [least, most] = [Math.min(...sizes(above)), Math.max(0, ...sizes(below))];
    return most > least ? [`${below} of ${most} px, ${above} of ${least} px`] : [];
  });
  const broken = headings.flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`'${word[0]}' is broken`);
      }
    }
    return found;
  });
  return [...larger, ...broken];
}

/** Elements with their own text that the right edge of the screen cuts off, even if nothing scrolls. */
function wordsBeyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const shown = element.checkVisibility() && box.width > 1 && !element.closest('svg');
      const beyond = box.right > document.documentElement.clientWidth + 1;
      return hasWords && shown && beyond
        ? [`${box.right}: ${element.outerHTML.slice(0, 110)}`]
        : [];
    }),
  );
}

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareJourney } from '../../testing/browser/journey.ts';
import { isService, sitePaths } from '../../testing/project/site-paths.ts';

/** Widths from a small phone to a wide screen, on both sides of each change of layout. */
const widths = [320, 390, 639, 640, 767, 768, 1023, 1024, 1366, 1920];

const journey = prepareJourney();
let page: Page;

beforeAll(async () => {
  // Low, because drawing takes time; nothing of this needs a script.
  page = await journey.browser.newPage({
    viewport: { width: 1366, height: 300 },
    javaScriptEnabled: false,
  });
});

describe.each(sitePaths.filter(isService))('%s', (path) => {
  beforeAll(() => page.goto(journey.site.url + path));

  test('comes in order: what may fit instead, sample with benefits, process, its own facts, what to expect, contact', async () => {
    await page.setViewportSize({ width: 1366, height: 300 });
    const order = await page
      .locator('main section[aria-labelledby]')
      .evaluateAll((sections) =>
        sections.map((section) => section.getAttribute('aria-labelledby')),
      );
    const named = ['related', 'benefits', 'process', 'expect', 'contact-heading'];
    expect(order.filter((id) => id && named.includes(id))).toEqual(
      named.filter((id) => order.includes(id)),
    );
    expect(order[0]).toBe('related');
    const before = order.includes('process') ? order.indexOf('process') : order.indexOf('benefits');
    for (const id of order.filter((id) => id?.startsWith('detail-'))) {
      expect(order.indexOf(id)).toBeGreaterThan(before);
      expect(order.indexOf(id)).toBeLessThan(order.indexOf('expect'));
    }
  });

  test('has its three short answers on one line each, on a desktop and a phone', async () => {
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 300 });
      const heights = await page
        .locator('.first-facts .value')
        .evaluateAll((values) => values.map((value) => value.clientHeight));
      expect(heights, `${width} px`).toHaveLength(3);
      expect(Math.max(...heights), `${width} px`).toBeLessThan(30);
    }
  });

  test('leaves 96 px between sections on a desktop and 64 on a phone', async () => {
    for (const [width, space] of [
      [1366, 96],
      [390, 64],
    ] as const) {
      await page.setViewportSize({ width, height: 300 });
      // On a phone a folded section is a row.
      const shown = width < 640 ? 'main .section:not(.folded)' : 'main .section';
      const spaces = await page.locator(shown).evaluateAll((sections) =>
        sections.map((section) => {
          const { paddingTop, paddingBottom, marginTop } = getComputedStyle(section);
          return [paddingTop, paddingBottom, marginTop].map(Number.parseFloat);
        }),
      );
      for (const [index, [top = 0, , margin = 0]] of spaces.entries()) {
        const [, above = top] = spaces[index - 1] ?? [];
        expect(above + margin + top, `${width} px, section ${index + 1}`).toBeCloseTo(space, 0);
      }
    }
  });

  test('has headings of two sizes at most, and answers in the size of the text', async () => {
    await page.setViewportSize({ width: 1366, height: 300 });
    const sizes = await page
      .locator('main .section h2:not(.offscreen)')
      .evaluateAll((headings) =>
        headings
          .filter((one) => one.checkVisibility())
          .map((one) => getComputedStyle(one).fontSize),
      );
    expect(new Set(sizes).size).toBe(2);
    const answers = await page
      .locator('section[aria-labelledby="expect"] dd')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
    expect(answers.length).toBeGreaterThanOrEqual(6);
    expect(new Set(answers)).toEqual(new Set(['17px']));
  });

  test('has what explains more behind its heading on a phone, open elsewhere, and always one heading of it', async () => {
    const folded = page.locator('.folded');
    expect(await folded.count()).toBeGreaterThan(0);
    for (const section of await folded.all()) {
      const text = section.locator('.folded-head ~ *').last();
      const headings = section.getByRole('heading', { level: 2 });
      await page.setViewportSize({ width: 390, height: 300 });
      expect(await text.isVisible()).toBe(false);
      expect(await headings.count()).toBe(1);
      const summary = section.locator('summary');
      expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await summary.click();
      expect(await text.isVisible()).toBe(true);
      await summary.click();
      await page.setViewportSize({ width: 1366, height: 300 });
      expect(await text.isVisible()).toBe(true);
      expect(await headings.count()).toBe(1);
      expect(await summary.isVisible()).toBe(false);
    }
  });

  test('leaves no answer alone in its row, from 320 to 1920 px', async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 300 });
      expect(await page.evaluate(alone), `${width} px`).toEqual([]);
    }
  });
});

/** Runs in the page: items that have a row to themselves beside an empty place. */
function alone(): string[] {
  const lists = document.querySelectorAll('[aria-labelledby="expect"] dl, .first-facts');
  return [...lists].flatMap((list) => {
    const items = [...list.children];
    const rows = new Map<number, Element[]>();
    for (const item of items) {
      const { top } = item.getBoundingClientRect();
      rows.set(top, [...(rows.get(top) ?? []), item]);
    }
    return [...rows.values()].flatMap(([item, next]) => {
      const empty = item && !next && item.clientWidth < list.clientWidth - 4;
      return empty ? [item.textContent ?? ''] : [];
    });
  });
}

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lines } from '../../content/lines.ts';
import { desktop, phone, prepareJourney } from '../../testing/browser/journey.ts';
import { menuButton, top } from '../../testing/browser/parts.ts';

const journey = prepareJourney();
const still = { ...desktop, reducedMotion: 'reduce' } as const;

async function scroll(page: Page, shrunk: boolean): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), shrunk ? 400 : 0);
  await expect.poll(() => page.locator('header').getAttribute('data-shrunk')).toBe(String(shrunk));
}

describe.each([false, true])('where the header is shrunk: %s', (shrunk) => {
  test.each(lines)(
    'the menu of $menuLabel hangs under the diamond of its item, its cells of one height',
    async (line) => {
      const page = await journey.open(line.path, still);
      await scroll(page, shrunk);
      await menuButton(page, line.menuLabel).click();
      const menu = page.locator(`#menu-${line.id}`);
      const cells = await menu
        .locator('a')
        .evaluateAll((links) =>
          links.map((link) => Math.round(link.getBoundingClientRect().height)),
        );
      expect(new Set(cells).size).toBe(1);
      const diamond = await menuButton(page, line.menuLabel).evaluate((item) => {
        const { left, right, bottom } = item.getBoundingClientRect();
        const style = getComputedStyle(item, '::after');
        const [x = Number.NaN, wide = 0, high = 0] = [style.left, style.width, style.height].map(
          Number.parseFloat,
        );
        return { left, right, centre: left + x + wide / 2, upper: bottom, lower: bottom + high };
      });
      const edge = await top(page, `#menu-${line.id}`);
      expect(diamond.centre).toBeGreaterThan(diamond.left);
      expect(diamond.centre).toBeLessThan(diamond.right);
      // Its upper half is seen; the menu covers the lower one.
      expect(edge).toBeGreaterThan(diamond.upper + 3);
      expect(edge).toBeLessThan(diamond.lower);
      const bar = await page.locator('.main-bar').boundingBox();
      expect(edge).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0) + 1);
    },
  );

  test('the button has room in the bar', async () => {
    const page = await journey.open('/it', still);
    await scroll(page, shrunk);
    const [bar, button] = await Promise.all([
      page.locator('.main-bar').boundingBox(),
      page.locator('.main-bar .button').first().boundingBox(),
    ]);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    expect((bar?.height ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(16);
  });
});

/** The links of a menu whose text, or a part of it, is underlined: their addresses. */
const underlined = (page: Page, menu: string) =>
  page
    .locator(`${menu} a`)
    .evaluateAll((links) =>
      links
        .filter((link) =>
          [link, ...link.querySelectorAll('*')].some(
            (part) => getComputedStyle(part).textDecorationLine === 'underline',
          ),
        )
        .map((link) => link.getAttribute('href')),
    );

test.each([
  ['none', still, '#menu-it'],
  ['active', still, '#menu-it'],
  ['none', { ...phone, reducedMotion: 'reduce' }, '#menu-panel'],
  ['active', { ...phone, reducedMotion: 'reduce' }, '#menu-panel'],
] as const)(
  'with forced colours %s, the menu marks the page that is shown by more than colour',
  async (forcedColors, screen, menu) => {
    const path = '/it/it-strategy';
    const page = await journey.open(path, screen);
    await page.emulateMedia({ forcedColors });
    expect(await underlined(page, menu)).toEqual([path]);
  },
);

test.each([
  [still, '#menu-it'],
  [{ ...phone, reducedMotion: 'reduce' }, '#menu-panel'],
] as const)(
  'the mark underlines the name of the page, not the number on its ball: %o',
  async (screen, menu) => {
    const page = await journey.open('/it/it-strategy', screen);
    // The underline of a flex box is drawn under all of its boxes.
    const underlinedAround = await page.locator(`${menu} [aria-current] .small-ball`).evaluateAll(
      (balls, menu) =>
        balls.map((ball) => {
          const lines = [];
          for (
            let part: Element | null = ball;
            part && !part.matches(menu);
            part = part.parentElement
          )
            lines.push(getComputedStyle(part).textDecorationLine);
          return lines.includes('underline');
        }),
      menu,
    );
    expect(underlinedAround).toEqual([false]);
  },
);

test.each(['light', 'dark'] as const)(
  'the mark of the current page stands out in %s',
  async (colorScheme) => {
    const page = await journey.open('/it/it-strategy', { ...still, colorScheme });
    const contrast = await page.locator('#menu-it [aria-current] strong').evaluate((name) => {
      const cell = name.closest('a');
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      const luminance = (colour: string) => {
        if (!context) return Number.NaN;
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
          (part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          },
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const { textDecorationLine, textDecorationColor } = getComputedStyle(name);
      if (textDecorationLine !== 'underline') return 1;
      const colours = [textDecorationColor];
      if (cell) colours.push(getComputedStyle(cell).backgroundColor);
      const [light = 0, dark = 0] = colours.map(luminance).sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    });
    expect(contrast).toBeGreaterThanOrEqual(3);
  },
);

test.each([desktop, phone])(
  'the focus ring in the top bar cuts neither icon nor text',
  async (screen) => {
    const page = await journey.open('/', { ...screen, reducedMotion: 'reduce' });
    await page.keyboard.press('Tab');
    const room = await page.locator('.top-bar a').evaluateAll((links) =>
      links.flatMap((link) => {
        link instanceof HTMLElement && link.focus();
        const ring = -Number.parseFloat(getComputedStyle(link).outlineOffset);
        const box = link.getBoundingClientRect();
        return [...link.children]
          .map((part) => part.getBoundingClientRect())
          .filter(({ width }) => width > 1)
          .map(({ left, right }) => Math.min(left - box.left, box.right - right) - ring);
      }),
    );
    expect(room.length).toBeGreaterThanOrEqual(6);
    expect(Math.min(...room)).toBeGreaterThanOrEqual(2);
  },
);

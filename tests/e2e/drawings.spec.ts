import { expect, type Page, test } from '@playwright/test';
import { layouts } from '../../src/figures/layout.ts';
import { lineOf, pages } from './specification.ts';
import { textFaults } from './text-clearance.ts';
import { boxOf, open, phone } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = { [layouts.wide.width]: 'wide', [layouts.narrow.width]: 'narrow' } as const;

test.describe('text', () => {
  // Lines are broken in the content, so they are the same in every browser.
  test.skip(({ browserName }) => browserName !== 'chromium', 'Measured in Chromium');

  for (const { path } of pages) {
    test(`in figures, tools and samples of ${path} touches nothing`, async ({ page }) => {
      // Without it, the tool of web design shows its example, not the readings of this machine.
      await page.route(/web-vitals/, (route) => route.abort());
      await page.goto(path);
      const drawings = page.locator('main').locator('figure svg, article svg');
      if (lineOf(path)) await expect(drawings.first()).toBeAttached();
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family }) => family.includes('Bricolage Grotesque')),
      );
      // The smallest phones scale figures; samples change at each of the others.
      for (const width of [320, 390, 768, 1024, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(textFaults, widths), `${width} px`).toEqual([]);
      }
    });
  }

  /** Draws a label on a small table at this place, and returns all that it touches. */
  async function touchedAt(page: Page, x: number, y: number): Promise<string[]> {
    await page.setContent(`<main><figure><svg viewBox="0 0 350 160" width="350">
      <rect data-part="cushion" x="12" y="12" width="326" height="136" fill="green"/>
      <circle data-part="pocket" cx="325" cy="25" r="14"/>
      <path d="M12 80H338" fill="none" stroke="white"/>
      <svg x="180" y="95" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>
      <text x="${x}" y="${y}">Label</text>
      <text x="80" y="120" text-anchor="end">Start</text>
    </svg></figure></main>`);
    return (await page.evaluate(textFaults, widths)).map(({ touches }) => touches);
  }

  test('that is moved 12 px onto something is found', async ({ page }) => {
    for (const [touches, x, y, across, down] of [
      ['line', 100, 60, 0, 12],
      ['cushion', 24, 50, -12, 0],
      ['pocket', 260, 40, 12, 0],
      ['ball', 232, 120, -12, 0],
      ['“Start”', 86, 120, -12, 0],
    ] as const) {
      expect(await touchedAt(page, x, y), `12 px from the ${touches}`).toEqual([]);
      expect(await touchedAt(page, x + across, y + down)).toEqual([touches]);
    }
  });
});

/** Runs in the page. The visible letters of the sample and of the benefits beside it, with their places. */
function letters() {
  const sheet = document.querySelector('article');
  const found = [...document.querySelectorAll('main span')].filter(
    (one) => /^[A-D]$/.test(one.textContent ?? '') && one.checkVisibility(),
  );
  return found.map((one) => {
    const { top, left } = one.getBoundingClientRect();
    return { letter: one.textContent, onSheet: sheet?.contains(one) ?? false, top, left };
  });
}

for (const { path } of pages.filter(({ path }) => lineOf(path))) {
  test(`${path} has its benefits beside the sample, each with the letter of a row`, async ({
    page,
  }) => {
    await open(page, path);
    const whole = page.getByText('See the whole page').filter({ visible: true });
    for (const summary of await whole.all()) await summary.click();
    const wide = await page.evaluate(letters);
    const sample = wide.filter(({ onSheet }) => onSheet);
    const benefits = wide.filter(({ onSheet }) => !onSheet);
    expect(benefits.length).toBeGreaterThanOrEqual(3);
    expect(sample.map(({ letter }) => letter)).toEqual(benefits.map(({ letter }) => letter));
    expect(new Set(sample.map(({ left }) => left)).size, 'one edge').toBe(1);
    const notes = page
      .getByRole('region', { name: /What you get|Where the first/ })
      .locator('li:has(> span) h3 + p');
    for (const [index, { letter, top }] of benefits.slice(1).entries()) {
      const end = (await boxOf(notes.nth(index))).bottom;
      expect.soft(top - end, `the room above ${letter}`).toBeLessThan(120);
    }
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a sample shows its verdict and first benefit, and unfolds the rest', async ({ page }) => {
    await open(page, '/it/managed-services');
    await expect(page.getByText('67 tickets, 64 on target')).toBeVisible();
    await expect(page.getByText('Your staff phone, email or use')).toBeVisible();
    for (const [summary, text] of [
      ['A fee you can plan for', 'The fee is per person, not per ticket'],
      ['See the whole page', 'the phones were back 40 minutes late'],
    ] as const) {
      await expect(page.getByText(text)).toBeHidden();
      const control = page.getByText(summary, { exact: true }).filter({ visible: true });
      expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
      await control.tap();
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});

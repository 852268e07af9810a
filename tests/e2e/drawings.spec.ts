import { expect, type Page, test } from '@playwright/test';
import { layouts } from '../../src/figures/layout.ts';
import { lineOf, pages } from './specification.ts';
import { textFaults } from './text-clearance.ts';
import { boxOf, hydrateTool, open, phone } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = { [layouts.wide.width]: 'wide', [layouts.narrow.width]: 'narrow' } as const;

test.describe('text', () => {
  // Lines are broken in the content, so they are the same in every browser.
  test.skip(({ browserName }) => browserName !== 'chromium', 'Measured in Chromium');

  /** Widths of the smallest phones, which scale figures, and those at which samples change. */
  const screens = [320, 390, 768, 1024, 1366];

  async function expectNoFaults(page: Page, state = '', isSpaced = false) {
    for (const width of isSpaced ? [390, 1366] : screens) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(textFaults, { widths, isSpaced });
      // Samples are not covered: their charts have no room for it.
      const faults = found.filter(({ drawing }) => !isSpaced || drawing !== 'sample');
      expect.soft(faults, `${state} ${width} px`).toEqual([]);
      const answers = page.locator('figure [data-part=answer]:visible');
      for (const answer of await answers.all()) {
        const lines = await answer.evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect.soft(lines, `lines of the answer, ${state} ${width} px`).toBeLessThanOrEqual(2);
      }
    }
  }

  async function openWithFonts(page: Page, path: string) {
    // Without it, the tool of web design shows its example, not the readings of this machine.
    await page.route(/web-vitals/, (route) => route.abort());
    await open(page, path);
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family }) => family.includes('Bricolage Grotesque')),
    );
  }

  for (const { path } of pages) {
    test(`in figures, tools and samples of ${path} touches nothing`, async ({ page }) => {
      await openWithFonts(page, path);
      const drawings = page.locator('main').locator('figure svg, article svg');
      if (lineOf(path)) await expect(drawings.first()).toBeAttached();
      await expectNoFaults(page);
      // WCAG 1.4.12
      await page.addStyleTag({
        content:
          'main * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      });
      await expectNoFaults(page, 'spaced', true);
    });
  }

  test('of an outage touches nothing, whatever the visitor types', async ({ page }) => {
    await openWithFonts(page, '/it/disaster-recovery-backups');
    await hydrateTool(page);
    const figure = page.locator('figure');
    await figure.getByText('Try your numbers').click();
    for (const [copy, rpo, down, rto, people, cost] of [
      ['0', '0', '0', '0', '1', '1'],
      ['8760', '1', '8760', '1', '100000', '1000'],
      ['1', '8760', '0.25', '8760', '12', '60'],
      ['0.25', '0.5', '300', '24', '40', '57.35'],
    ]) {
      const values = {
        'Last copy': copy,
        RPO: rpo,
        Downtime: down,
        RTO: rto,
        Staff: people,
        'Each costs': cost,
      };
      for (const [name, value] of Object.entries(values)) {
        await figure.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value ?? '');
      }
      await expectNoFaults(page, Object.values(values).join(' '));
    }
  });

  test('of the self-check touches nothing at any level', async ({ page }) => {
    await openWithFonts(page, '/cyber/essential-eight-assessment');
    await hydrateTool(page);
    const figure = page.locator('figure');
    for (const target of ['1', '3']) {
      await figure.getByRole('radio', { name: target }).check({ force: true });
      await expectNoFaults(page, `nothing ticked, target ${target}`);
    }
    await figure.getByRole('button', { name: /^Regular backups/ }).click();
    for (const fact of await figure.getByRole('checkbox').all()) await fact.check({ force: true });
    await figure.getByRole('button', { name: 'Close' }).click();
    await expectNoFaults(page, 'backups at level 3');
  });

  test('of a page that measures itself touches nothing', async ({ page }) => {
    await open(page, '/design/web-design-development');
    await expect(page.getByRole('figure')).toContainText(/so far|of 3/);
    await expectNoFaults(page, 'measured');
  });

  /** Draws a label on a small table at this place, and returns all that it touches. */
  async function touchedAt(page: Page, x: number, y: number): Promise<string[]> {
    await page.setContent(`<main><figure><div style="position: relative; width: 350px">
      <div data-part="cushion" style="position: absolute; inset: 12px"></div>
      <div><svg viewBox="0 0 350 160" width="350" style="display: block">
        <circle data-part="pocket" cx="325" cy="25" r="14"/>
        <path d="M12 80H338" fill="none" stroke="white"/>
        <svg x="180" y="95" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>
      </svg>
      <p style="position: absolute; margin: 0; left: ${x}px; top: ${y - 14}px">Label</p>
      <p style="position: absolute; margin: 0; right: 270px; top: 104px">Start</p></div>
    </div></figure></main>`);
    return (await page.evaluate(textFaults, { widths })).map(({ touches }) => touches);
  }

  test('that is moved 12 px onto something is found', async ({ page }) => {
    for (const [touches, x, y, across, down] of [
      ['line', 100, 60, 0, 12],
      ['cushion', 30, 50, -12, 0],
      ['pocket', 260, 46, 12, 0],
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

import { expect, type Page, test } from '@playwright/test';
import { expectClearText, loadFonts, textFaults, widths } from './text-clearance.ts';
import { hydrateTool, open } from './visit.ts';

// Text of tools in each of their states; `pages.spec.ts` has the pages as they are opened.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ browserName }) => browserName !== 'chromium', 'Measured in Chromium');

/** From the smallest phones to a desktop. */
async function expectClearOnEveryScreen(page: Page, state: string): Promise<void> {
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expectClearText(page, `${state}, ${width} px`);
  }
}

async function openTool(page: Page, path: string) {
  await open(page, path);
  await loadFonts(page);
  await hydrateTool(page);
  return page.locator('figure');
}

test('text of an outage touches nothing, whatever the visitor types', async ({ page }) => {
  const figure = await openTool(page, '/it/disaster-recovery-backups');
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
    await expectClearOnEveryScreen(page, Object.values(values).join(' '));
  }
});

test('text of the self-check touches nothing at any level', async ({ page }) => {
  const figure = await openTool(page, '/cyber/essential-eight-assessment');
  for (const target of ['1', '3']) {
    await figure.getByRole('radio', { name: target }).check({ force: true });
    await expectClearOnEveryScreen(page, `nothing ticked, target ${target}`);
  }
  await figure.getByRole('button', { name: /^Regular backups/ }).click();
  for (const fact of await figure.getByRole('checkbox').all()) await fact.check({ force: true });
  await figure.getByRole('button', { name: 'Close' }).click();
  await expectClearOnEveryScreen(page, 'backups at level 3');
});

test('text of a page that measures itself touches nothing, nor does that of its example', async ({
  page,
}) => {
  const figure = await openTool(page, '/design/web-design-development');
  await expect(figure).toContainText(/so far|of 3/);
  await expectClearOnEveryScreen(page, 'measured');
  await page.route(/web-vitals/, (route) => route.abort());
  await page.reload();
  await loadFonts(page);
  await hydrateTool(page);
  await expectClearOnEveryScreen(page, 'example');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the lines of a table that is taller than four screens are drawn', async ({ page }) => {
    // 1280 × 480 px, magnified to 400 %.
    await page.setViewportSize({ width: 320, height: 120 });
    await open(page, '/it/managed-services');
    const figure = page.getByRole('figure').first();
    const drawn = () =>
      figure
        .locator('svg:visible path')
        .evaluateAll((paths) =>
          paths.every((path) => path.checkVisibility({ visibilityProperty: true })),
        );
    await expect.poll(drawn).toBe(false);
    await figure.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(drawn).toBe(true);
  });
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

test('text that is moved 12 px onto something is found', async ({ page }) => {
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

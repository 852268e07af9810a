import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { getViteConfig } from 'astro/config';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { type CatalogueEntry, catalogue, pathOf } from '../../content/catalogue.ts';
import { figure as anyFigure } from '../../src/content/schema/figures/figure.ts';
import { expectClearText, loadFonts, spaceText, textFaults } from './clear-text.ts';
import { withLongestWords } from './longest-words.ts';
import { hydrateTool, open } from './visit.ts';

// Figures with the longest words that their types allow, and tools in each of their states; `pages.spec.ts` has the pages
// as they are opened.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ browserName }) => browserName !== 'chromium', 'Measured in Chromium');

/** From the smallest phones to a desktop. */
async function expectClearOnEveryScreen(page: Page, state: string): Promise<void> {
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expectClearText(page, `${state}, ${width} px`, 'main figure:not(article *)');
  }
}

/** Text at 200 %. */
async function enlargeText(page: Page, isLarge: boolean): Promise<void> {
  await page.evaluate(
    (size) => document.documentElement.style.setProperty('font-size', size),
    isLarge ? '200%' : '',
  );
}

let vite: ViteDevServer;

test.beforeAll(async () => {
  const config = getViteConfig(
    {
      server: { middlewareMode: true, hmr: false },
      // In the folder of the development server, which runs at the same time, it would replace its packages.
      cacheDir: test.info().outputPath('vite'),
    },
    { configFile: false },
  );
  vite = await createServer(await config({ mode: 'development', command: 'serve' }));
});
test.afterAll(() => vite.close());

/** The figure of a service, drawn with the longest words. */
async function longestFigure(entry: CatalogueEntry) {
  const { serviceWords } = await vite.ssrLoadModule('/src/content/entries.ts');
  const service = await serviceWords(entry);
  const { Figure } = await vite.ssrLoadModule('/src/figures/figure.tsx');
  const kind = anyFigure.options.find(
    ({ shape }) => 'value' in shape.kind && shape.kind.value === service.figure.kind,
  );
  if (!kind) return undefined;
  const figure = withLongestWords(kind, service.figure);
  anyFigure.parse(figure);
  return renderToStaticMarkup(createElement(Figure, { figure }));
}

for (const entry of catalogue) {
  const path = pathOf(entry);
  test(`the longest words of the figure of ${path} touch nothing`, async ({ page }) => {
    const markup = await longestFigure(entry);
    test.skip(!markup, 'It is a tool');
    await open(page, path);
    await loadFonts(page);
    await page.evaluate((html = '') => {
      const figure = document.querySelector('main figure');
      if (figure) figure.outerHTML = html;
    }, markup);
    await expectClearOnEveryScreen(page, 'longest words');
    await enlargeText(page, true);
    await expectClearOnEveryScreen(page, 'longest words at 200 %');
    await enlargeText(page, false);
    await spaceText(page);
    await expectClearOnEveryScreen(page, 'longest words, spaced');
  });
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
  await expect(figure).toContainText(/so far|all 3|of Google/);
  await expectClearOnEveryScreen(page, 'measured');
  await page.route(/web-vitals/, (route) => route.abort());
  await page.reload();
  await loadFonts(page);
  await hydrateTool(page);
  await expectClearOnEveryScreen(page, 'example');
});

test('on a phone, events are as far from each other as their times', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/it/managed-services');
  await loadFonts(page);
  const middles = await page
    .locator('main figure ol > li:not(:last-child) b')
    .evaluateAll((titles) =>
      titles.map((title) => {
        const { y, height } = title.getBoundingClientRect();
        return y + height / 2;
      }),
    );
  const source = readFileSync('content/services/it/managed-services.yaml', 'utf8');
  const minutes = Array.from(
    source.matchAll(/^ +- at: (\d\d):(\d\d)/gm),
    ([, hour, minute]) => Number(hour) * 60 + Number(minute),
  );
  expect(minutes).toHaveLength(middles.length);
  /** The places of all between the first and the last, from 0 to 1. */
  const shares = ([first = 0, ...others]: readonly number[]) =>
    others.map((one) => (one - first) / ((others.at(-1) ?? 0) - first));
  for (const [index, share] of shares(minutes).entries()) {
    expect(shares(middles)[index]).toBeCloseTo(share);
  }
});

test('on a phone, what is counted before and after is in the same column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/design/ui-ux-design');
  await loadFonts(page);
  for (const name of ['Form resets', 'Booked']) {
    const [before, after] = await page
      .locator('main figure')
      .getByText(name, { exact: true })
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().x));
    expect(after, name).toBeDefined();
    expect(after, name).toBe(before);
  }
});

test('text that is moved onto something, or off the cloth, is found', async ({ page }) => {
  await open(page, '/it/managed-services');
  await loadFonts(page);
  const label = page.locator('main figure ol > li:nth-last-child(2) p');
  const [title, time] = [label.locator('b'), label.locator('span')];
  const faultsAt = async (place: string) => {
    await title.evaluate((text, to) => {
      if (text instanceof HTMLElement) text.style.translate = to;
    }, place);
    return (await textFaults(page)).join();
  };
  expect(await faultsAt('none')).toBe('');
  const words = await title.textContent();
  expect(await faultsAt('0 3em')).toContain(`“${words}” lies on <svg`);
  expect(await faultsAt('0 1em')).toContain(`“${words}” lies on “${await time.textContent()}”`);
  expect(await faultsAt('0 -20em')).toContain(`“${words}” leaves the cloth`);
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
        .locator('li > i')
        .evaluateAll((lines) =>
          lines.every((line) => line.checkVisibility({ visibilityProperty: true })),
        );
    await expect.poll(drawn).toBe(false);
    await figure.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(drawn).toBe(true);
  });
});

import { expect, type Page, test } from '@playwright/test';
import { layouts } from '../../src/figures/layout.ts';
import { pages } from './specification.ts';
import { textFaults } from './text-clearance.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Lines are broken in the content, so they are the same in every browser.
test.skip(({ browserName }) => browserName !== 'chromium', 'Measured in Chromium');

/** Known faults: page, drawing, text, and what it stands too near to. Remove the line of one that is fixed. */
const known: readonly string[] = [];

const widths = { [layouts.wide.width]: 'wide', [layouts.narrow.width]: 'narrow' } as const;

/** Faults of a page by their line in the list, with the distance. */
async function faultsOn(page: Page, path: string): Promise<[key: string, distance: string][]> {
  await page.goto(path);
  if ((await page.locator('main').locator('figure svg, article svg').count()) === 0) {
    expect(path, 'a service has drawings').not.toMatch(/^\/.+\//);
    return [];
  }
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Bricolage Grotesque')),
  );
  const found: [string, string][] = [];
  // The smallest phones scale figures; samples change at each of the others.
  for (const width of [320, 390, 768, 1024, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { drawing, text, touches, distance } of await page.evaluate(textFaults, widths)) {
      const key = [path, drawing, text, touches].join(' | ');
      found.push([key, `${distance} px at ${width}`]);
    }
  }
  return found;
}

test('text in figures, tools and samples touches nothing', async ({ page }) => {
  test.setTimeout(240_000);
  // Without it, the tool of web design shows its example, not the readings of this machine.
  await page.route(/web-vitals/, (route) => route.abort());
  const found = new Map<string, string>();
  for (const { path } of pages) {
    for (const [key, distance] of await faultsOn(page, path)) found.set(key, distance);
  }
  const added = [...found].filter(([key]) => !known.includes(key)).map((fault) => fault.join(', '));
  expect.soft(added, 'page, drawing, text, and what it touches').toEqual([]);
  const fixed = known.filter((key) => !found.has(key));
  expect.soft(fixed, 'no longer so: remove it from the list').toEqual([]);
});

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

test('a label that is moved 12 px onto something is found', async ({ page }) => {
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

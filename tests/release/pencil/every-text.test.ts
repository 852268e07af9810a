import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as markTexts from '../../../pencil/page/marks/mark-texts.ts';
import type * as shownTexts from '../../../pencil/page/shown-texts.ts';
import type { SourceText } from '../../../pencil/protocol.ts';
import { openBrowser } from '../../../testing/browser/browser.ts';
import { shownPaths } from '../../../testing/project/site-paths.ts';
import {
  type PencilSite,
  startPencilSite,
} from '../../../testing/servers/development/pencil-site.ts';

// In pencil mode each text of each page can be edited, or says why not.

let site: PencilSite;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([startPencilSite(), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Edit the words' }).click();
  await page.locator('[data-pencil]').first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const states = ['editable', 'waiting', 'choose', 'specified', 'composed', 'code'] as const;

/** Each text of all pages, by its places in `content/` or, where it has none, by its words. */
const found = new Map<string, markTexts.State>();

/** The page's own functions, which the development server has for it. */
declare const findShownTexts: typeof shownTexts.findShownTexts;
declare const stateOf: typeof markTexts.stateOf;
const ownFunctions = `
  import { findShownTexts } from '/pencil/page/shown-texts.ts';
  import { stateOf } from '/pencil/page/marks/mark-texts.ts';
  Object.assign(globalThis, { findShownTexts, stateOf });
`;

/** The texts of the page, and the words of it that belong to none. */
function textsOfPage(texts: readonly SourceText[]) {
  return page.evaluate((known) => {
    const shown = findShownTexts(document.body, known);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const isRead = !node.parentElement?.closest(
        'script, style, noscript, template, [data-pencil-host]',
      );
      const words = node.textContent ?? '';
      if (!isRead || !/\p{L}{2}/u.test(words)) continue;
      const isMarked = node.parentElement?.closest('[data-pencil]');
      const isFound = shown.some(({ range }) => range.intersectsNode(node));
      if (!isMarked || !isFound) outside.push(words.trim());
    }
    const rows = shown.map((one): [key: string, state: markTexts.State] => [
      one.candidates.map(({ id }) => id).join() || one.range.toString().trim(),
      stateOf(one),
    ]);
    return { rows, outside };
  }, texts);
}

test.each(shownPaths)('%s: each text can be edited, or says why not', async (path) => {
  await page.goto(site.url + path);
  await page.locator('main [data-pencil]').first().waitFor();
  await page.addScriptTag({ type: 'module', content: ownFunctions });
  const { texts } = await site.send('page', { path });
  // A tool's texts are marked once it is awake.
  await expect
    .poll(async () => (await textsOfPage(texts)).outside, { timeout: 20_000 })
    .toEqual([]);
  for (const [key, state] of (await textsOfPage(texts)).rows) {
    found.set(key, state);
  }
});

test('At least 85 % of the texts can be edited', () => {
  const counts = Map.groupBy(found.values(), (state) => state);
  const shareOf = (state: markTexts.State) => (counts.get(state)?.length ?? 0) / found.size;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(
    `${found.size} texts: ${states.map((state) => `${state} ${percent(shareOf(state))}`).join(', ')}`,
  );
  expect(found.size).toBeGreaterThan(1000);
  expect(shareOf('editable') + shareOf('waiting')).toBeGreaterThanOrEqual(0.85);
});

/** Clicks on the first text of this state that nothing covers. */
async function clickOn(state: markTexts.State) {
  for (const one of await page.locator(`main [data-pencil="${state}"]:visible`).all()) {
    const isHit = await one.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit === element && !element.closest('a, button, label, summary');
    });
    if (isHit) return one.click();
  }
  throw new Error(`No text on ${page.url()} is ${state}`);
}

test.each([
  ['specified', '/it', 'The specification fixes this text.'],
  ['composed', '/', 'This sentence is put together from several:'],
  ['code', '/nope', 'This text comes from the code.'],
] as const)(
  'Why a text cannot be edited is said where it stands: %s',
  async (state, path, said) => {
    await page.goto(site.url + path);
    await page.locator('main [data-pencil]').first().waitFor();
    await clickOn(state);
    const note = page.getByRole('region', { name: 'Why not here' });
    await expect.poll(() => note.innerText()).toContain(said);
  },
);

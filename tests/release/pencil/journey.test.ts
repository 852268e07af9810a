import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../testing/browser/browser.ts';
import { buildCopy } from '../../../testing/project/project-copy.ts';
import {
  type PencilSite,
  startPencilSite,
} from '../../../testing/servers/development/pencil-site.ts';

// The owner changes words on the pages, confirms statements, adds a picture, takes one back and keeps the rest.

/** Milliseconds until an edit is checked and on the page, at most. */
const timeout = 180_000;

// Each save builds the site, and other tests may run beside it.
vi.setConfig({ testTimeout: 900_000 });

let site: PencilSite;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([startPencilSite(), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Opens a page in pencil mode, which the tab remembers. */
async function open(path: string) {
  await page.goto(site.url + path);
  const pencil = page.getByRole('button', { name: 'Edit the words' });
  await pencil.waitFor();
  if ((await pencil.getAttribute('aria-pressed')) !== 'true') await pencil.click();
  await page.locator('[data-pencil]').first().waitFor();
}

const field = () => page.locator('[data-pencil-host] textarea');

/** Where these words stand in the window, after the page was scrolled to them: one element may show several texts. */
function placeOf(words: string, within: string) {
  return page.evaluate(
    ([wanted, selector]) => {
      for (const root of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode;
          const start = (node.textContent ?? '').indexOf(wanted);
          const range = document.createRange();
          if (start < 0) continue;
          range.setStart(node, start);
          range.setEnd(node, start + wanted.length);
          if (range.getClientRects().length === 0) continue;
          node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, height } = range.getClientRects()[0] ?? new DOMRect();
          return { x: x + 8, y: y + height / 2 };
        }
      }
      throw new Error(`${wanted} is not shown`);
    },
    [words, within] as const,
  );
}

/** Whether the window shows the block with these words. */
const isInSight = (words: string) =>
  page
    .getByText(words)
    .filter({ visible: true })
    .first()
    .evaluate((block) => {
      const { top, bottom } = block.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });

/** Clicks on a text, writes other words and saves them; resolves when the page shows them. */
async function change(from: string, to: string, within = 'main') {
  const { x, y } = await placeOf(from, within);
  await page.mouse.click(x, y);
  await field().fill(to);
  const started = performance.now();
  await field().press('Enter');
  const shown = () => page.locator(within).first().textContent();
  await expect.poll(shown, { timeout }).toContain(to);
  console.log(`Saved and shown after ${Math.round(performance.now() - started)} ms`);
  await page.locator('[data-pencil]').first().waitFor();
  // The page has not lost its place; a menu is closed.
  if (within === 'main') await expect.poll(() => isInSight(to)).toBe(true);
}

const changed = () => site.git('diff', '--name-only').trim().split('\n').toSorted();

test('A benefit and a price are changed where they stand', async () => {
  await open('/it/managed-services');
  await change('You hold an administrator account', 'You hold an administrator account, always.');
  await change('Less for the Remote plan', 'Less for the Remote plan.');
  expect(site.git('diff', '--shortstat')).toContain(
    '1 file changed, 2 insertions(+), 2 deletions(-)',
  );
});

test('A paragraph of a legal document, an answer of an overview and a menu are changed', async () => {
  await open('/terms-conditions');
  await change('explains how we handle', 'Our policy explains how we handle personal information.');
  await open('/cyber');
  const question = page.locator('main details').first();
  await question.locator('summary').click({ modifiers: ['Alt'] });
  const answer = await question.locator('p').innerText();
  await change(answer.slice(0, 40), 'Yes. Each page says what it costs.');
  await open('/it');
  const menu = page.locator('#menu-it');
  await expect
    .poll(async () => {
      // On a slow machine it opens under the resting mouse before the press, which then closes it.
      if (!(await menu.isVisible())) {
        await page.locator('header').getByRole('button', { name: /^IT/ }).first().click();
      }
      return menu.isVisible();
    })
    .toBe(true);
  await change(
    'A costed roadmap that your board can read',
    'A costed roadmap for your board',
    'header',
  );
  expect(changed()).toEqual([
    'content/catalogue.ts',
    'content/legal/terms-conditions.md',
    'content/overviews/cyber.ts',
    'content/services/it/managed-services.ts',
  ]);
});

test('Three statements are confirmed, and the count falls', async () => {
  await open('/it/managed-services');
  const waiting = async () => (await site.send('page', { path: '/' })).waiting.length;
  const before = await waiting();
  for (const words of ['Remote plan: the desk', 'On-site plan: also', 'Patches go to 4 test']) {
    const button = page.getByRole('button', { name: new RegExp(`^Confirm: ${words}`) });
    await button.click();
    await button.waitFor({ state: 'detached', timeout });
    await page.locator('[data-pencil]').first().waitFor();
  }
  expect(await waiting()).toBe(before - 3);
  expect(
    readFileSync(join(site.project, 'content/services/it/managed-services.ts'), 'utf8'),
  ).toContain("'Remote plan: the desk by phone, email and screen sharing',");
});

test('A result and a finished piece with its picture are added by their forms', async () => {
  const picture = await sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#2456a6' },
  })
    .jpeg()
    .toBuffer();
  await open('/design/logos-print-business-branding');
  await page.getByRole('button', { name: 'Add a finished piece' }).click();
  const form = page.locator('[data-pencil-host] form.slot');
  await form.getByLabel(/^Title/).fill('Menu and shopfront for a bakery');
  await form.locator('input[type=file]').setInputFiles({
    name: 'Shop Front.JPG',
    mimeType: 'image/jpeg',
    buffer: picture,
  });
  await form.getByLabel('What the picture shows').fill('A blue shopfront');
  await form.getByRole('button', { name: 'Add' }).click();
  await page.locator('main img[alt="A blue shopfront"]').waitFor({ state: 'attached', timeout });
  expect(existsSync(join(site.project, 'content/pictures/shop-front.jpg'))).toBe(true);
  const work = site.git('diff', '--', 'content/services/design');
  expect(work).toContain('/pictures/shop-front.webp');
  expect(work).toMatch(/width: 1200,\s+\+?\s*height: 800|width: 1200, height: 800/);

  const result = {
    service: '/it/managed-services',
    client: 'Example Bakery',
    measured: 'Time to restore the file server, tested',
    before: '2 days',
    after: '4 hours',
    date: 'March 2027',
    consent: 'Contract folder',
  };
  const filled = await site.send('fill', { id: 'content/results.ts#results', values: result });
  expect(filled).toMatchObject({ done: true });
});

test('One is taken back, and the rest is kept as one commit that the checks accept', async () => {
  await open('/it');
  await page.getByRole('button', { name: /^Show what I changed/ }).click();
  const back = page.getByRole('button', { name: 'Take back: Less for the Remote plan.' });
  await back.click();
  await back.waitFor({ state: 'detached', timeout });
  // The list is open again after the page was loaded anew.
  await page.locator('[data-pencil]').first().waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click({ timeout });
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect
    .poll(() => site.git('log', '--oneline').trim().split('\n').length, { timeout })
    .toBe(2);
  expect(site.git('status', '--porcelain')).toBe('');
  const shown = site.git('show', '--stat', '--format=%B');
  expect(shown).toContain(
    '“A costed roadmap that your board can read” becomes “A costed roadmap for your board”',
  );
  expect(shown).not.toContain('Less for the Remote plan.');
  expect(shown).toContain('content/pictures/shop-front.jpg');
  expect(site.git('show', '--name-only', '--format=').trim().split('\n').toSorted()).toEqual([
    'content/catalogue.ts',
    'content/legal/terms-conditions.md',
    'content/overviews/cyber.ts',
    'content/pictures/shop-front.jpg',
    'content/results.ts',
    'content/services/design/logos-print-business-branding.ts',
    'content/services/it/managed-services.ts',
  ]);
  buildCopy(site.project);
  const home = readFileSync(join(site.project, 'dist/site/index.html'), 'utf8');
  expect(home).toContain('Example Bakery');
  const managed = join(site.project, 'dist/site/it/managed-services/index.html');
  expect(readFileSync(managed, 'utf8')).toContain('You hold an administrator account, always.');
  execFileSync(
    process.execPath,
    ['checks/run.ts', 'html', 'links', 'bytes', 'types-of-content', 'spelling'],
    {
      cwd: site.project,
    },
  );
});

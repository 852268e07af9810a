import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../testing/browser/browser.ts';
import { hold, hydrated } from '../../testing/browser/enquiry-page.ts';
import {
  filledService,
  fillSlots,
  shownOn,
  standIn,
  standInSize,
} from '../../testing/project/filled-slots.ts';
import { buildCopy, copyProject, testFirstLoads } from '../../testing/project/project-copy.ts';
import { type Site, startSite } from '../../testing/servers/site.ts';
import { findViolations } from '../every-page/find-violations.ts';

// What only the owner can add is empty here, so no other test sees it: a copy is filled with stand-in data.

let project: string;
let site: Site;
let browser: Browser;

beforeAll(async () => {
  project = copyProject('slots');
  await fillSlots(project);
  buildCopy(project);
  [site, browser] = await Promise.all([startSite({}, project), openBrowser()]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(project, { recursive: true, force: true });
});

const node = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });

test('Stand-in data of every slot have the right types', () => {
  expect(node('node_modules/typescript/bin/tsc', '-p', 'content').stdout).toBe('');
});

test('A slot that is filled is no longer listed as worth adding', () => {
  const { stdout } = node('hosts/node/deploy-check/to-confirm.ts');
  const [, listed = ''] = stdout.split('Worth adding');
  expect(listed).toContain('missing on 18 of 19 services');
  expect(listed).toContain('missing on 7 of 8 design services');
  expect(listed).not.toMatch(/slots\.ts|registration|results/);
});

test('A picture is served as WebP, and checked for a newer one at each visit', async () => {
  const { status, headers } = await fetch(site.url + standIn);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('etag')).not.toBeNull();
  expect(headers.get('content-encoding')).toBeNull();
});

test('Pages that are filled have their rules, and come as fast as the others', () => {
  testFirstLoads(project, ['/', filledService]);
});

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Brings every picture near the window, because they are fetched there alone, and waits for it. */
async function fetchPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    const widthOf = () =>
      picture.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0));
    await expect.poll(widthOf).toBe(standInSize.width);
  }
}

describe.each([
  ['/', shownOn.home, 2],
  [filledService, shownOn.service, 1],
] as const)('%s', (path, words, pictures) => {
  test.each([390, 768, 1366, 1920])(
    'shows what the owner has added at %d px: nothing overflows, nothing moves, axe finds nothing',
    async (width) => {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const release = await hold(page, `**${standIn}`);
      await page.goto(site.url + path);
      await hydrated(page);
      // As a visitor on a phone opens what is folded there.
      await page.locator('main details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
      const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
      for (const shown of words) expect(text).toContain(shown);
      const footer = (await page.locator('footer').innerText()).replaceAll(/\s+/g, ' ');
      for (const shown of shownOn.footer) expect(footer).toContain(shown);
      expect(await page.locator('main img').count()).toBe(pictures);
      const before = await heightOf(page);
      release();
      await fetchPictures(page);
      expect(await heightOf(page)).toBe(before);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await findViolations(page)).toEqual([]);
      await page.close();
    },
  );
});

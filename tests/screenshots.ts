import { mkdirSync } from 'node:fs';
import { argv } from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../testing/browser/browser.ts';
import { openStill } from '../testing/browser/open-still.ts';
import { shownPaths } from '../testing/project/site-paths.ts';
import { type Site, startSite } from '../testing/servers/site.ts';

/** Where the pictures go; git ignores it. */
const folder = 'screenshots';

const widths = [390, 768, 1366, 1920];
const schemes = ['light', 'dark'] as const;

/** Pages of which parts are taken on their own, and the parts. */
const parts = [
  { pages: /^\/\w+\/[\w-]+$/, part: 'figure.figure', name: 'figure' },
  { pages: /^\/(it|cyber|design)?$/, part: 'section:has(form)', name: 'contact' },
];

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** The whole page, and the parts of it that are looked at on their own. */
async function takePage(page: Page, path: string, end: string): Promise<void> {
  await page.screenshot({ path: `${folder}/${nameOf(path)}-${end}`, fullPage: true });
  // The header stays at the top of the screen, and would lie on a part.
  await page.addStyleTag({ content: 'header { visibility: hidden }' });
  for (const { pages, part, name } of parts) {
    if (!pages.test(path)) continue;
    const file = `${folder}/${name}-${nameOf(path)}-${end}`;
    await page.locator(part).first().screenshot({ path: file });
  }
}

/** The overlay on a change of page, which stays while the page is being fetched. */
async function takeOverlay(page: Page, url: string, end: string): Promise<void> {
  await page.route('**/design/ui-ux-design', () => {});
  await openStill(page, url);
  // On a phone it is folded.
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'UI/UX Design', includeHidden: true });
  await link.dispatchEvent('click');
  await page.locator('.overlay').waitFor();
  await page.screenshot({ path: `${folder}/overlay-${end}` });
}

/** Takes these pages and the overlay, at every width in each of the colour schemes. */
async function takeAll(browser: Browser, { url }: Site, paths: readonly string[]): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes.filter(
      (scheme) => !wantedScheme || scheme === wantedScheme,
    )) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        bypassCSP: true,
        reducedMotion: 'reduce',
      });
      const end = colorScheme === 'dark' ? `${width}-dark.png` : `${width}.png`;
      for (const path of paths) {
        await openStill(page, url + path);
        await takePage(page, path, end);
      }
      await takeOverlay(page, url, end);
      await page.close();
      console.log(
        `${paths.length} pages and their parts at ${width} px, ${colorScheme}, in ${folder}/`,
      );
    }
  }
}

// `npm run screenshots`: every page and its figure, contact and the overlay, at four widths in
// both colour schemes; `npm run screenshots -- dark /it`: in one of them, these pages and those under them.
const wanted = argv.slice(2).filter((word) => word.startsWith('/'));
const wantedScheme = schemes.find((scheme) => argv.includes(scheme));
const shown = shownPaths.filter(
  (path) =>
    wanted.length === 0 || wanted.some((begin) => path === begin || path.startsWith(`${begin}/`)),
);
mkdirSync(folder, { recursive: true });
const site = await startSite();
try {
  const browser = await openBrowser();
  await takeAll(browser, site, shown).finally(() => browser.close());
} finally {
  await site.stop();
}

import { mkdirSync, readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { openBrowser } from '../testing/browser/browser.ts';
import { startSite } from '../testing/servers/site.ts';

/** Where the pictures go; git ignores it. */
const folder = 'screenshots';

const widths = [390, 768, 1366, 1920];

/** One page of each kind, and of each rhythm of service pages. */
const paths = [
  '/',
  '/it',
  '/cyber',
  '/design',
  '/it/disaster-recovery-backups',
  '/it/infrastructure-management',
  '/it/it-governance-cost-optimisation',
  '/it/it-project-management',
  '/it/managed-services',
  '/cyber/microsoft-entra-ad-assessment',
  '/cyber/essential-eight-assessment',
  '/design/logos-print-business-branding',
  '/cyber/boundary-vulnerability-assessment',
  '/design/web-design-development',
  '/privacy-policy',
  '/terms-conditions',
  '/sitemap',
  '/no-such-page',
];

const schemes = ['light', 'dark'] as const;
const [, , wanted] = argv;

// `npm run screenshots`: every kind of page, and the parts, at four widths in both colour schemes;
// `npm run screenshots -- dark`: in one of them.
mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await openBrowser();
const views = widths.flatMap((width) =>
  schemes
    .filter((scheme) => !wanted || scheme === wanted)
    .map((colorScheme) => ({ width, colorScheme })),
);
for (const { width, colorScheme } of views) {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, colorScheme, bypassCSP: true });
  const end = colorScheme === 'dark' ? `${width}-dark.png` : `${width}.png`;
  for (const path of paths) {
    await page.goto(site.url + path);
    await page.mouse.move(3, 300);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    // The hero's balls have stopped by then.
    await page.waitForTimeout(2_000);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await page.screenshot({ path: `${folder}/${name}-${end}`, fullPage: true });
  }
  // The overlay on a change of page, which stays while the page is being fetched.
  await page.goto(site.url);
  await page.mouse.move(3, 300);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.route(/\/service-[\w-]{8}\.js$/, () => {});
  await page.getByRole('contentinfo').getByRole('link', { name: 'UI/UX Design' }).click();
  await page.locator('.overlay').waitFor();
  await page.screenshot({ path: `${folder}/overlay-${end}` });
  const body = readFileSync('dist/parts.html', 'utf8');
  await page.route('**/parts', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site.url}/parts`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/parts-${end}`, fullPage: true });
  await page.close();
  console.log(`${paths.length + 2} pictures at ${width} px, ${colorScheme}, in ${folder}/`);
}
await browser.close();
await site.stop();

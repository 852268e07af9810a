import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import {
  contactHeadingOf,
  groups,
  lineOf,
  listedOnHome,
  pages,
  sectionsOf,
  servicesOf,
  stepsOf,
  wordsOf,
} from './specification.ts';
import { complaintsOf, open } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One page of each kind, also checked in the dark scheme. */
const kinds = ['/', '/cyber', '/it/managed-services', '/privacy-policy', '/sitemap'];

async function expectAccessible(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  expect.soft(found, `axe, ${scheme}`).toEqual([]);
}

/** Runs in the page. Finds elements that make it scroll sideways, and text that its right edge cuts off. */
function beyondTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  /** Cards in a row that the visitor moves sideways. */
  const isInRow = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).overflowX === 'auto' || isInRow(element.parentElement));
  const cut = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    if (box.right <= clientWidth + 1 || box.width <= 1) return false;
    const hasWords = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    const counts = scrollWidth > clientWidth || (hasWords && !element.closest('svg'));
    return counts && !isInRow(element) && element.checkVisibility();
  });
  const parts = cut.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
  return scrollWidth > clientWidth ? [`${scrollWidth} px`, ...parts] : parts;
}

/** Opens all folded sections. */
async function unfold(page: Page): Promise<void> {
  await page.locator('main summary:visible').evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.click();
  });
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 768, 1366, 390]) {
    await page.setViewportSize({ width, height: 600 });
    expect.soft(await page.evaluate(beyondTheEdge), `${width} px`).toEqual([]);
  }
  const small = await page
    .locator(':is(input:not([type=checkbox], [type=radio]), select, textarea):visible')
    .evaluateAll(
      (fields) =>
        fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).length,
    );
  expect.soft(small, 'fields in which phones zoom').toBe(0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await page.evaluate(beyondTheEdge), 'text at 200 %').toEqual([]);
}

/** With VoiceOver, Safari announces a list only if its items have a marker, or inside `nav`, or with the role. */
async function expectListsAnnounced(page: Page): Promise<void> {
  const silent = await page.locator('ul, ol').evaluateAll((lists) =>
    lists
      .filter((list) => !list.closest('nav, [role=list]'))
      .filter((list) =>
        [...list.children].some((item) => {
          const { display, listStyleType } = getComputedStyle(item);
          return display !== 'list-item' || listStyleType === 'none';
        }),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect.soft(silent, 'lists without markers').toEqual([]);
}

async function expectWords(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  const words = (await main.innerText()).replaceAll(/\s+/g, ' ');
  for (const word of wordsOf(path)) expect.soft(words).toContain(word);
  const headings = await main.locator('h2, h3').allInnerTexts();
  const contact = contactHeadingOf(path);
  if (contact) await expect.soft(main.getByRole('region', { name: contact })).toBeVisible();
  const sections = headings.filter((text) => /^\d+\. /.test(text)).length;
  if (sectionsOf[path]) expect.soft(sections).toBe(sectionsOf[path]);
  const line = lineOf(path);
  if (!line) return;
  await expect.soft(main.getByText(groups[line], { exact: true }).first()).toBeVisible();
  const steps = main
    .getByRole('region', { name: 'Our Process' })
    .getByRole('heading', { level: 3 });
  await expect.soft(steps).toHaveCount(path.endsWith('boundary-vulnerability-assessment') ? 0 : 4);
  if (stepsOf(path)) await expect.soft(steps).toHaveText(stepsOf(path) ?? []);
  const buttons = main.getByRole('link', { name: line === '/it' ? 'Contact Us' : 'Get Started' });
  await expect.soft(buttons).toHaveCount(2);
  for (const button of await buttons.all()) {
    await expect.soft(button).toHaveAttribute('href', /#contact-form$/);
  }
}

/** For search engines and link previews. */
async function expectDescribed(page: Page, path: string): Promise<void> {
  const url = `https://${company.domain}${path}`;
  await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
  await expect.soft(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50}/);
  const preview = page.locator('meta[property="og:image"]');
  await expect.soft(preview).toHaveAttribute('content', /^https:.*\.png$/);
  const words = page.locator('meta[property="og:image:alt"]');
  await expect.soft(words).toHaveAttribute('content', /^The words '.*', beside an eight-ball/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = JSON.stringify(data.map((text): unknown => JSON.parse(text)));
  expect.soft(types).toContain(path === '/' ? 'LocalBusiness' : 'BreadcrumbList');
  if (lineOf(path)) expect.soft(types).toContain('"Service');
}

/** Every link leads to one of the 26 pages and an existing fragment, or to a secure address elsewhere. */
async function expectLinksToWork(page: Page, path: string): Promise<void> {
  const paths = pages.map(({ path }) => path);
  const broken = await page.evaluate(
    ({ path, paths }) =>
      [...document.links]
        .filter(({ href }) => !/^(mailto|tel):\S/.test(href))
        .filter((link) => {
          if (link.origin !== location.origin) return link.protocol !== 'https:';
          const id = decodeURIComponent(link.hash.slice(1));
          const isHere = link.pathname === path;
          return !paths.includes(link.pathname) || (isHere && id && !document.getElementById(id));
        })
        .map(({ outerHTML }) => outerHTML),
    { path, paths },
  );
  expect.soft(broken, 'broken links').toEqual([]);
}

for (const { path, heading, title } of pages) {
  test(`${path} says what is specified, is accessible and fits every screen`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await open(page, path);
    await expect(page.locator('h1')).toHaveText([heading]);
    await expect.soft(page).toHaveTitle(title);
    await unfold(page);
    await expectWords(page, path);
    await expectDescribed(page, path);
    await expectLinksToWork(page, path);
    if (kinds.includes(path)) await expectAccessible(page, 'dark');
    await expectAccessible(page, 'light');
    await expectToFit(page);
    await expectListsAnnounced(page);
    expect(complaints).toEqual([]);
  });
}

test('an unknown address is logged, and leads home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await open(page, '/it/nope?secret=1');
  await expect(page.getByRole('main')).toContainText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(logged.some((text) => text.includes('/it/nope') && !text.includes('secret'))).toBe(true);
  await expectAccessible(page, 'dark');
  await expectAccessible(page, 'light');
  await expectToFit(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unified Technology Solutions');
  await page.goBack();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  // More slashes than a page has.
  for (const path of ['/it//', '/it//managed-services', '/it/managed-services//']) {
    await open(page, path);
    await expect(page.getByText('Oops! Page not found'), path).toBeVisible();
  }
});

test('a development build hydrates without a word in the console', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const path of [...kinds, '/cyber/essential-eight-assessment']) {
    await open(page, `${process.env.DEVELOPMENT_URL}${path}`);
    // Firefox logs a warning if a font's loading is interrupted.
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family }) => family.includes('Hanken Grotesk')),
    );
  }
  expect(complaints).toEqual([]);
});

test('the sitemap lists every page, in groups and in order', async ({ page }) => {
  await page.goto('/sitemap');
  for (const [name, paths] of [
    ['Main Pages', ['/', '/it', '/design', '/cyber']],
    ['IT Services', servicesOf('/it')],
    ['Cyber Security Services', servicesOf('/cyber')],
    ['Design Services', servicesOf('/design')],
    ['Legal Pages', ['/privacy-policy', '/terms-conditions', '/sitemap']],
  ] as const) {
    const group = page.locator('main section', { has: page.getByRole('heading', { name }) });
    const links = await group.getByRole('link').all();
    const found = await Promise.all(links.map((one) => one.getAttribute('href')));
    expect(found).toEqual(paths);
  }
});

test('on the home page balls and cards lead to what they show', async ({ page }) => {
  await page.goto('/');
  for (const [name, count] of Object.entries(listedOnHome)) {
    const heading = page.getByRole('heading', { name, exact: true });
    const card = page.getByRole('listitem').filter({ has: heading });
    await expect(card.locator('ul > li > a')).toHaveCount(count);
  }
  const balls = page.getByLabel('Services', { exact: true }).getByRole('link');
  await expect(balls).toContainText(['IT', 'Cyber', 'Design']);
  for (const ball of await balls.all()) await ball.click({ trial: true });
});

test('the footer has its facts and links, in the colour of its line', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const accentAt = async (path: string) => {
    await page.goto(path);
    return footer.evaluate((one) => getComputedStyle(one).getPropertyValue('--accent'));
  };
  const accents = [await accentAt('/it'), await accentAt('/cyber'), await accentAt('/design')];
  const neutral = await accentAt('/it/infrastructure-management');
  expect(new Set([...accents, neutral]).size).toBe(4);
  expect(await accentAt('/it/disaster-recovery-backups')).toBe(accents[0]);
  expect(await accentAt('/privacy-policy')).toBe(neutral);
  const { windows, mac } = company.agents;
  const facts = [...company.hours, windows.label, mac.label, String(new Date().getFullYear())];
  for (const words of facts) await expect(footer).toContainText(words);
  for (const path of ['/privacy-policy', '/terms-conditions', '/sitemap', '/it/it-strategy']) {
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
});

test('files for search engines, icons and previews are there', async ({ page, request }) => {
  const bodyOf = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  expect(await bodyOf('/.well-known/security.txt')).toMatch(/^Contact: /m);
  expect(await bodyOf('/robots.txt')).toMatch(/^Sitemap: /m);
  const addresses = (await bodyOf('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g);
  const paths = Array.from(addresses, ([, path]) => path);
  expect(paths.sort()).toEqual(pages.map(({ path }) => path).sort());
  await page.goto('/it');
  const linked = page.locator('link[rel~=icon], link[rel=manifest], link[rel=apple-touch-icon]');
  for (const link of await linked.all()) await bodyOf((await link.getAttribute('href')) ?? '');
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  await bodyOf(new URL(preview ?? '').pathname);
});

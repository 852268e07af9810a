import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import {
  contactHeadings,
  groups,
  lineOf,
  pages,
  pageWords,
  servicesOf,
  stepsOf,
} from './specification.ts';
import { complaintsOf, hydrated, open, phone } from './visit.ts';

/** One page of each kind. */
const kinds = ['/', '/cyber', '/it/managed-services', '/privacy-policy', '/sitemap', '/nope'];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  expect.soft(found, 'axe').toEqual([]);
}

/** Runs in the page: what makes it scroll sideways, and words that its right edge cuts off. */
function beyondTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    const hasWords = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    const shown = element.checkVisibility() && box.width > 1;
    const counts = scrollWidth > clientWidth || (hasWords && !element.closest('svg'));
    return shown && counts && box.right > clientWidth + 1;
  });
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px`] : []),
    ...cut.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
  ];
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1366, 2560]) {
    await page.setViewportSize({ width, height: 600 });
    expect.soft(await page.evaluate(beyondTheEdge), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 600 });
  const small = await page
    .locator(':is(input:not([type=checkbox], [type=radio]), select, textarea):visible')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    );
  expect.soft(small, 'fields in which phones zoom').toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await page.evaluate(beyondTheEdge), 'text at 200 %').toEqual([]);
}

async function expectWords(page: Page, path: string): Promise<void> {
  const words = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
  for (const word of pageWords[path] ?? []) expect.soft(words).toContain(word);
  const headings = await page.locator('main :is(h2, h3)').allInnerTexts();
  if (contactHeadings[path]) expect.soft(headings).toContain(contactHeadings[path]);
  const line = lineOf(path);
  if (!line) return;
  await expect.soft(page.getByText(groups[line], { exact: true }).first()).toBeVisible();
  const steps = page
    .locator('section', { has: page.getByRole('heading', { name: 'Our Process' }) })
    .getByRole('heading', { level: 3 });
  await expect.soft(steps).toHaveCount(path.endsWith('boundary-vulnerability-assessment') ? 0 : 4);
  if (stepsOf(path)) expect.soft(await steps.allInnerTexts()).toEqual(stepsOf(path));
  const button = line === '/it' ? 'Contact Us' : 'Get Started';
  await expect
    .soft(page.getByRole('main').getByRole('link', { name: button, exact: true }))
    .toHaveAttribute('href', /#contact-form$/);
}

async function expectDescribed(page: Page, path: string): Promise<void> {
  const url = `https://${company.domain}${path}`;
  await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
  await expect.soft(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50}/);
  for (const name of ['title', 'description', 'url', 'type', 'site_name', 'image', 'image:alt']) {
    const tag = page.locator(`meta[property="og:${name}"]`);
    await expect.soft(tag).toHaveAttribute('content', /\S/);
  }
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = JSON.stringify(data.map((text): unknown => JSON.parse(text)));
  expect.soft(types).toContain(path === '/' ? 'LocalBusiness' : 'BreadcrumbList');
  if (lineOf(path)) expect.soft(types).toContain('"Service');
}

/** Every link leads to one of the 26 pages and a place on it, or to a secure address elsewhere. */
async function expectLinksToWork(page: Page, path: string): Promise<void> {
  const broken = await page.evaluate(
    ({ path, paths }) =>
      [...document.links]
        .filter(({ href }) => !/^(mailto|tel):\S/.test(href))
        .filter((link) => {
          if (link.origin !== location.origin) return link.protocol !== 'https:';
          if (!paths.includes(link.pathname)) return true;
          const id = decodeURIComponent(link.hash.slice(1));
          return link.pathname === path && id !== '' && !document.getElementById(id);
        })
        .map(({ outerHTML }) => outerHTML),
    { path, paths: pages.map(({ path }) => path) },
  );
  expect.soft(broken, 'broken links').toEqual([]);
}

test.describe('every page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path, heading, title } of pages) {
    test(`${path} says what is specified, is accessible and fits every screen`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const { 'content-security-policy': policy, 'cache-control': cache } =
        response?.headers() ?? {};
      expect.soft(policy).toMatch(/^default-src 'none';/);
      expect.soft(cache).toContain('no-transform');
      await hydrated(page);
      expect(await page.locator('h1').allInnerTexts()).toEqual([heading]);
      await expect.soft(page).toHaveTitle(title);
      await expectWords(page, path);
      await expectDescribed(page, path);
      await expectLinksToWork(page, path);
      await expectAccessible(page);
      if (kinds.includes(path)) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page);
      }
      await expectToFit(page);
      expect(complaints).toEqual([]);
    });
  }

  test('the page of an unknown address is accessible, fits, logs its path and leads home', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await open(page, '/it/nope?secret=1');
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.getByRole('main')).toContainText('Oops! Page not found');
    const logged = complaints.filter(
      (text) => text.includes('/it/nope') && !/^404 |Failed/.test(text),
    );
    await expect.poll(() => complaints.join()).toContain('/it/nope');
    expect(logged.join()).not.toContain('secret');
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unified Technology Solutions',
    );
    await page.goBack();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  });
});

test('an unknown address answers 404, also one that differs in case or in a slash', async ({
  request,
}) => {
  for (const path of ['/nope', '/it/nope', '/IT', '/it//', '/it/IT-Strategy', '/Sitemap']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Oops! Page not found');
  }
});

test('the sitemap lists every page, in five groups and in the order of the specification', async ({
  page,
}) => {
  await page.goto('/sitemap');
  const linksUnder = (name: string) =>
    page
      .getByRole('main')
      .locator('section', { has: page.getByRole('heading', { name, exact: true }) })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await linksUnder('Main Pages')).toEqual(['/', '/it', '/design', '/cyber']);
  expect(await linksUnder('IT Services')).toEqual(servicesOf('/it'));
  expect(await linksUnder('Cyber Security Services')).toEqual(servicesOf('/cyber'));
  expect(await linksUnder('Design Services')).toEqual(servicesOf('/design'));
  expect(await linksUnder('Legal Pages')).toEqual([
    ...['/privacy-policy', '/terms-conditions', '/sitemap'],
  ]);
});

test('the legal documents have 16 and 20 numbered sections', async ({ page }) => {
  for (const [path, count] of [
    ['/privacy-policy', 16],
    ['/terms-conditions', 20],
  ] as const) {
    await page.goto(path);
    const headings = await page.locator('main h2').allTextContents();
    const numbers = headings.map((text) => Number.parseInt(text, 10)).filter(Boolean);
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  }
});

test('the footer has hours, downloads, services, legal links and the year; its colour follows the line', async ({
  page,
}) => {
  const accentAt = async (path: string) => {
    await page.goto(path);
    return page
      .getByRole('contentinfo')
      .evaluate((footer) => getComputedStyle(footer).getPropertyValue('--accent'));
  };
  const neutral = await accentAt('/');
  const footer = page.getByRole('contentinfo');
  const { windows, mac } = company.agents;
  const facts = [...company.hours, windows.label, mac.label, String(new Date().getFullYear())];
  for (const words of facts) await expect(footer).toContainText(words);
  for (const path of ['/privacy-policy', '/terms-conditions', '/sitemap', '/it/it-strategy']) {
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  const lines = [await accentAt('/it'), await accentAt('/cyber'), await accentAt('/design')];
  expect(new Set([neutral, ...lines]).size).toBe(4);
  expect(await accentAt('/it/disaster-recovery-backups')).toBe(lines[0]);
  expect(await accentAt('/it/infrastructure-management')).toBe(neutral);
  expect(await accentAt('/privacy-policy')).toBe(neutral);
});

test.describe('on a phone', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of kinds.slice(0, 4)) {
    test(`${path} has targets at least 44 px high, except links within sentences`, async ({
      page,
    }) => {
      await open(page, path);
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      const small = await page.evaluate(() => {
        for (const section of document.querySelectorAll('details')) {
          section.removeAttribute('name');
          section.open = true;
        }
        const targets = document.querySelectorAll('a[href], button, input, textarea, summary');
        return [...targets]
          .filter((target) => {
            const box = target.getBoundingClientRect();
            const shown = target.checkVisibility({ opacityProperty: true }) && box.width > 1;
            const inSentence =
              getComputedStyle(target).display === 'inline' &&
              target.parentElement?.textContent !== target.textContent;
            return shown && !inSentence && (box.height < 43.5 || box.width < 24);
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120));
      });
      expect(small).toEqual([]);
    });
  }
});

test('security.txt, robots.txt, sitemap.xml, manifest and icons are there', async ({
  page,
  request,
}) => {
  const textOf = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  expect(await textOf('/.well-known/security.txt')).toMatch(/^Contact: /m);
  expect(await textOf('/robots.txt')).toMatch(/^Sitemap: /m);
  const addresses = [...(await textOf('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(addresses.map(([, address]) => address).sort()).toEqual(
    pages.map(({ path }) => `https://${company.domain}${path}`).sort(),
  );
  await page.goto('/');
  const linked = page.locator('link[rel~=icon], link[rel=manifest], link[rel=apple-touch-icon]');
  for (const link of await linked.all()) {
    await textOf((await link.getAttribute('href')) ?? 'an icon without an address');
  }
});

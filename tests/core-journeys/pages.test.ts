import type { Page, Response } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { hydrated } from '../../testing/browser/enquiry-page.ts';
import { prepareJourney, small } from '../../testing/browser/journey.ts';
import { isService, sitePaths, specifiedAmong } from '../../testing/project/site-paths.ts';
import {
  contactHeadings,
  footerOf,
  pageWords,
  processSteps,
  specifiedPages,
  themeOf,
} from '../../testing/specification/specified-pages.ts';

const journey = prepareJourney();
let withScripts: Page;
let withoutScripts: Page;

beforeAll(async () => {
  withScripts = await journey.browser.newPage(small);
  // As wide as shows what phones fold.
  const viewport = { width: 640, height: 400 };
  withoutScripts = await journey.browser.newPage({ ...small, viewport, javaScriptEnabled: false });
});

/** The names of the lines of services, as titles and badges show them. */
const groups = {
  neutral: '',
  it: 'IT Consulting',
  cyber: 'Cyber Security',
  design: 'Design Studio',
};

/** What Google requires of each type of structured data that the site publishes. */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  LocalBusiness: ['name', 'address'],
  Organization: ['name', 'url', 'logo'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Service: ['name', 'provider', 'areaServed'],
  WebSite: ['name', 'url'],
};

type Thing = Readonly<Record<string, unknown>>;

/** Every object in a page's structured data, nested ones too. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(thingsIn);
  return Array.isArray(value) ? parts : [Object.fromEntries(Object.entries(value)), ...parts];
}

const typesOf = (thing: Thing) => [thing['@type'] ?? []].flat().map(String);

/** Properties that things of a page lack, and things that it refers to and does not define. */
function faultsOfData(data: unknown): string[] {
  const things = thingsIn(data);
  const known = new Set(things.filter((one) => '@type' in one).map((one) => one['@id']));
  return things.flatMap((one) => {
    const refers = !('@type' in one) && '@id' in one && !known.has(one['@id']);
    const missing = typesOf(one).flatMap((type) =>
      (required[type] ?? []).filter((name) => !one[name]).map((name) => `${type} has no ${name}`),
    );
    return refers ? [`${one['@id']} is not defined`] : missing;
  });
}

test('structured data without what Google requires, or with a reference to nothing, has faults', () => {
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', name: 'Home' }],
  };
  const service = { '@type': ['Service'], name: 'x', areaServed: 'x', provider: { '@id': '#x' } };
  expect(faultsOfData({ '@graph': [list, service] })).toEqual([
    'ListItem has no position',
    '#x is not defined',
  ]);
  expect(faultsOfData([{ '@type': 'PostalAddress', '@id': '#x' }, service])).toHaveLength(3);
});

test('the site has the 26 pages of the specification, in its order', () => {
  expect(specifiedAmong(sitePaths)).toEqual(specifiedPages.map(({ path }) => path));
  expect(specifiedPages).toHaveLength(26);
});

// One visit to each page without scripts, for all tests of what it has then.
describe.each(sitePaths)('%s', (path) => {
  let response: Response | null;

  beforeAll(async () => {
    response = await withoutScripts.goto(journey.site.url + path);
  });

  const specified = specifiedPages.find((page) => page.path === path);
  if (specified) {
    const { heading, title } = specified;
    test('has the heading, title, words, contact section and process of the specification', async () => {
      const page = withoutScripts;
      expect(await page.locator('h1').allInnerTexts()).toEqual([heading]);
      const documentTitle = await page.title();
      if (typeof title === 'string') expect(documentTitle).toBe(title);
      else expect(documentTitle).toMatch(title);
      const words = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
      for (const word of pageWords[path] ?? []) expect(words).toContain(word);
      const headings = await page.locator('main :is(h2, h3)').allInnerTexts();
      if (contactHeadings[path]) expect(headings).toContain(contactHeadings[path]);
      if (processSteps[path]) {
        expect(await page.locator('section[aria-labelledby="process"] h3').allInnerTexts()).toEqual(
          processSteps[path],
        );
      }
      const hasProcess = isService(path) && path !== '/cyber/boundary-vulnerability-assessment';
      expect(headings.filter((text) => text === 'Our Process')).toHaveLength(hasProcess ? 1 : 0);
      if (hasProcess) {
        expect(await page.locator('section[aria-labelledby="process"] li').count()).toBe(4);
      }
      expect(await page.locator('footer').getAttribute('data-line')).toBe(footerOf(path));
    });
  }

  test('is complete without scripts: its heading, title, badge, links, header and footer', async () => {
    const page = withoutScripts;
    expect(response?.status()).toBe(200);
    const headings = await page.locator('h1').allInnerTexts();
    expect(headings).toEqual([expect.stringMatching(/\S/)]);
    const theme = themeOf(path);
    if (isService(path)) {
      expect(await page.title()).toBe(`${headings[0]} - ${groups[theme]} - ${company.name}`);
      const cards = await page.locator('.benefits > li').count();
      expect([3, 4]).toContain(cards);
      expect(await page.locator('.badge').innerText()).toBe(groups[theme]);
      const button = theme === 'it' ? 'Contact Us' : 'Get Started';
      expect(await page.locator(`main a[href="#contact-form"]`).first().innerText()).toBe(button);
    }

    expect(await page.locator('[data-line]').first().getAttribute('data-line')).toBe(theme);
    const footer = page.locator('footer');
    const footerWords = await footer.innerText();
    for (const word of [
      ...company.hours,
      company.agents.windows.label,
      company.agents.mac.label,
      String(new Date().getFullYear()),
    ]) {
      expect(footerWords).toContain(word);
    }
    for (const href of ['/privacy-policy', '/terms-conditions', '/sitemap', '/it/it-strategy']) {
      expect(await footer.locator(`a[href="${href}"]`).count()).toBe(1);
    }
    for (const href of [`tel:${company.phoneDial}`, `mailto:${company.email}`]) {
      expect(await page.locator(`header a[href="${href}"]`).count()).toBe(1);
    }
    expect(await page.locator('a[href^="https:"]:not([rel~="noopener"])').count()).toBe(0);
  });

  test('describes itself to search engines and link previews', async () => {
    const html = (await response?.text()) ?? '';
    expect(html).toContain(`<link rel="canonical" href="https://${company.domain}${path}"`);
    for (const property of [
      'og:title',
      'og:description',
      'og:url',
      'og:type',
      'og:site_name',
      'og:image:alt',
    ]) {
      expect(html).toContain(`property="${property}"`);
    }
    const data: unknown = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '',
    );
    const types = JSON.stringify(data).match(/"@type":"\w+"/g) ?? [];
    expect(data).toMatchObject({ '@context': 'https://schema.org' });
    expect(faultsOfData(data)).toEqual([]);
    if (path === '/') {
      expect(JSON.stringify(data)).toContain('"@type":["Organization","LocalBusiness"]');
      expect(types).toEqual(
        expect.arrayContaining(['"@type":"WebSite"', '"@type":"GeoCoordinates"']),
      );
    } else expect(types).toContain('"@type":"BreadcrumbList"');
    if (isService(path)) expect(types).toContain('"@type":"Service"');
  });
});

const unknown = ['/nope', '/it/nope', '/IT', '/%69t', '/it//', '/it/IT-Strategy', '/Sitemap'];

describe.each(unknown)('an unknown path, %s,', (path) => {
  test('answers 404 with its text and a link to the home page, also without scripts', async () => {
    const page = withoutScripts;
    const response = await page.goto(journey.site.url + path);
    expect(response?.status()).toBe(404);
    const words = await page.locator('main').innerText();
    expect(words).toContain('404');
    expect(words).toContain('Oops! Page not found');
    expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  test('stays not found with scripts, logs the path, and leads on', async () => {
    const page = withScripts;
    page.removeAllListeners();
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.goto(`${journey.site.url}${path}?secret=1`);
    await hydrated(page);
    const ours = logged.filter((text) => text.startsWith('404'));
    expect(ours).toHaveLength(1);
    expect(ours[0]).toContain(path);
    expect(ours[0]).not.toContain('secret');
    expect(await page.locator('main').innerText()).toContain('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${journey.site.url}/`);
    await page.locator('#services').waitFor();
    await page.goBack();
    await page.getByText('Oops! Page not found').waitFor();
  });
});

test('the sitemap page lists every page, in five groups and in the order of the specification', async () => {
  const page = withoutScripts;
  await page.goto(`${journey.site.url}/sitemap`);
  const sections = await page.locator('main section.rule').evaluateAll((sections) =>
    sections.map((section) => ({
      heading: section.querySelector('h2')?.textContent,
      links: [...section.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    })),
  );
  const inLine = (line: string) =>
    specifiedPages.map(({ path }) => path).filter((path) => path.startsWith(`/${line}/`));
  expect(sections.map(({ heading, links }) => [heading, ...specifiedAmong(links)])).toEqual([
    ['Main Pages', '/', '/it', '/design', '/cyber'],
    ['IT Services', ...inLine('it')],
    ['Cyber Security Services', ...inLine('cyber')],
    ['Design Services', ...inLine('design')],
    ['Legal Pages', '/privacy-policy', '/terms-conditions', '/sitemap'],
  ]);
  expect(sections.flatMap(({ links }) => links).sort()).toEqual([...sitePaths].sort());
});

test('the legal documents have 16 and 20 numbered sections', async () => {
  for (const [path, count] of [
    ['/privacy-policy', 16],
    ['/terms-conditions', 20],
  ] as const) {
    const page = withoutScripts;
    await page.goto(journey.site.url + path);
    const numbers = (await page.locator('.legal h2').allInnerTexts()).map((text) =>
      Number.parseInt(text, 10),
    );
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  }
});

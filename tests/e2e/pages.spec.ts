import { expect, type Page, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { contactHeadingOf, forms, lineOf, pages } from '../specification.ts';
import { expectClearText, loadFonts, spaceText } from './clear-text.ts';
import { boxOf, complaintsOf, formOn, open, violationsOf } from './visit.ts';

// One visit to each page: that it can be read by everybody, on every screen. What it says is in tests/pages.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** From the smallest phones to a desktop; samples and figures change between them. */
const screens = [320, 390, 768, 1024, 1366];

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

async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await violationsOf(page)).toEqual([]);
  // With VoiceOver, Safari announces a list only if its items have a marker, or inside `nav`, or with the role.
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

async function expectToFit(page: Page): Promise<void> {
  for (const width of screens) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(beyondTheEdge), `${width} px`).toEqual([]);
    await expectClearText(page, `${width} px`);
  }
  await page.setViewportSize({ width: 390, height: 664 });
  const small = await page
    .locator(':is(input:not([type=checkbox], [type=radio]), select, textarea):visible')
    .evaluateAll(
      (fields) =>
        fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).length,
    );
  expect.soft(small, 'fields in which phones zoom').toBe(0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await page.evaluate(beyondTheEdge), 'text at 200 %').toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** WCAG 1.4.12 */
async function expectToFitSpaced(page: Page): Promise<void> {
  const normal = await spaceText(page);
  for (const width of [320, 390, 1024, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(beyondTheEdge), `spaced, ${width} px`).toEqual([]);
    await expectClearText(page, `spaced, ${width} px`);
  }
  await normal();
}

/** Runs in the page. The visible letters of the sample and of the benefits beside it, with their places. */
function letters() {
  const sheet = document.querySelector('article');
  const found = [...document.querySelectorAll('main span')].filter(
    (one) => /^[A-D]$/.test(one.textContent ?? '') && one.checkVisibility(),
  );
  return found.map((one) => {
    const { top, left } = one.getBoundingClientRect();
    return { letter: one.textContent, onSheet: sheet?.contains(one) ?? false, top, left };
  });
}

/** Each benefit stands beside the sample, with the letter of a row. */
async function expectLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 800 });
  const wide = await page.evaluate(letters);
  const sample = wide.filter(({ onSheet }) => onSheet);
  const benefits = wide.filter(({ onSheet }) => !onSheet);
  expect.soft(benefits.length).toBeGreaterThanOrEqual(3);
  expect.soft(sample.map(({ letter }) => letter)).toEqual(benefits.map(({ letter }) => letter));
  expect.soft(new Set(sample.map(({ left }) => left)).size, 'one edge').toBe(1);
  const notes = page
    .locator('section', { has: page.getByRole('article') })
    .locator('li:has(> span) h3 + p');
  for (const [index, { letter, top }] of benefits.slice(1).entries()) {
    const end = (await boxOf(notes.nth(index))).bottom;
    expect.soft(top - end, `the room above ${letter}`).toBeLessThan(120);
  }
}

const buttonOf = (path: string) => {
  if (path === '/' || lineOf(path) === '/it') return 'Contact Us';
  return lineOf(path) ? 'Get Started' : 'Get in Touch';
};

/** On a phone a service page starts with its figure, and every page's main button leads to its form. */
async function expectToLeadToTheForm(page: Page, path: string): Promise<void> {
  const form = forms.find((form) => form.path === path);
  if (!form) return;
  const main = page.getByRole('main');
  const buttons = main.getByRole('link', { name: buttonOf(path), exact: true });
  if (lineOf(path)) await expect.soft(buttons).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (lineOf(path)) {
    const figure = main.getByRole('figure').first();
    expect.soft((await boxOf(figure)).y, 'the figure begins').toBeLessThan(400);
  }
  await buttons.first().click();
  const section = page.locator(':is(#contact-form, #contact)');
  const heading = section.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(contactHeadingOf(path) ?? /./);
  const header = await boxOf(page.getByRole('banner'));
  const top = async () => (await boxOf(heading)).y;
  await expect.poll(top, 'the heading is below the header').toBeGreaterThan(header.bottom);
  await expect(section.getByRole('link', { name: company.phone }).first()).toBeInViewport();
  await expect(section.getByRole('heading', { name: form.heading }).last()).toBeInViewport();
  await expect(formOn(page, form).field('Name')).toBeInViewport({ ratio: 1 });
}

for (const { path, heading } of pages) {
  test(`${path} can be read by everybody, on every screen`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await open(page, path);
    await loadFonts(page);
    await expect(page.locator('h1')).toHaveText([heading]);
    await test.step('text touches nothing while sections are folded', () =>
      expectClearText(page, 'folded'));
    await unfold(page);
    await test.step('by everybody', () => expectAccessible(page));
    await test.step('on every screen', () => expectToFit(page));
    await test.step('spaced', () => expectToFitSpaced(page));
    if (lineOf(path)) await test.step('letters', () => expectLetters(page));
    await test.step('the way to the form', () => expectToLeadToTheForm(page, path));
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
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unified Technology Solutions');
  await page.goBack();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('a development build hydrates without a word in the console', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const path of [
    ...['/', '/cyber', '/it/managed-services', '/privacy-policy', '/sitemap'],
    '/cyber/essential-eight-assessment',
  ]) {
    await open(page, `${process.env.DEVELOPMENT_URL}${path}`);
    // Firefox logs a warning if a font's loading is interrupted.
    await loadFonts(page);
  }
  expect(complaints).toEqual([]);
});

test('the footer has the colour of its line, and this year', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  // The HTML has the year of the build.
  await page.clock.setFixedTime('2031-07-01');
  const accentAt = async (path: string) => {
    await page.goto(path);
    return footer.evaluate((one) => getComputedStyle(one).getPropertyValue('--accent'));
  };
  const accents = [await accentAt('/it'), await accentAt('/cyber'), await accentAt('/design')];
  const neutral = await accentAt('/it/infrastructure-management');
  expect(new Set([...accents, neutral]).size).toBe(4);
  expect(await accentAt('/it/disaster-recovery-backups')).toBe(accents[0]);
  expect(await accentAt('/privacy-policy')).toBe(neutral);
  await expect(footer).toContainText('© 2031');
});

import { expect, type Page, test } from '@playwright/test';
import { catalogue, pathOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { boxOf, hydrateTool, open, phone } from './visit.ts';

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

/** The first link of the bar at the bottom of a service page. */
const callOn = (page: Page) => page.getByRole('main').locator('a[href^="tel:"]').first();

test('a service page always shows how to reach us, except at its form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/it/managed-services');
  const call = callOn(page);
  const contact = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first();
  const form = page.locator('#contact-form');
  const end = (await boxOf(form)).y - 700;
  for (const top of [0, end / 2, end]) {
    await page.evaluate((top) => scrollTo(0, top), top);
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', `tel:${company.phoneDial}`);
    await expect(contact).toBeInViewport({ ratio: 1 });
  }
  await contact.tap();
  await expect(form.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(call).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(call).toBeVisible();
});

for (const [width, height] of [
  [390, 664],
  [360, 640],
] as const) {
  test(`at ${width} × ${height} the answer of each figure stands above the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of catalogue.map(pathOf)) {
      await open(page, path);
      const figure = page.locator('main figure').first();
      // Above it stands what is asked.
      const answer = await boxOf(figure.getByRole('paragraph').nth(1));
      const bar = await boxOf(callOn(page));
      const { y, bottom } = await boxOf(figure);
      expect.soft(answer.bottom, path).toBeLessThan(bar.y);
      expect.soft(answer.bottom, path).toBeLessThan((y + bottom) / 2);
    }
  });
}

test('the bar of a service page leaves while a field has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  // A tool with fields, far above the form.
  await open(page, '/it/disaster-recovery-backups');
  await hydrateTool(page);
  const call = callOn(page);
  await page.getByText('Try your numbers').tap();
  await expect(call).toBeVisible();
  const field = page.getByRole('textbox', { name: /^Staff/ });
  await field.focus();
  await expect(call).toBeHidden();
  await field.blur();
  await expect(call).toBeVisible();
});

/** A page magnified to 400 %, a phone with its keyboard, and one on its side. */
const lowScreens = [
  [320, 256],
  [390, 364],
  [568, 232],
] as const;

for (const [width, height] of [[390, 664], ...lowScreens] as const) {
  test(`at ${width} × ${height} nothing covers what has the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/it/disaster-recovery-backups');
    let isAtFooter = false;
    for (let stop = 0; stop < 120 && !isAtFooter; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, isCovered, isInFooter } = await page.evaluate(() => {
        const one = document.activeElement;
        const { left, top, width, height } = one?.getBoundingClientRect() ?? new DOMRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        return {
          name: one?.outerHTML.slice(0, 80),
          isCovered: !(one?.contains(shown) || shown?.contains(one)),
          isInFooter: one?.closest('footer') != null,
        };
      });
      expect.soft(isCovered, name).toBe(false);
      isAtFooter = isInFooter;
    }
    expect(isAtFooter).toBe(true);
  });
}

for (const [width, height] of lowScreens) {
  test(`at ${width} × ${height} the whole screen is the page's`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/it/managed-services');
    /** Px in the middle of the screen that show something else. */
    const covered = (top: number) =>
      page.evaluate((top) => {
        scrollTo(0, top);
        const main = document.querySelector('main');
        const lines = Array.from({ length: innerHeight }, (_, y) => y);
        return lines.filter((y) => !main?.contains(document.elementFromPoint(innerWidth / 2, y)))
          .length;
      }, top);
    expect(await covered(120)).toBe(0);
    expect(await covered(2_000)).toBe(0);

    await page.evaluate(() => scrollTo(0, 0));
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Menu' }).tap();
    await banner.getByText('Design Services', { exact: true }).tap();
    const last = banner.getByRole('link', { name: 'Web Design & Development' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await banner.getByRole('link', { name: 'Get in Touch' }).filter({ visible: true }).tap();
    const heading = page.locator('#contact-form').getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport({ ratio: 1 });
  });
}

test('a section that opens is on the screen, though it closes one above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 364 });
  await open(page, '/it/managed-services');
  // As in Safari.
  await page.addStyleTag({ content: '* { overflow-anchor: none !important }' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    const section = (name: string) => part.getByText(name, { exact: true }).first();
    await section('IT Services').tap();
    await section('Cyber Services').evaluate((one) => one.scrollIntoView());
    await section('Cyber Services').tap();
    await expect(part.getByRole('link', { name: /Essential Eight/ })).toBeVisible();
    // Scrolling ends at whole px.
    await expect(section('Cyber Services')).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Escape');
  }
});

test('a tool that fails takes only its figure from the page', async ({ page }) => {
  await page.route(/outage-tool\.[^/]*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function OutageTool() { throw new Error("Broken on purpose") }',
    }),
  );
  await open(page, '/it/disaster-recovery-backups');
  await expect(page.getByRole('group', { name: /outage/ })).toHaveCount(0);
  const main = page.getByRole('main');
  const opening = main.locator('section').first();
  await expect(opening.getByRole('paragraph').first()).toBeVisible();
  await expect(opening.getByRole('definition').first()).toBeVisible();
  const buttons = main.getByRole('link', { name: 'Contact Us' }).filter({ visible: true });
  await expect(buttons).toHaveCount(2);
});

test('the top bar shows the phone number as text, and in large text its icon', async ({ page }) => {
  await open(page, '/it/it-strategy');
  const links = page.getByRole('banner').getByRole('link');
  const call = page.getByRole('banner').getByRole('link', { name: company.phone });
  await expect(links.first()).toHaveAccessibleName(company.phone);
  const widthOf = async () => (await boxOf(call.getByText(company.phone))).width;
  expect(await widthOf()).toBeGreaterThan(70);
  expect((await boxOf(call)).height).toBeGreaterThanOrEqual(44);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await widthOf()).toBeLessThan(2);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 350, height: 664 });
  expect(await widthOf()).toBeLessThan(2);
  await expect(call).toBeVisible();
});

test('a sample shows its verdict and first benefit, and unfolds the rest', async ({ page }) => {
  await open(page, '/it/managed-services');
  const sample = page.locator('section', { has: page.getByRole('article') });
  // Below what it is about.
  await expect(sample.getByRole('article').getByRole('paragraph').nth(1)).toBeVisible();
  await expect(sample.locator('li > h3 + p')).toBeVisible();
  for (const folded of ['li > details', 'article > details']) {
    const section = sample.locator(folded).first();
    const words = section.locator(':scope > :last-child');
    const control = section.locator(':scope > summary');
    await expect(words).toBeHidden();
    expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
    await control.tap();
    await expect(words).toBeVisible();
  }
});

test('targets are at least 44 px high', async ({ page }) => {
  for (const path of ['/', '/cyber', '/it/managed-services', '/privacy-policy']) {
    await open(page, path);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const small = await page.evaluate(() => {
      for (const section of document.querySelectorAll('details')) {
        section.removeAttribute('name');
        section.open = true;
      }
      const targets = document.querySelectorAll(
        'a[href], button:enabled, input, textarea, summary',
      );
      return [...targets]
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          const inSentence =
            getComputedStyle(target).display === 'inline' &&
            target.parentElement?.textContent !== target.textContent;
          const isShown = target.checkVisibility() && width > 1 && !inSentence;
          return isShown && (height < 43.5 || width < 24);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(small, path).toEqual([]);
  }
});

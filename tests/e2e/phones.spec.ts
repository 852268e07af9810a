import { expect, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { boxOf, open, phone } from './visit.ts';

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

test('a service page always shows how to reach us, except at its form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/it/managed-services');
  const main = page.getByRole('main');
  const call = main.getByRole('link', { name: 'Call' });
  const contact = main.getByRole('link', { name: 'Contact Us' }).first();
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

test('the bar of a service page covers nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  // A tool with fields, above the form.
  await open(page, '/it/disaster-recovery-backups');
  const call = page.getByRole('main').getByRole('link', { name: 'Call' });
  await expect(call).toBeVisible();
  const covered: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const one = document.activeElement;
      const bar = document.querySelector('.bottom-bar');
      if (!one || bar?.contains(one)) return '';
      const top = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
      const isCovered = one.getBoundingClientRect().bottom > top;
      const isInMain = one.closest('main') !== null;
      return isInMain && isCovered ? one.outerHTML.slice(0, 80) : one.closest('footer') && 'footer';
    });
    if (focused === 'footer') break;
    if (focused) covered.push(focused);
  }
  expect(covered).toEqual([]);
  await page.getByRole('spinbutton').or(page.getByRole('textbox')).first().focus();
  await expect(call).toBeHidden();
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
  await expect(page.getByText('67 tickets, 64 on target')).toBeVisible();
  await expect(page.getByText('Your staff phone, email or use')).toBeVisible();
  for (const [summary, text] of [
    ['A fee you can plan for', 'The fee is per person, not per ticket'],
    ['See the whole page', 'the phones were back 40 minutes late'],
  ] as const) {
    await expect(page.getByText(text)).toBeHidden();
    const control = page.getByText(summary, { exact: true }).filter({ visible: true });
    expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
    await control.tap();
    await expect(page.getByText(text)).toBeVisible();
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

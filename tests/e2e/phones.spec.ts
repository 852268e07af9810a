import { expect, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { contactHeadingOf, forms, lineOf } from './specification.ts';
import { boxOf, formOn, open, phone } from './visit.ts';

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

const buttonOf = (path: string) => {
  if (path === '/' || lineOf(path) === '/it') return 'Contact Us';
  return lineOf(path) ? 'Get Started' : 'Get in Touch';
};

for (const form of forms) {
  test(`${form.path} starts with its facts, and its button leads to the form`, async ({ page }) => {
    await open(page, form.path);
    const main = page.getByRole('main');
    if (lineOf(form.path)) {
      const label = page.getByText('Reply within', { exact: true });
      const reply = main.locator('div', { has: label }).last();
      await expect(reply).toContainText('One business day', { ignoreCase: true });
      expect((await boxOf(reply)).bottom, 'the facts end').toBeLessThan(844);
    }

    await page.setViewportSize({ width: 390, height: 664 });
    const button = main.getByRole('link', { name: buttonOf(form.path), exact: true });
    await button.first().tap();
    const section = page.locator(':is(#contact-form, #contact)');
    const heading = section.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(contactHeadingOf(form.path) ?? /./);
    const header = await boxOf(page.getByRole('banner'));
    const top = async () => (await boxOf(heading)).y;
    await expect.poll(top, 'the heading is below the header').toBeGreaterThan(header.bottom);
    await expect(section.getByRole('link', { name: company.phone }).first()).toBeInViewport();
    await expect(section.getByRole('heading', { name: form.heading }).last()).toBeInViewport();
    await expect(formOn(page, form).field('Name')).toBeInViewport({ ratio: 1 });
  });
}

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

for (const path of ['/', '/cyber', '/it/managed-services', '/privacy-policy']) {
  test(`${path} has targets at least 44 px high`, async ({ page }) => {
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
          const { width, height } = target.getBoundingClientRect();
          const inSentence =
            getComputedStyle(target).display === 'inline' &&
            target.parentElement?.textContent !== target.textContent;
          const isShown = target.checkVisibility() && width > 1 && !inSentence;
          return isShown && (height < 43.5 || width < 24);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(small).toEqual([]);
  });
}

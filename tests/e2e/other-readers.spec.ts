import { expect, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { formOf } from './specified-forms.ts';
import { complaintsOf, enquiryFor, expectNotice, formOn, mailWith, open } from './visit.ts';

test('a visitor with a keyboard alone skips to the content, opens a menu, chooses a page and sends an enquiry', async ({
  page,
}) => {
  const row = formOf('/cyber/on-demand-infosec-team');
  const enquiry = enquiryFor(row);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  /** Presses Tab until something with this name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let stop = 0; stop < 120; stop += 1) {
      await press('Tab');
      const [label, ring] = await page.evaluate(() => {
        const focused = document.activeElement;
        const box = focused?.getBoundingClientRect();
        const header = document.querySelector('header');
        const covered =
          !header?.contains(focused) &&
          (box?.top ?? 0) < (header?.getBoundingClientRect().bottom ?? 0);
        const labels = 'labels' in (focused ?? {}) ? [...document.querySelectorAll('label')] : [];
        const own = labels.find(({ control }) => control === focused);
        const style = focused && getComputedStyle(focused);
        const isSeen =
          style?.outlineStyle !== 'none' && Number.parseFloat(style?.outlineWidth ?? '0') >= 2;
        return [(own ?? focused)?.textContent?.trim() ?? '', isSeen && !covered] as const;
      });
      if (label !== '' && !/^Skip/.test(label))
        expect(ring, `the focus on '${label}' is seen`).toBe(true);
      if (name.test(label)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await open(page, '/');
  await tabTo(/^Skip to the content/);
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await open(page, '/sitemap');
  await tabTo(/^Cyber$/);
  await press('Enter');
  await tabTo(/On-Demand Information/);
  await press('Enter');
  await expect(page).toHaveURL(row.path);
  await tabTo(/^Name/);
  await page.keyboard.type(enquiry.name);
  await tabTo(/^Email/);
  await page.keyboard.type(enquiry.email);
  await tabTo(/^Message/);
  await page.keyboard.type(enquiry.message);
  await tabTo(/^Send Message$/);
  await press('Enter');
  await expectNotice(page, row.success);
  await expect(formOn(page, row).button).toBeFocused();
  await mailWith(enquiry.message);
});

test('a screen reader finds the page’s landmarks, one main heading and a named form', async ({
  page,
}) => {
  await open(page, '/it/managed-services');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - banner:
      - navigation "Main":
        - button "IT"
    - main:
      - heading "Managed Services & Support (MSP)" [level=1]
      - region "Our Process":
        - heading "Our Process" [level=2]
      - region "Your Trusted IT Partner":
        - textbox "Name"
        - textbox "Email"
        - textbox "Message"
        - button "Send Message"
    - contentinfo
  `);
});

test('on paper a page is black on white, with name, text, phone and addresses of links, without menus and form', async ({
  page,
}) => {
  await open(page, '/it/managed-services');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(company.phone).last()).toBeVisible();
  for (const hidden of [page.getByRole('navigation', { name: 'Main' }), page.locator('form')]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const colours = await page
    .getByRole('heading')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
  expect(colours).toEqual(['rgb(0, 0, 0)']);
});

test('in forced colours every control of the form keeps an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/it');
  const edges = await page
    .locator('form :is(input:not([type=hidden]), textarea, button):visible')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
  expect(new Set(edges)).toEqual(new Set(['solid']));
});

test('without a network the message is kept, and can be sent once it is back', async ({
  page,
  context,
}) => {
  const row = formOf('/it/it-strategy');
  const enquiry = enquiryFor(row);
  await open(page, row.path);
  await context.setOffline(true);
  await formOn(page, row).fill(enquiry);
  await formOn(page, row).button.click();
  await expectNotice(page, row.failure);
  expect(await formOn(page, row).values()).toEqual(enquiry);
  await context.setOffline(false);
  await formOn(page, row).button.click();
  await expectNotice(page, row.success);
  await mailWith(enquiry.message);
});

test('the hero’s balls fall one after the other, and are marked as complete after 1500 ms', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(1_500);
  await expect(page.locator('[data-animation-complete=true]')).toBeAttached();
  const delays = await page.evaluate(() =>
    document
      .getAnimations()
      .map((one) => Number(one.effect?.getTiming().delay))
      .filter((delay) => delay > 0),
  );
  expect(delays.every((delay) => delay % 200 < 1)).toBe(true);
  expect(complaints).toEqual([]);
});

test('the decorative balls fall again and again until they are paused', async ({ page }) => {
  await open(page, '/');
  const pause = page.getByRole('button', { name: 'Pause animation' });
  await pause.scrollIntoViewIfNeeded();
  const endless = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
          .filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(endless).toBeGreaterThanOrEqual(3);
  await pause.click();
  await expect.poll(endless).toBe(0);
  await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
});

test('services that are coming have a disabled button and no link', async ({ page }) => {
  await page.goto('/');
  const buttons = page.getByRole('button', { name: 'Coming Soon' });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  for (const name of ['Cloud Services', 'Software Development']) {
    const card = page.locator('li', { has: page.getByRole('heading', { name }) });
    await expect(card.getByRole('link')).toHaveCount(0);
  }
});

import { expect, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { formOf } from './specification.ts';
import { enquiryFor, expectNotice, formOn, mailWith, open } from './visit.ts';

test('a visitor with a keyboard alone finds a page and sends an enquiry', async ({ page }) => {
  const row = formOf('/cyber/on-demand-infosec-team');
  const enquiry = enquiryFor(row);
  /** Presses Tab until an element with this name has the focus, which must be visible at each stop. */
  const tabTo = async (name: RegExp) => {
    for (let stop = 0; stop < 120; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const [label, isSeen] = await focused.evaluate((one) => {
        const label = [...document.querySelectorAll('label')].find(
          ({ control }) => control === one,
        );
        const header = document.querySelector('header');
        const edge = one.closest('main') ? (header?.getBoundingClientRect().bottom ?? 0) : 0;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        const words = (label ?? one).textContent?.trim() ?? '';
        return [words, hasRing && one.getBoundingClientRect().bottom > edge] as const;
      });
      expect(isSeen, `the focus on '${label}' is seen`).toBe(true);
      if (name.test(label)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await open(page, '/sitemap');
  await tabTo(/^Skip to the content/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await open(page, '/sitemap');
  await tabTo(/^Cyber$/);
  await page.keyboard.press('Enter');
  await tabTo(/On-Demand Information/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(row.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const [label, value] of [
    [/^Name/, enquiry.name],
    [/^Email/, enquiry.email],
    [/^Message/, enquiry.message],
  ] as const) {
    await tabTo(label);
    await page.keyboard.type(value);
  }
  await tabTo(/^Send Message$/);
  await page.keyboard.press('Enter');
  await expectNotice(page, row.success);
  await expect(formOn(page, row).button).toBeFocused();
  await mailWith(enquiry.message);
});

test('a screen reader finds landmarks, headings, named regions and fields', async ({ page }) => {
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

test('on paper a page is black on white, without menus, buttons and form', async ({ page }) => {
  await open(page, '/it/managed-services');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(company.phone).last()).toBeVisible();
  await expect(page.getByText('SLA Guidance and Vendor Management')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.locator('form')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const colours = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
});

test('the balls of the hero fall in turn, and it is complete after 1500 ms', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const delays = await page
    .locator('[data-falling-balls] > div')
    .evaluateAll((balls) => balls.map((ball) => getComputedStyle(ball).animationDelay));
  expect(delays.slice(-4)).toEqual(['0.2s', '0.4s', '0.6s', '0.8s']);
  await page.clock.runFor(1_500);
  await expect(page.locator('[data-animation-complete]')).toBeAttached();
});

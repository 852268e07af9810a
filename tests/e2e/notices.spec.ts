import { expect, type Locator, type Page, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { formOf } from '../specification.ts';
import {
  boxOf,
  enquiryFor,
  expectNotice,
  formOn,
  functionPath,
  notices,
  open,
  openForm,
  openWithStoppedClock,
  phone,
  stopClock,
} from './visit.ts';

const home = formOf('/');

/** Opens the home page with a fake clock, and sends the empty form, which shows a notice. */
async function openWithNotice(page: Page): Promise<void> {
  await page.clock.install();
  await (await openForm(page, home)).button.click();
  await expect(notices(page)).toHaveCount(1);
}

test('notices are a list that Alt+T reaches, and close with their button', async ({ page }) => {
  await openWithNotice(page);
  await page.keyboard.press('Alt+t');
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region.getByRole('list')).toBeFocused();
  await region.getByRole('button', { name: 'Close' }).click();
  await expect(notices(page)).toHaveCount(0);
});

test('a new notice replaces the one before it, and closes after a time', async ({ page }) => {
  await openWithNotice(page);
  // With the clock stopped, the first notice cannot expire.
  await stopClock(page);
  await formOn(page, home).send(enquiryFor(home));
  await formOn(page, home).reference();
  for (let step = 0; step < 10; step += 1) await page.clock.runFor(100);
  await expectNotice(page, home.success);
  await page.mouse.move(200, 300);
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(notices(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test.describe('on a phone', () => {
  test.use(phone);

  test.describe('with its keyboard', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const height of [664, 364]) {
      test(`at 390 × ${height} Enter in a field shows the result`, async ({ page }) => {
        const row = formOf('/it/it-strategy');
        await page.setViewportSize({ width: 390, height });
        const form = await openForm(page, row);
        const email = form.field('Email');
        /** Expects a notice and, not covered by it, this text. */
        const expectToSee = async (notice: readonly [string, string], text: Locator) => {
          await expectNotice(page, notice);
          await expect(notices(page)).toBeInViewport({ ratio: 1 });
          await expect(text).toBeInViewport({ ratio: 1 });
          await expect
            .poll(async () => (await boxOf(notices(page))).y - (await boxOf(text)).bottom)
            .toBeGreaterThanOrEqual(0);
        };
        await form.fill({ ...enquiryFor(row), name: '' });
        await email.press('Enter');
        await expectToSee(row.missing ?? row.failure, form.text('Name is required'));
        await form.fill(enquiryFor(row));
        await page.route(`**${functionPath}`, (route) => route.abort(), { times: 1 });
        await email.press('Enter');
        await expectToSee(row.failure, page.getByText('Your message is still here'));
        // A field would keep the phone's keyboard over the result.
        await expect(form.button).toBeFocused();
        await email.press('Enter');
        await expectToSee(row.success, page.getByText(/Received\./));
        await expect(form.button).toBeFocused();
      });
    }
  });

  test('a notice covers no wrong field, and closes on a swipe', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Playwright moves a finger in Chromium only');
    await openWithNotice(page);
    const notice = notices(page);
    await notice.evaluate((one) => Promise.all(one.getAnimations().map((it) => it.finished)));
    const name = formOn(page, home).field('Name');
    await expect(name).toBeFocused();
    const note = await boxOf(notice);
    for (const part of [name, page.getByRole('banner')]) {
      const box = await boxOf(part);
      expect(note.y > box.bottom || note.bottom < box.y).toBe(true);
    }

    await stopClock(page);
    const screen = await page.context().newCDPSession(page);
    /** Moves a finger sideways over the notice in five steps, with a pause in ms after each. */
    const swipe = async (distance: number, pause: number) => {
      const { x, y } = await boxOf(notice);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...moved: number[]) =>
        screen.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: moved.map((by) => ({ x: x + 60 + by, y: y + 20 })),
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 5; step += 1) {
        await touch('touchMove', (distance / 5) * step);
        await page.clock.runFor(pause);
      }
      await touch('touchEnd');
      await page.clock.runFor(500);
    };
    await swipe(20, 100);
    await expect(notice).toHaveCount(1);
    await swipe(40, 5);
    await expect(notice).toHaveCount(0);
  });
});

test.describe('a tooltip', () => {
  const tooltip = (page: Page) => page.getByRole('tooltip');
  const topLink = (page: Page, { label }: { label: string }) =>
    page.getByRole('banner').getByRole('link', { name: label, exact: true });

  // `hover-intent.test.ts` has the delays.
  test('opens by hover, not at once, and stays under the pointer', async ({ page }) => {
    const { professionalNetwork, photoSharing } = company;
    await openWithStoppedClock(page, '/');
    await topLink(page, professionalNetwork).hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(tooltip(page)).toContainText(professionalNetwork.label);
    await topLink(page, photoSharing).hover();
    await page.clock.runFor(5);
    await expect(tooltip(page)).toContainText(photoSharing.label);
    await tooltip(page).hover();
    await page.clock.runFor(1_000);
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(400, 600);
    await page.clock.runFor(1_000);
    await expect(tooltip(page)).toBeHidden();
  });

  test('stays beside its link while the page scrolls', async ({ page }) => {
    await open(page, '/sitemap');
    const link = page.getByRole('contentinfo').getByRole('link', { name: company.map.label });
    await link.scrollIntoViewIfNeeded();
    await page.keyboard.press('Shift');
    await link.focus();
    const middleOf = async (part: Locator) => {
      const { y, height } = await boxOf(part);
      return y + height / 2;
    };
    const gap = async () => Math.abs((await middleOf(tooltip(page))) - (await middleOf(link)));
    const [before, distance] = [await middleOf(link), await gap()];
    await page.evaluate(() => scrollBy({ top: -150, behavior: 'instant' }));
    expect(await middleOf(link)).not.toBe(before);
    await expect.poll(gap).toBeCloseTo(distance, 0);
  });

  test('opens at once for the keyboard, and closes with Escape', async ({ page }) => {
    await open(page, '/');
    const link = topLink(page, { label: company.phone });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(tooltip(page)).toBeVisible();
    await expect(link).toHaveAccessibleDescription((await tooltip(page).innerText()).trim());
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import {
  formOn,
  functionPath,
  hold,
  noticesOn,
  openPage,
  typed,
} from '../../testing/browser/enquiry-page.ts';
import { phone, prepareJourney, stopClock } from '../../testing/browser/journey.ts';

const journey = prepareJourney();

describe('notices', () => {
  const toast = (page: Page) => page.locator('[data-sonner-toast]');

  async function provoke(page: Page) {
    await formOn(page, { button: 'Send Message' }).button.click();
    await expect.poll(() => noticesOn(page)).toHaveLength(1);
  }

  test('are in a list called Notifications, which Alt+T reaches, and close with their button', async () => {
    const page = await journey.open('/');
    await provoke(page);
    const list = page.getByRole('region', { name: /^Notifications/ });
    await list.waitFor({ state: 'attached' });
    await page.keyboard.press('Alt+t');
    expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => noticesOn(page)).toHaveLength(0);
  });

  test('on a phone leave the header free, and the field that is to be corrected', async () => {
    const page = await journey.open('/', phone);
    const box = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
    const name = formOn(page, { button: 'Send Message' }).field('Name');
    await name.focus();
    // Right under the header, where the notice will be.
    await page.evaluate(
      (by) => scrollBy({ top: by, behavior: 'instant' }),
      (await box('[for="enquiry-name"]')).top - (await box('header.bar')).bottom,
    );
    await name.press('Enter');
    await expect.poll(() => noticesOn(page)).toHaveLength(1);
    // The notice slides in.
    await expect
      .poll(async () => (await box('[data-sonner-toast]')).top)
      .toBeGreaterThan((await box('header.bar')).bottom);
    expect((await box('[for="enquiry-name"]')).top).toBeGreaterThan(
      (await box('[data-sonner-toast]')).bottom,
    );
  });

  test('of an error close as soon as the visitor sends again', async () => {
    const page = await journey.open('/');
    const form = formOn(page, { button: 'Send Message' });
    await provoke(page);
    const answer = await hold(page, `**${functionPath}`);
    await form.fill(typed);
    await form.button.click();
    await form.sending.waitFor();
    await expect.poll(() => noticesOn(page)).toEqual([]);
    answer();
    await expect.poll(() => noticesOn(page)).toHaveLength(1);
  });

  test('close on a quick swipe, but not on a slow, short one', async () => {
    const visitor = await journey.visit(phone);
    await visitor.clock.install();
    const page = await openPage(visitor, journey.site.url);
    await provoke(page);
    await stopClock(page);
    const screen = await visitor.newCDPSession(page);
    const finger = (type: string, ...touchPoints: { x: number; y: number }[]) =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints,
      } as Parameters<typeof screen.send<'Input.dispatchTouchEvent'>>[1]);
    /** Px by which the notice follows the finger. */
    const swiped = () =>
      toast(page).evaluate((notice) =>
        Number.parseFloat(notice.style.getPropertyValue('--swipe-amount-x')),
      );
    const swipe = async (distance: number, steps: number, pause: number) => {
      const box = await toast(page).boundingBox();
      if (!box) throw new Error('no notice');
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      await finger('touchStart', { x, y });
      for (let step = 1; step <= steps; step += 1) {
        const moved = (distance / steps) * step;
        // The library knows which way a swipe goes only once the first move is drawn: on a busy machine
        // that may be after the last one. A visitor waits until the notice follows the finger.
        await expect
          .poll(async () => {
            await finger('touchMove', { x: x + moved, y: y + 1 });
            await finger('touchMove', { x: x + moved, y });
            return swiped();
          })
          .toBe(moved);
        await page.clock.runFor(pause);
      }
      await finger('touchEnd');
    };
    // The notice slides in, whether the clock stands still or not.
    await toast(page).and(page.locator('[data-mounted=true]')).waitFor();
    await toast(page).evaluate((notice) =>
      Promise.all(notice.getAnimations().map((movement) => movement.finished)),
    );
    // 20 px in 400 ms and more: slower than 0.11 px a millisecond, and shorter than the threshold.
    await swipe(20, 10, 50);
    await page.clock.runFor(500);
    expect(await noticesOn(page)).toHaveLength(1);
    await swipe(40, 4, 5);
    await page.clock.runFor(1_000);
    await expect.poll(() => noticesOn(page)).toHaveLength(0);
  });

  test('close by themselves after a time', async () => {
    const visitor = await journey.visit();
    await visitor.clock.install();
    const page = await openPage(visitor, journey.site.url);
    await provoke(page);
    await page.mouse.move(200, 300);
    await page.clock.runFor(20_000);
    await expect
      .poll(async () => {
        // Where the pointer's leaving was drawn late, the notice's time began late.
        await page.clock.runFor(1_000);
        return noticesOn(page);
      })
      .toHaveLength(0);
  });
});

describe('tooltips', () => {
  const tooltip = (page: Page) => page.getByRole('tooltip');

  test('open 700 ms after the pointer arrives, and the next at once within 300 ms', async () => {
    const page = await journey.openStopped('/');
    const network = `header a[data-tooltip*="${company.professionalNetwork.label}"]`;
    const pictures = `header a[data-tooltip*="${company.photoSharing.label}"]`;
    await page.locator(network).hover();
    await page.clock.runFor(695);
    expect(await tooltip(page).isVisible()).toBe(false);
    await page.clock.runFor(5);
    await tooltip(page).waitFor({ state: 'visible' });
    expect(await tooltip(page).innerText()).toBe(
      `${company.name} on ${company.professionalNetwork.label}`,
    );
    await page.locator(pictures).hover();
    await expect.poll(() => tooltip(page).innerText()).toContain(company.photoSharing.label);
    expect(await tooltip(page).isVisible()).toBe(true);
    await page.mouse.move(400, 600);
    await page.clock.runFor(1_000);
    await tooltip(page).waitFor({ state: 'hidden' });
  });

  test('open at once for the keyboard, describe their link, and close with Escape', async () => {
    const page = await journey.open('/');
    const link = page.getByRole('banner').getByRole('link', { name: company.helpDesk.label });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await tooltip(page).waitFor({ state: 'visible' });
    expect(await link.getAttribute('aria-describedby')).toBe('tooltip');
    await page.keyboard.press('Escape');
    await tooltip(page).waitFor({ state: 'hidden' });
  });
});

import { expect, type Page, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { formOf } from './specified-forms.ts';
import {
  enquiryFor,
  expectNotice,
  formOn,
  functionPath,
  hold,
  notices,
  open,
  openStopped,
  phone,
  stopClock,
} from './visit.ts';

const home = formOf('/');

/** Sends the empty form, which shows a notice. */
async function provoke(page: Page): Promise<void> {
  await formOn(page, home).button.click();
  await expect(notices(page)).toHaveCount(1);
}

test.describe('notices', () => {
  test('are a list that Alt+T reaches, and close with their button', async ({ page }) => {
    await open(page, '/');
    await provoke(page);
    await page.keyboard.press('Alt+t');
    await expect(
      page.getByRole('region', { name: /^Notifications/ }).getByRole('list'),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(notices(page)).toHaveCount(0);
  });

  test('close by themselves after a time', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await provoke(page);
    await page.mouse.move(200, 300);
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(notices(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });

  test('of an error close as soon as the visitor sends again', async ({ page }) => {
    await open(page, '/');
    await provoke(page);
    const answer = await hold(page, `**${functionPath}`);
    await formOn(page, home).fill(enquiryFor(home));
    await formOn(page, home).button.click();
    await expect(formOn(page, home).sending).toBeVisible();
    await expect(notices(page)).toHaveCount(0);
    answer();
    await expectNotice(page, home.success);
  });
});

test.describe('on a phone, notices', () => {
  test.use(phone);

  test('leave the header and the field to be corrected free, and close on a quick swipe, not on a slow, short one', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    await provoke(page);
    const notice = notices(page);
    await notice.evaluate((one) =>
      Promise.all(one.getAnimations().map((movement) => movement.finished)),
    );
    const boxOf = async (part: typeof notice) => {
      const box = await part.boundingBox();
      if (!box) throw new Error('The part is not displayed');
      return box;
    };
    const name = formOn(page, home).field('Name');
    await expect(name).toBeFocused();
    const [field, note] = [await boxOf(name), await boxOf(notice)];
    const header = await boxOf(page.getByRole('banner'));
    expect(note.y > header.y + header.height || note.y + note.height < header.y).toBe(true);
    expect(field.y > note.y + note.height || field.y + field.height < note.y).toBe(true);

    await stopClock(page);
    const screen = await page.context().newCDPSession(page);
    /** Moves a finger sideways over the notice in five steps, each of so many ms by the page's clock. */
    const swipe = async (distance: number, pause: number) => {
      const box = await boxOf(notice);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
        screen.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 5; step += 1) {
        await touch('touchMove', (distance / 5) * step);
        await page.clock.runFor(pause);
      }
      await touch('touchEnd', 0);
      await page.clock.runFor(500);
    };
    await swipe(20, 100);
    await expect(notice).toHaveCount(1);
    await swipe(40, 5);
    await expect(notice).toHaveCount(0);
  });
});

test.describe('tooltips', () => {
  const tooltip = (page: Page) => page.getByRole('tooltip');
  const topLink = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true });

  test('open 700 ms after the pointer arrives, and the next at once within 300 ms', async ({
    page,
  }) => {
    await openStopped(page, '/');
    await topLink(page, company.professionalNetwork.label).hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(tooltip(page)).toContainText(company.professionalNetwork.label);
    await topLink(page, company.photoSharing.label).hover();
    await page.clock.runFor(5);
    await expect(tooltip(page)).toContainText(company.photoSharing.label);
    await page.mouse.move(400, 600);
    await page.clock.runFor(1_000);
    await expect(tooltip(page)).toBeHidden();
    await topLink(page, company.photoSharing.label).hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toBeHidden();
  });

  test('open at once for the keyboard, describe their link, and close with Escape', async ({
    page,
  }) => {
    await open(page, '/');
    const link = topLink(page, company.helpDesk.label);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(tooltip(page)).toBeVisible();
    await expect(link).toHaveAccessibleDescription((await tooltip(page).innerText()).trim());
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
  });
});

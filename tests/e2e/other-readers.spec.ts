import { expect, type Locator, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { formOf } from '../specification.ts';
import { enquiryFor, expectNotice, formOn, mailWith, open, painted } from './visit.ts';

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

test('a browser that cannot unfold by style shows what is folded, and opens it', async ({
  page,
}) => {
  // Safari before 18.4, Firefox before 143.
  await page.route(
    (url) => url.pathname === '/it/managed-services',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('details-content', 'unknown-part');
      await route.fulfill({ response, body });
    },
  );
  await open(page, '/it/managed-services');
  for (const folded of ['main li > details', 'article > details', 'footer details']) {
    const section = page.locator(folded).first();
    const words = section.locator(':scope > :last-child');
    await expect(words).toBeHidden();
    await section.locator(':scope > summary').click();
    await expect(words).toBeVisible();
    const titles = section.locator(':scope > :is(summary, h3)').filter({ visible: true });
    await expect(titles, 'said once').toHaveCount(1);
  }
});

test('folded sections are printed, and then are as before', async ({ page }) => {
  // Safari before 18.4 and Firefox before 143 open nothing for paper themselves.
  for (const path of ['/it/managed-services', '/it']) {
    await open(page, path);
    const sections = page.locator('main details:has(summary:visible)');
    await sections.first().locator('summary').click();
    const openAtFirst = await page.locator('details[open]').count();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const section of await sections.all()) await expect(section).toHaveAttribute('open');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('details[open]').count()).toBe(openAtFirst);
  }
});

/** The elements that fall, each with its ball. One that found no place is not displayed. */
const ballsIn = (table: Locator) => table.locator('svg:visible').locator('..');

test('the balls of the home page fall to a place in which they stay', async ({ page }) => {
  await open(page, '/');
  const table = page.locator('[data-decorative-balls]');
  await table.scrollIntoViewIfNeeded();
  await expect(table).toHaveAttribute('data-falling');
  /** Moves all balls to a time of their animation, in ms, and returns opacity and place of each. */
  const ballsAt = async (time: number) => {
    await table.evaluate((one, time) => {
      for (const animation of one.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
    }, time);
    await painted(page);
    return ballsIn(table).evaluateAll((balls) =>
      balls.map((ball) => {
        const { opacity, left, top } = getComputedStyle(ball);
        return [opacity, left, top].join(' ');
      }),
    );
  };
  const before = await ballsAt(8_000);
  const gone = await ballsAt(9_010);
  for (const ball of gone) expect(Number.parseFloat(ball)).toBeLessThan(0.05);
  const landed = await ballsAt(11_000);
  const placeOf = (ball = '') => ball.replace(/^\S+ /, '');
  expect(landed.map(placeOf)).toEqual(gone.map(placeOf));
  expect(landed.map(placeOf)).not.toEqual(before.map(placeOf));

  const button = page.getByRole('button', { name: /animation$/ });
  for (const name of ['Play animation', 'Pause animation']) {
    await button.click();
    await expect(button).toHaveAccessibleName(name);
    // The label says it all.
    await expect(button).not.toHaveAttribute('aria-pressed');
    const falls = await table.evaluate((one) => one.hasAttribute('data-falling'));
    expect(falls).toBe(name === 'Pause animation');
  }
});

test('the balls of the hero fall in turn, and it is complete after 1500 ms', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const balls = ballsIn(page.locator('[data-falling-balls]'));
  const delays = await balls.evaluateAll((all) =>
    all.map((ball) => getComputedStyle(ball).animationDelay),
  );
  expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s', '1s']);
  await page.clock.runFor(1_500);
  await expect(page.locator('[data-animation-complete]')).toBeAttached();
});

test('bold text has bold fonts: browsers make all others bold once more', async ({ page }) => {
  await open(page, '/cyber/essential-eight-assessment');
  const notBold = await page.evaluate(() => {
    const bold = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { fontFamily, fontWeight } = getComputedStyle(element);
      return Number(fontWeight) >= 600 ? fontFamily.replaceAll('"', '').split(', ') : [];
    });
    return [...new Set(bold)].filter((name) => {
      const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === name);
      const isBold = faces.some(({ weight }) => Number(weight.split(' ').at(-1)) >= 600);
      return faces.length > 0 && !isBold;
    });
  });
  expect(notBold).toEqual([]);
});

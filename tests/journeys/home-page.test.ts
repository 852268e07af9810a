import { describe, expect, test } from 'vitest';
import { nextPicture } from '../../testing/browser/enquiry-page.ts';
import { desktop, prepareJourney } from '../../testing/browser/journey.ts';
import { top } from '../../testing/browser/parts.ts';
import { screenshotOf } from '../../testing/browser/screenshot-of.ts';

const journey = prepareJourney();

describe('the home page', () => {
  test('marks its hero as complete after 1500 ms, and not before; then the shot is drawn', async () => {
    const visitor = await journey.visit();
    await visitor.clock.install();
    const page = await visitor.newPage();
    // A clock can be stopped in its future only.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(journey.site.url);
    const hydrated = page.locator('html[data-hydrated]');
    await page.mouse.move(3, 300);
    // The script starts in an idle moment, which needs a running clock.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return hydrated.count();
      })
      .toBe(1);
    const complete = page.locator('[data-animation-complete]');
    await page.clock.runFor(1_400);
    expect(await complete.count()).toBe(0);
    const shot = page.locator('[data-falling-balls] .shot');
    const hidden = () => shot.evaluate((line) => getComputedStyle(line).clipPath);
    expect(await hidden()).toBe('inset(0px 100% 0px 0px)');
    await page.clock.runFor(100);
    await complete.waitFor({ state: 'attached' });
    await expect.poll(hidden).toBe('inset(0px 0px -9px -9px)');
  });

  test('drops five balls in its hero on a desktop, each 0.2 s after the last, and none on a phone', async () => {
    const page = await journey.open('/');
    const delays = await page
      .locator('[data-falling-balls] > div')
      .evaluateAll((balls) => balls.map((ball) => getComputedStyle(ball).animationDelay));
    expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s']);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('[data-falling-balls]').isVisible()).toBe(false);
    expect(await page.locator('.still-shot').isVisible()).toBe(true);
  });

  test('shows the first falling ball within 150 ms', async () => {
    // Without scripts, since they end the fall after a while.
    const page = await journey.openPlain('/', desktop);
    const seen = await page
      .locator('[data-falling-balls] > .falling')
      .first()
      .evaluate((ball) => {
        // From the start again, and then to the moment itself: no clock decides.
        if (ball instanceof HTMLElement) ball.style.animation = 'none';
        ball.getBoundingClientRect();
        if (ball instanceof HTMLElement) ball.style.animation = '';
        const [fall] = ball.getAnimations();
        fall?.pause();
        if (fall) fall.currentTime = 150;
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return ball.getBoundingClientRect().bottom - header;
      });
    expect(seen).toBeGreaterThan(20);
    expect(seen).toBeLessThan(160);
  });

  test('places its decorative balls, lets them fall again and again in view, and pauses when asked', async () => {
    const page = await journey.open('/');
    const area = page.locator('[data-decorative-balls]');
    const balls = area.locator('> div');
    const running = () =>
      balls.evaluateAll((all) =>
        all.map((ball) => getComputedStyle(ball).animationIterationCount === 'infinite'),
      );
    await expect.poll(() => balls.count()).toBeGreaterThanOrEqual(3);
    expect(await running()).not.toContain(true);
    await area.scrollIntoViewIfNeeded();
    await expect.poll(running).not.toContain(false);
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await expect.poll(running).not.toContain(true);
    await page.getByRole('button', { name: 'Play animation' }).waitFor();
  });

  test('shows the shot from the start under reduced motion', async () => {
    // Its clock stands still, so nothing marks the hero as complete.
    const page = await journey.openStopped('/', { ...desktop, reducedMotion: 'reduce' });
    const shot = page.locator('[data-falling-balls] .shot');
    expect(await shot.evaluate((line) => getComputedStyle(line).clipPath)).toBe('none');
  });

  test('has no endless motion under reduced motion', async () => {
    const page = await journey.open('/', { ...desktop, reducedMotion: 'reduce' });
    await page.locator('[data-decorative-balls]').scrollIntoViewIfNeeded();
    await nextPicture(page);
    const animations = await page.evaluate(() => document.getAnimations().length);
    expect(animations).toBe(0);
    expect(await page.getByRole('button', { name: 'Pause animation' }).isVisible()).toBe(false);
  });

  test('Explore Our Services and Contact Us scroll to their sections', async () => {
    const page = await journey.open('/');
    await page.getByRole('link', { name: 'Explore Our Services' }).click();
    await expect.poll(() => top(page, '#services')).toBeLessThan(150);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
    await expect.poll(() => top(page, '#contact')).toBeLessThan(150);
  });

  test('shows two future services with a disabled button and no link', async () => {
    const page = await journey.open('/');
    const buttons = page.getByRole('button', { name: 'Coming Soon' });
    expect(await buttons.count()).toBe(2);
    for (const button of await buttons.all()) expect(await button.isDisabled()).toBe(true);
    for (const title of ['Cloud Services', 'Software Development']) {
      const card = page
        .locator('#services li')
        .filter({ has: page.getByRole('heading', { name: title }) });
      expect(await card.getByRole('link').count()).toBe(0);
    }
  });
});

test('the balls of the hero stay where they fell, also in a screenshot of the whole page', async () => {
  const page = await journey.open('/');
  await page.locator('[data-animation-complete=true]').waitFor();
  const places = () =>
    page
      .locator('[data-falling-balls] > div')
      .evaluateAll((balls) => balls.map((ball) => Math.round(ball.getBoundingClientRect().top)));
  const fallen = await places();
  await screenshotOf(page, { fullPage: true });
  expect(await places()).toEqual(fallen);
  expect(Math.min(...fallen)).toBeGreaterThan(0);
});

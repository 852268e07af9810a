import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { nextPicture } from '../../testing/browser/enquiry-page.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';

const journey = prepareJourney();

describe('a change of page', () => {
  test('shows the Loading... overlay for 300 ms over the page that is already there', async () => {
    const page = await journey.openStopped('/');
    const overlay = page.locator('.overlay');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'IT Strategy Development' })
      .click();
    await expect
      .poll(async () => {
        // What the site does a moment later, a timer of 0 ms, needs a clock that moves.
        await page.clock.runFor(1);
        return overlay.count();
      })
      .toBe(1);
    expect(await overlay.innerText()).toContain('Loading...');
    expect(await overlay.getAttribute('aria-hidden')).toBe('true');
    expect(await page.locator('h1').allInnerTexts()).toEqual(['IT Strategy Development']);
    await page.clock.runFor(290);
    expect(await overlay.count()).toBe(1);
    await page.clock.runFor(10);
    await overlay.waitFor({ state: 'detached' });
  });

  test('shows no overlay on the first load, nor on a change of section', async () => {
    const page = await journey.open('/');
    expect(await page.getByText('Loading...').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).click();
    await nextPicture(page);
    expect(await page.getByText('Loading...').count()).toBe(0);
  });

  test('starts at the top, moves the keyboard to the heading, and says the title', async () => {
    const page = await journey.open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'UI/UX Design' }).click();
    await page.getByRole('heading', { level: 1, name: 'UI/UX Design' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('UI/UX Design');
    const title = `UI/UX Design - Design Studio - ${company.name}`;
    expect(await page.title()).toBe(title);
    await page.getByRole('status').getByText(title).waitFor({ state: 'attached' });
    expect(await page.locator('meta[name=description]').count()).toBe(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `https://${company.domain}/design/ui-ux-design`,
    );
  });

  test('back and forward return to where the visitor was', async () => {
    const page = await journey.open('/');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await nextPicture(page);
    await page
      .locator('main')
      .getByRole('link', { name: 'Learn More about IT Consulting' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'IT Consulting Services' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const left = await page.evaluate(() => history.length);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Unified Technology Solutions' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'IT Consulting Services' }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(left);
  });

  test('corrects the year of the footer in the browser', async () => {
    const page = await (await journey.visit()).newPage();
    await page.clock.setFixedTime(new Date('2031-03-01T00:00:00Z'));
    await page.goto(journey.site.url);
    await page.mouse.move(3, 300);
    await page.getByRole('contentinfo').getByText(`© 2031 ${company.legalName}`).waitFor();
  });

  test('that fails shows Unexpected Application Error!, why, and the way home; what was typed stays', async () => {
    const page = await journey.open('/it');
    await page.getByRole('textbox', { name: 'Message' }).fill('Do not lose this.');
    // A page that cannot be drawn, under the name by which the site imports it.
    await page.route('**/assets/sitemap-page-*.js', async (route) => {
      const words = await (await route.fetch()).text();
      const name = /export\s*\{\s*\w+ as (\w+)/.exec(words)?.[1];
      const body = `const broken = () => { throw new Error('The sitemap broke') }; export { broken as ${name} }`;
      await route.fulfill({ body, contentType: 'text/javascript' });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    expect(await page.getByRole('alert').innerText()).toBe('The sitemap broke');
    const home = page.getByRole('link', { name: 'Return to Home' });
    expect(await home.getAttribute('href')).toBe('/');
    await page.goBack();
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.waitFor();
    expect(await message.inputValue()).toBe('Do not lose this.');
  });
});

import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { prepareJourney } from '../../testing/browser/journey.ts';

const journey = prepareJourney();

describe('a change of page', () => {
  test('shows the Loading... overlay for 300 ms over the page that is already there', async () => {
    const page = await journey.open('/');
    await page.evaluate(() => {
      const seen: [string, number, string][] = [];
      // The observer hears of the overlay a little after it was put there; this comes with it.
      let begun = 0;
      addEventListener('pagechange', () => {
        begun = performance.now();
      });
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const record of records) {
          const overlay = (list: NodeList) =>
            [...list].some((node) => node instanceof HTMLElement && node.matches('.overlay'));
          const heading = document.querySelector('h1')?.textContent ?? '';
          if (overlay(record.addedNodes)) seen.push(['shown', begun, heading]);
          if (overlay(record.removedNodes)) seen.push(['gone', performance.now(), heading]);
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'IT Strategy Development' })
      .click();
    const overlay = page.getByText('Loading...');
    await overlay.waitFor({ state: 'attached' });
    expect(await page.locator('.overlay').getAttribute('aria-hidden')).toBe('true');
    await overlay.waitFor({ state: 'detached' });
    const seen: unknown = await page.evaluate('window.seen');
    if (!Array.isArray(seen)) throw new Error('nothing was seen');
    expect(seen.map(([what, , heading]) => [what, heading])).toEqual([
      ['shown', 'IT Strategy Development'],
      ['gone', 'IT Strategy Development'],
    ]);
    const time = seen[1][1] - seen[0][1];
    expect(time).toBeGreaterThan(295);
    expect(time).toBeLessThan(500);
  });

  test('shows no overlay on the first load, nor on a change of section', async () => {
    const page = await journey.open('/');
    expect(await page.getByText('Loading...').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).click();
    await page.waitForTimeout(100);
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
    await page.waitForTimeout(100);
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

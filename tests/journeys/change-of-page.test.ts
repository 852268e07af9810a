import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import {
  holdScript,
  hydrated,
  nextPicture,
  openPage,
  showPage,
} from '../../testing/browser/enquiry-page.ts';
import { hasFonts } from '../../testing/browser/fonts.ts';
import { desktop, prepareJourney, small } from '../../testing/browser/journey.ts';
import { requestsOf, untilFetched } from '../../testing/browser/requests.ts';

const journey = prepareJourney();

/** What the style sheets make of each element of a page. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main, main *:not(.thrown, .thrown *), footer *')].map(
      (element) => {
        const { display, fontSize, color, padding, margin, borderWidth, width } =
          getComputedStyle(element);
        return [
          element.tagName,
          display,
          fontSize,
          color,
          padding,
          margin,
          borderWidth,
          width,
        ].join(' ');
      },
    ),
  );

/** The next page cannot be rendered: it has sections, which the error's page has not. */
const breakNextPage = (page: Page) =>
  page.evaluate(() => {
    const create = document.createElement.bind(document);
    const failing = (name: string, options?: ElementCreationOptions) => {
      if (name === 'section') throw new Error('The page broke');
      return create(name, options);
    };
    Object.assign(document, { createElement: failing, mend: create });
  });

const mend = (page: Page) => page.evaluate('document.createElement = document.mend');

describe('a page change', () => {
  test('shows the Loading... overlay for 300 ms over the new page', async () => {
    const page = await journey.openStopped('/');
    const overlay = page.locator('.overlay:not([data-waiting])');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'IT Strategy Development' })
      .click();
    // The picture that answers the click.
    await page.clock.runFor(20);
    await expect
      .poll(async () => {
        // What the site does a moment later, a timer of 0 ms, needs a clock that moves.
        await page.clock.runFor(1);
        return overlay.count();
      })
      .toBe(1);
    expect(await overlay.innerText()).toContain('Loading...');
    expect(await overlay.getAttribute('aria-hidden')).toBe('true');
    expect(await overlay.getAttribute('data-line')).toBe('it');
    expect(await page.locator('h1').allInnerTexts()).toEqual(['IT Strategy Development']);
    await page.clock.runFor(290);
    expect(await overlay.count()).toBe(1);
    await page.clock.runFor(10);
    await overlay.waitFor({ state: 'detached' });
  });

  test('answers the click with the overlay, in a picture of its own, and then shows the page under it', async () => {
    const page = await journey.openStopped('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'UI/UX Design' });
    const requests = requestsOf(page);
    await link.hover();
    await untilFetched(page, requests);
    const seen = await page.evaluateHandle(() => {
      const states: string[] = [];
      new MutationObserver(() => {
        const overlay = document.querySelector<HTMLElement>('.overlay');
        const under = document.querySelector('h1')?.textContent;
        if (overlay) states.push(`${overlay.dataset.waiting ? 'waits' : 'covers'} ${under}`);
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
      return states;
    });
    // Time stands still: what is there comes with the click.
    await link.click();
    expect(await page.getByText('Loading...').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.clock.runFor(20);
    const covering = page.locator('.overlay:not([data-waiting])');
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return covering.count();
      })
      .toBe(1);
    expect(new Set(await seen.jsonValue())).toEqual(
      new Set(['waits Unified Technology Solutions', 'covers UI/UX Design']),
    );
  });

  test('by two clicks on a link is one, and one step back', async () => {
    const page = await journey.open('/');
    const before = await page.evaluate(() => history.length);
    await page.getByRole('contentinfo').getByRole('link', { name: 'UI/UX Design' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'UI/UX Design' }).waitFor();
    await page.getByText('Loading...').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('whose page does not come leaves the former page, without the overlay', async () => {
    const page = await journey.open('/');
    const asked = new Promise<void>((answered) => {
      page.on('dialog', (dialog) => dialog.dismiss().then(answered));
    });
    await page.route('**/design/ui-ux-design', (route) => route.abort());
    await page.locator('#contact').getByRole('textbox', { name: 'Message' }).fill('Keep this.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'UI/UX Design' }).click();
    await asked;
    await page.getByText('Loading...').waitFor({ state: 'detached' });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.innerText()).toBe('Unified Technology Solutions');
  });

  test('shows no overlay on the first load, or on a change of section', async () => {
    const page = await journey.open('/');
    expect(await page.getByText('Loading...').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Get in Touch' }).click();
    await nextPicture(page);
    expect(await page.getByText('Loading...').count()).toBe(0);
  });

  test('starts at the top, moves the focus to the heading, and announces the title', async () => {
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

  test('marks the links to the new page in menus and footer, and no others, also after an error', async () => {
    const page = await journey.open('/it/it-strategy');
    const marked = () =>
      page
        .locator(':is(header, footer) a[aria-current=page]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const places = ['menu', 'panel', 'footer'];
    expect(await marked()).toEqual(places.map(() => '/it/it-strategy'));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'UI/UX Design' }).click();
    await page.waitForURL('**/ui-ux-design');
    await expect.poll(marked).toEqual(places.map(() => '/design/ui-ux-design'));
    // The page of the error has no frame: the next one has it anew.
    await breakNextPage(page);
    await footer.getByRole('link', { name: 'IT Strategy Development' }).click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await mend(page);
    await page.goBack();
    await footer.getByText('Support agent').waitFor();
    await expect.poll(marked).toEqual(places.map(() => '/design/ui-ux-design'));
  });

  test('back and forward restore the scroll position', async () => {
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

  test('by its address begins at the top; a reload, and Back, come to where the page was left', async () => {
    const page = await (await journey.visit(small)).newPage();
    const top = () => page.evaluate(() => Math.round(scrollY));
    const scroll = async (top: number) => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await nextPicture(page);
    };
    await showPage(page, journey.site.url);
    await scroll(1_500);
    const release = await holdScript(page);
    await page.goto(`${journey.site.url}/it`);
    expect(await top()).toBe(0);
    // Before the script runs.
    await scroll(300);
    release();
    await hydrated(page);
    await nextPicture(page);
    expect(await top()).toBe(300);
    await scroll(900);
    await page.reload();
    await hydrated(page);
    await nextPicture(page);
    expect(await top()).toBe(900);
    await page.locator('main a[href="/it/it-strategy"]').first().press('Enter');
    await page.waitForURL('**/it-strategy');
    await expect.poll(top).toBe(0);
    await page.goBack();
    await page.waitForURL('**/it');
    await expect.poll(top).toBeGreaterThanOrEqual(900);
  });

  test('shows the overlay while the next page is fetched, which is never shown without its style sheet', async () => {
    const page = await journey.open('/');
    const { promise, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    // The document has both, the page and its style sheet.
    await page.route('**/design/ui-ux-design', async (route) => {
      asked += 1;
      await promise;
      // What is fetched ahead may be late: then the page is gone.
      await route.continue().catch(() => {});
    });
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'UI/UX Design' }).click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.getByText('Loading...').waitFor();
    expect(await heading.innerText()).toBe('Unified Technology Solutions');
    resolve();
    await page.getByText('Loading...').waitFor({ state: 'detached' });
    expect(await heading.innerText()).toBe('UI/UX Design');
  });

  test.each([
    ['/', 'IT Strategy Development', '/it/it-strategy'],
    ['/it/it-strategy', 'Privacy Policy', '/privacy-policy'],
    ['/privacy-policy', company.name, '/'],
    ['/sitemap', 'Design Services', '/design'],
  ])(
    'from %s by %s looks as the page that the server sends, and so does the way back',
    async (from, name, to) => {
      const visitor = await journey.visit({ ...desktop, reducedMotion: 'reduce' });
      const page = await openPage(visitor, journey.site.url + from);
      const other = await openPage(visitor, journey.site.url + to);
      for (const shown of [page, other]) {
        await expect.poll(() => shown.evaluate(hasFonts)).toBe(true);
      }
      const [before, wanted] = [await looks(page), await looks(other)];
      const link = page.locator('main, footer').getByRole('link', { name, exact: true });
      await link.first().click();
      await page.waitForURL(`**${to}`);
      await expect.poll(() => looks(page)).toEqual(wanted);
      await page.goBack();
      await page.waitForURL(`**${from}`);
      await expect.poll(() => looks(page)).toEqual(before);
    },
  );

  test('corrects the year of the footer in the browser', async () => {
    const page = await (await journey.visit()).newPage();
    await page.clock.setFixedTime(new Date('2031-03-01T00:00:00Z'));
    await page.goto(journey.site.url);
    await page.mouse.move(3, 300);
    await page.getByRole('contentinfo').getByText(`© 2031 ${company.legalName}`).waitFor();
  });

  test('that fails shows Unexpected Application Error!, the reason and a link home; typed text stays', async () => {
    const page = await journey.open('/it');
    await page.getByRole('textbox', { name: 'Message' }).fill('Do not lose this.');
    await breakNextPage(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'IT Strategy Development' })
      .click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    expect(await page.getByRole('alert').innerText()).toBe('The page broke');
    const home = page.getByRole('link', { name: 'Return to Home' });
    expect(await home.getAttribute('href')).toBe('/');
    await mend(page);
    await page.goBack();
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.waitFor();
    expect(await message.inputValue()).toBe('Do not lose this.');
  });
});

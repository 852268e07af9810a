import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axes } from '../../content/axes.ts';
import { ballNumberOf, catalogue, pathOf, servicesOf } from '../../content/catalogue.ts';
import { seeEssentialEightFuture } from '../../content/essential-eight-future.ts';
import { lines } from '../../content/lines.ts';
import { hydrated } from '../../testing/browser/enquiry-page.ts';
import { desktop, prepareJourney } from '../../testing/browser/journey.ts';

const journey = prepareJourney();
let page: Page;

beforeAll(async () => {
  page = await journey.browser.newPage(desktop);
});

describe.each(lines)('The overview $path', ({ id, path }) => {
  beforeAll(async () => {
    await page.goto(journey.site.url + path);
    await hydrated(page);
  });

  test('starts with a question for each service, and says where the service begins', async () => {
    const rows = await page.locator('.choice').evaluateAll((items) =>
      items.map((row) => ({
        title: row.querySelector('h3')?.textContent,
        href: row.querySelector('a')?.getAttribute('href'),
        question: row.querySelector('p')?.textContent ?? '',
        places: row.querySelector('.axis')?.textContent?.replace(/^\d+/, '').split(' to ') ?? [],
      })),
    );
    expect(rows.map(({ title, href }) => ({ title, href }))).toEqual(
      servicesOf(id).map((service) => ({ title: service.title, href: pathOf(service) })),
    );
    expect(new Set(rows.map(({ question }) => question)).size).toBe(rows.length);
    for (const { question, places } of rows) {
      expect(question).toMatch(/\?$/);
      expect([1, 2]).toContain(places.length);
      for (const place of places) expect(axes[id]).toContain(place);
    }
  });

  test('racks the ball of each service, and its row has the same', async () => {
    const numbers = servicesOf(id).map((service) => String(ballNumberOf(service)));
    expect(await page.locator('.corner text').allTextContents()).toEqual(numbers);
    expect(await page.locator('.choice .ball').allTextContents()).toEqual(numbers);
  });

  test('moves the ball of the row to its ring, and opens the page of the row that is clicked', async () => {
    const row = page.locator('.choice:has([data-leads])').first();
    const ring = await row.locator('.ghost').boundingBox();
    await row.hover();
    await expect
      .poll(async () => (await row.locator('.ball').boundingBox())?.x)
      .toBeCloseTo(ring?.x ?? Number.NaN, 0);
    const href = await row.locator('a').getAttribute('href');
    await row.click({ position: { x: 20, y: 20 } });
    await page.waitForURL(`**${href}`);
    await page.goBack();
  });

  test('answers four to six questions of buyers, by keyboard', async () => {
    const questions = page.locator('.question');
    expect([4, 5, 6]).toContain(await questions.count());
    const answer = questions.first().locator('p');
    expect(await answer.isVisible()).toBe(false);
    await questions.first().locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await answer.isVisible()).toBe(true);
  });
});

test('A first page fetches no script for the parts that only show something; the next one does', async () => {
  const visitor = await journey.browser.newPage(desktop);
  const scripts: string[] = [];
  visitor.on('request', (request) => scripts.push(request.url()));
  await visitor.goto(`${journey.site.url}/cyber`);
  await hydrated(visitor);
  expect(scripts.filter((url) => url.includes('-body-'))).toEqual([]);
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'UI/UX Design' }).click();
  await visitor.locator('.badge a').click();
  await visitor.locator('.choice').first().waitFor();
  expect(await visitor.locator('.choice').count()).toBe(servicesOf('design').length);
  await visitor.goBack();
  await visitor.goBack();
  await visitor.waitForURL('**/cyber');
  await visitor.locator('.choice').first().waitFor();
  expect(await visitor.locator('.choice').count()).toBe(servicesOf('cyber').length);
  await visitor.close();
});

test('Under reduced motion the ball of a row stays where it is', async () => {
  const still = await journey.browser.newPage({ ...desktop, reducedMotion: 'reduce' });
  await still.goto(`${journey.site.url}/cyber`);
  const row = still.locator('.choice:has([data-leads])').first();
  const before = await row.locator('.ball').boundingBox();
  await row.hover();
  const after = await row.locator('.ball').boundingBox();
  expect(after?.x).toBe(before?.x);
  await still.close();
});

test('On the first screen of each service lies its ball, and no other of that page is its own', async () => {
  for (const entry of catalogue) {
    const html = await (await fetch(journey.site.url + pathOf(entry))).text();
    const own = [...html.matchAll(/ data-own=""[^>]*>(.*?)<\/svg>/g)].map(([, ball = '']) =>
      ball.replaceAll(/<[^>]+>/g, ''),
    );
    expect([...new Set(own)], pathOf(entry)).toEqual([String(ballNumberOf(entry))]);
  }
});

test('What is said once about the future leads there, clear of the header', async () => {
  for (const path of ['/cyber', '/cyber/endpoint-server-compliance']) {
    await page.goto(journey.site.url + path);
    await hydrated(page);
    await page.locator('.see-also a').click();
    const { link } = seeEssentialEightFuture;
    await page.waitForURL(`**${link.href}`);
    // A browser scrolls by whole pixels.
    const top = async () =>
      Math.round((await page.locator(`[id="${link.href.split('#')[1]}"]`).boundingBox())?.y ?? 0);
    await expect.poll(top).toBe(120);
  }
});

test('Each service page names two or three other services right under its first view, and when they fit', async () => {
  for (const entry of catalogue) {
    const html = await (await fetch(journey.site.url + pathOf(entry))).text();
    const [, , block = ''] = html.split(/<section /);
    expect(block).toContain('Not this one?');
    const links = [...block.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect([2, 3], pathOf(entry)).toContain(new Set(links).size);
    expect(links).not.toContain(pathOf(entry));
    for (const href of links) expect(catalogue.map(pathOf)).toContain(href);
    expect(block.match(/>if /g)).toHaveLength(links.length);
  }
});

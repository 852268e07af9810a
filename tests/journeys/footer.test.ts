import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, pathOf } from '../../content/catalogue.ts';
import { company } from '../../content/company.ts';
import { lines } from '../../content/lines.ts';
import { desktop, phone, prepareJourney } from '../../testing/browser/journey.ts';
import { sitePaths } from '../../testing/project/site-paths.ts';

const journey = prepareJourney();
const services = catalogue.map(pathOf);

/** The paths that the footer's visible links lead to. */
const shown = (page: Page) =>
  page
    .locator('footer a >> visible=true')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

describe.each([true, false])('on a phone, with scripts: %s', (javaScriptEnabled) => {
  let page: Page;
  beforeAll(async () => {
    page = await journey.browser.newPage({ ...phone, javaScriptEnabled });
    await page.goto(journey.site.url);
  });

  test('the footer is short: the services of a line are behind its name', async () => {
    const box = await page.locator('footer').boundingBox();
    expect(box?.height).toBeLessThan(540);
    expect((await shown(page)).filter((path) => services.includes(path))).toEqual([]);
    const all = page.locator('footer details a');
    const paths = await all.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.toSorted()).toEqual(services.toSorted());
    expect(await page.locator('footer summary').allInnerTexts()).toEqual(
      lines.map(({ panelLabel }) => panelLabel),
    );
  });

  test('hours, ways to reach us, downloads and legal pages are in sight', async () => {
    const words = await page.locator('footer').innerText();
    for (const word of [...company.hours, company.phone, company.email]) {
      expect(words).toContain(word);
    }
    for (const { href } of Object.values(company.agents)) expect(await shown(page)).toContain(href);
    expect(await shown(page)).toContain('/privacy-policy');
  });

  test('one line at a time is open, by keyboard too', async () => {
    const opened = () => page.locator('footer details[open] > summary').allInnerTexts();
    await page.locator('footer summary').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(opened).toEqual([lines[0].panelLabel]);
    expect(await shown(page)).toContain(services.find((path) => path.startsWith(lines[0].path)));
    await page.locator('footer summary').last().tap();
    await expect.poll(opened).toEqual([lines.at(-1)?.panelLabel]);
    await page.locator('footer summary').last().tap();
    await expect.poll(opened).toEqual([]);
  });
});

test.each([640, 1366])(
  'at %s px all services are in sight, under headings, with nothing to open',
  async (width) => {
    const page = await journey.open('/it', { ...desktop, viewport: { width, height: 700 } });
    expect(await shown(page)).toEqual(expect.arrayContaining(services));
    expect(await page.locator('footer summary >> visible=true').count()).toBe(0);
    const tree = await page.locator('footer').ariaSnapshot();
    for (const { panelLabel } of lines) expect(tree).toContain(`heading "${panelLabel}"`);
    for (const path of services) expect(tree).toContain(`/url: ${path}\n`);
  },
);

test('an unknown path leads on to the lines and to all pages, beside the home page', async () => {
  const page = await journey.open('/it/nope');
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/', ...lines.map(({ path }) => path), '/sitemap']);
  expect(sitePaths).toEqual(expect.arrayContaining(links));
});

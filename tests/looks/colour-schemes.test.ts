import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { colourAt } from '../../testing/browser/colour-at.ts';
import { formOn, noticesOn } from '../../testing/browser/enquiry-page.ts';
import { desktop, phone, prepareJourney } from '../../testing/browser/journey.ts';
import { menuButton } from '../../testing/browser/parts.ts';
import { shownPaths } from '../../testing/project/site-paths.ts';
import { findViolations, hardToRead } from '../every-page/find-violations.ts';

const journey = prepareJourney();

const schemes = ['light', 'dark'] as const;
const still = { reducedMotion: 'reduce' } as const;

describe('axe finds no violations, in light or in dark, in', () => {
  test('a menu, a form with errors and its notice, and what a page says without scripts', async () => {
    const page = await journey.open('/it#message-not-sent', { ...desktop, ...still });
    await formOn(page, { button: 'Send Message' }).button.click();
    await expect.poll(() => noticesOn(page)).toHaveLength(1);
    await page.locator('.question summary').first().click();
    expect(await page.locator('.field-error').count()).toBeGreaterThan(1);
    expect(await page.locator('#message-not-sent').isVisible()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await menuButton(page, 'Design').click();
    await page.locator('.dropdown:popover-open a').nth(1).hover();
    expect(await findViolations(page)).toEqual([]);
  });

  test('the panel of a phone, and the name of a pictogram', async () => {
    const page = await journey.open('/cyber', { ...phone, ...still });
    await page.locator('[data-tooltip]').first().focus();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('.panel summary').nth(1).tap();
    expect(await findViolations(page)).toEqual([]);
  });
});

test.each(schemes)('forced colours leave text and figures readable in %s', async (colorScheme) => {
  const page = await journey.open('/cyber/boundary-vulnerability-assessment', still);
  await page.emulateMedia({ colorScheme, forcedColors: 'active' });
  expect(await hardToRead(page)).toEqual([]);
  const paper = colorScheme === 'dark' ? '0,0,0' : '255,255,255';
  expect(await colourAt(page, 5, 300)).toBe(paper);
  const lines = await page.evaluate(() => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      return getComputedStyle(element);
    };
    return [styleOf('.table').outlineColor, styleOf('.table .played').stroke];
  });
  const text = colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)';
  expect(lines).toEqual([text, text]);
});

test.each(schemes)(
  'more contrast gives soft text and edges of fields ink in %s',
  async (colorScheme) => {
    const page = await journey.open('/it', still);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const [ink, ...colours] = await page.evaluate(() =>
      ['body', '.soft', '.field input'].map((selector) => {
        const element = document.querySelector(selector);
        const style = element && getComputedStyle(element);
        return selector.includes('input') ? style?.borderTopColor : style?.color;
      }),
    );
    expect(colours).toEqual([ink, ink]);
  },
);

test('a dark page prints black on white', async () => {
  const page = await journey.open('/design', { ...still, colorScheme: 'dark' });
  const screen = await colourAt(page, 5, 300);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(screen).not.toBe('255,255,255');
  expect(await colourAt(page, 5, 300)).toBe('255,255,255');
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});

test('no page prints a hole, or a drawing without its words', async () => {
  const page = await journey.open('/', { viewport: { width: 794, height: 400 } });
  for (const path of shownPaths) {
    await page.goto(journey.site.url + path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main .surface[aria-hidden] >> visible=true').count(), path).toBe(0);
    const badge = page.locator('.badge');
    if (await badge.count()) expect(await badge.innerText(), path).toMatch(/\w/);
    const gap = await page.locator('main h1').evaluate((heading) => {
      const section = heading.closest('section') ?? heading.parentElement;
      const after = [...document.querySelectorAll('main :is(h2, p, dt)')].filter(
        (text) => !section?.contains(text) && text.checkVisibility(),
      );
      const next = after.find(
        (text) => heading.compareDocumentPosition(text) === Node.DOCUMENT_POSITION_FOLLOWING,
      );
      const texts = section?.querySelectorAll('h1, p, li, dd, figcaption') ?? [];
      const ends = [...texts]
        .filter((text) => text.checkVisibility())
        .map((text) => text.getBoundingClientRect().bottom);
      return next ? next.getBoundingClientRect().top - Math.max(...ends) : 0;
    });
    expect(gap, path).toBeLessThan(200);
  }
});

test('a page prints with the company’s name, without menus, buttons and form, and without dark backgrounds', async () => {
  const page = await journey.open('/it/it-project-management');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header').getByText(company.name).isVisible()).toBe(true);
  expect(await page.locator('footer').getByText(company.phone).isVisible()).toBe(true);
  for (const hidden of ['nav:not(.badge nav)', 'form', 'button', '.button', '.top-bar']) {
    expect(await page.locator(`${hidden} >> visible=true`).count(), hidden).toBe(0);
  }
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  const backgrounds = await page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map((section) => getComputedStyle(section).backgroundColor),
    );
  expect(new Set(backgrounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});

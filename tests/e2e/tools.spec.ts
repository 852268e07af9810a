import { expect, type Page, type Route, test } from '@playwright/test';
import {
  hydrateForm,
  hydrateTool,
  open,
  openBeforeHydration,
  phone,
  translate,
  violationsOf,
} from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The tool on a page's first screen. */
function toolOn(page: Page) {
  const figure = page.locator('figure', { has: page.getByRole('button', { name: /my message/ }) });
  const button = figure.getByRole('button', { name: 'Use this in my message' });
  const message = page.locator('form textarea[name=message]');
  return {
    figure,
    button,
    message,
    /** Shown until the values are the visitor's or measured. */
    stamp: figure.getByText('Example', { exact: true }),
    field: (name: string | RegExp) => figure.getByRole('textbox', { name }),
    /** Presses the button, and returns the message, which gets the focus. */
    async use(): Promise<string> {
      await hydrateTool(page);
      await button.press('Enter');
      await expect(message).toBeFocused();
      return message.inputValue();
    },
    /** Expects that the example does not get into the message. */
    async expectNothingToUse() {
      await hydrateTool(page);
      await button.press('Enter');
      await expect(figure.getByText(/Set your own values first/)).toBeVisible();
      await expect(message).toHaveValue('');
    },
  };
}

test("the cost of an outage is what the visitor's own numbers say", async ({ page }) => {
  await open(page, '/it/disaster-recovery-backups');
  const { figure, stamp, field, message, use, expectNothingToUse } = toolOn(page);
  await expectNothingToUse();
  await expect(stamp).toBeVisible();
  await figure.getByText('Try your numbers').click();
  const own = {
    'Last copy (hours)': '26',
    'RPO (hours)': '24',
    'Downtime (hours)': '0.5',
    'RTO (hours)': '0.75',
    'Staff (people)': '1,200',
    'Each costs ($/hour)': '57.35',
  };
  for (const [name, value] of Object.entries(own)) await field(name).fill(value);
  await expect(stamp).toHaveCount(0);
  await expect(figure.getByText('$791,430', { exact: true }).first()).toBeVisible();
  await hydrateForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(message).toHaveAccessibleDescription(/required/);
  await use();
  await expect(message).not.toHaveAccessibleDescription(/required/);
  await message.fill('Can you help us?');
  const first = await use();
  expect(first).toMatch(/^Can you help us\?\n\n/);
  expect(first).toContain('1,200 people');
  expect(first).toContain('$791,430');

  await field('Staff (people)').fill('many');
  await toolOn(page).button.press('Enter');
  await expect(field('Staff (people)')).toBeFocused();
  const hint = 'Type a whole number from 1 to 100,000 (people).';
  await expect(field('Staff (people)')).toHaveAccessibleDescription(hint);
  await field('Staff (people)').fill('1');
  const second = await use();
  expect(second).toContain('1 person');
  expect(second).not.toContain('1,200 people');

  await page.getByRole('contentinfo').getByRole('link', { name: 'IT Strategy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'IT Strategy' })).toBeVisible();
  await page.goBack();
  await hydrateTool(page);
  await figure.getByText('Try your numbers').click();
  await expect(field('Staff (people)')).toHaveValue('1');
  await field('Staff (people)').fill('7');
  const third = await use();
  expect(third).toContain('7 people');
  expect(third.match(/If this system failed/g)).toHaveLength(1);
  // A text that the visitor changed stays.
  await message.fill(third.replace('7 people', 'seven people'));
  expect((await use()).match(/If this system failed/g)).toHaveLength(2);

  await field('RTO (hours)').fill('soon');
  await expect(field('RTO (hours)')).toHaveAccessibleDescription(/number/);
  await figure.getByText('Try your numbers').click();
  await toolOn(page).button.press('Enter');
  await expect(field('RTO (hours)')).toBeFocused();
});

test('the Essential Eight self-check counts only what is ticked', async ({ page }) => {
  await open(page, '/cyber/essential-eight-assessment');
  const { figure, stamp, use, expectNothingToUse } = toolOn(page);
  const row = (name: string) =>
    figure.getByRole('button', { name: new RegExp(`^${name}: level \\d$`) });
  const facts = figure.getByRole('group', { name: 'Level 1' }).getByRole('checkbox');
  await expectNothingToUse();
  await expect(stamp).toBeVisible();
  await expect(figure).not.toContainText('Your level');
  await row('Regular backups').press('Enter');
  await expect(stamp).toHaveCount(0);
  await expect(figure).toContainText('Your level');
  await expect(facts.first()).toBeFocused();
  for (const fact of await facts.all()) await fact.press('Space');
  await figure.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(row('Regular backups')).toBeFocused();
  await expect(row('Regular backups')).toHaveAccessibleName('Regular backups: level 1');
  await expect(row('Multi-factor authentication')).toHaveAccessibleName(/level 0$/);
  const message = await use();
  expect(message).toContain('Regular backups: level 1');
  expect(message).toContain('7 of 8 have no tick yet');
  expect(message).not.toContain('Multi-factor authentication: level');

  // As the message, the ticks are there when the visitor returns.
  const policy = page.locator('form').getByRole('link', { name: /privacy/ });
  await policy.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.goBack();
  await hydrateTool(page);
  await expect(row('Regular backups')).toHaveAccessibleName('Regular backups: level 1');
  await row('Regular backups').press('Enter');
  for (const fact of await facts.all()) await expect(fact).toBeChecked();
  await row('Regular backups').press('Enter');
  await expect(facts).toHaveCount(0);
  await expect(row('Regular backups')).toBeFocused();
});

test('a target level without a tick is something to tell', async ({ page }) => {
  await open(page, '/cyber/essential-eight-assessment');
  const { figure, use, expectNothingToUse } = toolOn(page);
  await expectNothingToUse();
  await figure.getByRole('radio', { name: '3' }).check({ force: true });
  expect(await use()).toContain('level 3');
  await figure.getByRole('radio', { name: '2' }).check({ force: true });
  expect(await use()).toContain('level 2');
});

test('the vitals are those of this page, on this device, and ask nobody else', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await open(page, '/design/web-design-development');
  const { figure, stamp, use } = toolOn(page);
  await expect(figure).toContainText("This page's speed, now");
  await expect(stamp).toHaveCount(0);
  await expect(figure).toContainText(/Loads in [\d.]+ s/);
  await expect(figure).toContainText('known once you tap');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.click();
  await expect(figure).toContainText(/answer a tap\s*[\d.]+ s/);
  const link = figure.getByRole('link', { name: /PageSpeed Insights/ });
  await expect(link).toHaveAttribute('href', 'https://pagespeed.web.dev/');
  expect(await use()).toMatch(/Core Web Vitals.*Address:/s);
  await expect(figure).not.toContainText('known once you tap');

  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).host]));
});

test('the vitals say so where nothing can be measured', async ({ page }) => {
  await page.route(/web-vitals\.[^/]*\.js/, (route) => route.abort('blockedbyclient'));
  await open(page, '/design/web-design-development');
  await expect(toolOn(page).figure).toContainText('a content blocker prevents it');
  await expect(toolOn(page).stamp).toBeVisible();
  await page.unroute(/web-vitals\.[^/]*\.js/);
  await page.addInitScript(() =>
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['paint'] }),
  );
  await page.reload();
  await expect(toolOn(page).figure).toContainText('your browser cannot measure this page');
});

test('a tool on a translated page counts the first input', async ({ page }) => {
  const release = await openBeforeHydration(page, '/it/disaster-recovery-backups');
  await translate(page);
  release();
  await hydrateTool(page);
  const staff = page.locator('figure').getByRole('textbox', { name: /Staff/ });
  await page.locator('figure fieldset summary').click();
  await expect(staff).toBeEnabled();
  await translate(page);
  await staff.click();
  await page.keyboard.press('End');
  await page.keyboard.type('0');
  await expect(staff).toHaveValue('120');
  await page.locator('figure fieldset').getByRole('button').click();
  await expect(page.locator('form textarea')).toHaveValue(/120 people/);
  // The result is visible, and not only in nodes that the translator has replaced.
  const [cost = 'no cost'] = /\$\d+,[\d,]+/.exec(await toolOn(page).message.inputValue()) ?? [];
  const shown = page.locator('figure').getByText(cost).filter({ visible: true });
  await expect(shown.first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('each fact of the self-check is a target for a finger', async ({ page }) => {
    await open(page, '/cyber/essential-eight-assessment');
    const { figure } = toolOn(page);
    await figure.getByRole('button', { name: /^Application control/ }).tap();
    const targets = figure.locator('label:visible, button:visible');
    const heights = await targets.evaluateAll((all) =>
      all.map((target) => Math.round(target.getBoundingClientRect().height)),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(42);
    expect(await violationsOf(page, 'figure')).toEqual([]);
  });
});

const tools = [
  '/it/disaster-recovery-backups',
  '/cyber/essential-eight-assessment',
  '/design/web-design-development',
];
const scripts = /\/assets\/.*\.js/;

for (const path of tools) {
  for (const [cause, answer] of [
    ['gone after a release', (route: Route) => route.fulfill({ status: 404 })],
    ['refused', (route: Route) => route.abort()],
  ] as const) {
    test(`the tool of ${path} says that its files are ${cause}`, async ({ page }) => {
      await page.route(scripts, answer);
      await page.goto(path);
      await expect(page.getByText(/This part needs scripts/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Use this in my message' })).toBeHidden();
    });
  }

  test(`the tool of ${path} says that its files are late, until they come`, async ({ page }) => {
    await page.clock.install();
    const release = await openBeforeHydration(page, path);
    await page.clock.runFor(60_000);
    const line = page.getByText(/This part needs scripts/);
    await expect(line).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: 'Use this in my message' })).toBeEnabled();
    await expect(line).toHaveCount(0);
  });
}

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { strategies } from '../../../content/tools/essential-eight-strategies.ts';
import { fields } from '../../../enquiry/rules/fields.ts';
import { hold } from '../../../testing/browser/enquiry-page.ts';
import { faultsOfFigure } from '../../../testing/browser/figure-faults.ts';
import { desktop, phone, prepareJourney, small } from '../../../testing/browser/journey.ts';
import { addToMessage, toolOn } from '../../../testing/browser/tool-page.ts';
import { findViolations } from '../../every-page/find-violations.ts';

const path = '/cyber/essential-eight-assessment';
const longest = fields.find(({ name }) => name === 'message')?.longest ?? 0;
const names = strategies.map(({ title }) => title);

const journey = prepareJourney();

/** The button of a strategy's row, which says its level. */
const row = (page: Page, strategy: string) =>
  page.getByRole('button', { name: new RegExp(`^${strategy}: level \\d$`) });

/** The facts that are open. */
const facts = (page: Page) => page.getByRole('group', { name: /^Level \d$/ }).getByRole('checkbox');

/** Opens a strategy and ticks its first facts, by keyboard. */
async function tick(page: Page, strategy: string, count: number): Promise<void> {
  await row(page, strategy).press('Enter');
  for (let index = 0; index < count; index += 1) {
    await expect.poll(() => facts(page).nth(index).isVisible()).toBe(true);
    await facts(page).nth(index).press('Space');
  }
  await page.getByRole('button', { name: 'Close' }).press('Enter');
}

/** The figure's words, as it is displayed. */
const words = (page: Page) => toolOn(page).drawing.textContent();

test('without scripts the example stands: strategies, levels and what comes next', async () => {
  const page = await journey.openPlain(path, small);
  for (const name of names) expect(await words(page)).toContain(name);
  expect(await words(page)).toContain('(now Restrict Microsoft Office macros)');
  expect(await toolOn(page).answer.textContent()).toBe('Level 1');
  expect(await page.locator('.table :is(button, input):visible').count()).toBe(0);
});

test('the first strategy that is opened ends the example: a level is what is ticked', async () => {
  const page = await journey.open(path, small);
  const { answer, button, reply, result, message } = toolOn(page);
  await row(page, 'Regular backups').press('Enter');
  await expect.poll(() => answer.textContent()).toBe('Level ?');
  expect(await words(page)).toContain('Nothing is ticked yet');
  // The focus is on the first fact, and comes back to the row.
  await expect
    .poll(() =>
      facts(page)
        .first()
        .evaluate((node) => node.matches(':focus')),
    )
    .toBe(true);
  await button.press('Enter');
  expect(await reply.innerText()).toMatch(/example/);
  expect(await message.inputValue()).toBe('');

  await facts(page).first().press('Space');
  await facts(page).nth(1).press('Space');
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect
    .poll(() => row(page, 'Regular backups').getAttribute('aria-label'))
    .toBe('Regular backups: level 1');
  await expect
    .poll(() => row(page, 'Regular backups').evaluate((node) => node.matches(':focus')))
    .toBe(true);
  await expect.poll(() => result.innerText()).toContain('7 of 8 have no tick yet');

  // Without its ticks there is nothing to send.
  await row(page, 'Regular backups').press('Enter');
  for (const index of [0, 1]) await facts(page).nth(index).press('Space');
  await button.press('Enter');
  expect(await message.inputValue()).toBe('');
});

test('all eight at a level give that level, and the next facts lead to the one aimed for', async () => {
  const page = await journey.open(path, small);
  const { answer, result } = toolOn(page);
  for (const { title, facts: all } of strategies) await tick(page, title, all[0].length);
  expect(await answer.textContent()).toBe('Level 1');
  await expect
    .poll(() => result.innerText())
    .toMatch(
      /^The facts you ticked point to level 1\. Next 3 towards level 2: Application control/,
    );
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await expect
    .poll(() => result.innerText())
    .toBe(
      'The facts you ticked point to level 1. All that is asked here for level 1 is ticked. An assessment looks at the evidence.',
    );
  expect(await page.evaluate(faultsOfFigure, 'figure.figure')).toEqual([]);
});

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('every fact is a target for a finger on %s, and has room', async (_name, screen) => {
  const page = await journey.open(path, { ...screen, reducedMotion: 'reduce', hasTouch: true });
  await row(page, names[0] ?? '').tap();
  for (const name of names) {
    await page.getByRole('group', { name, exact: true }).waitFor();
    const panel = page.locator('.to-tick');
    const boxes = await panel
      .locator('label:visible, button')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...boxes.map(Math.round)), name).toBeGreaterThanOrEqual(42);
    const [end, last] = await panel.evaluate((node) => [
      node.getBoundingClientRect().bottom,
      [...node.querySelectorAll('label')].reduce(
        (most, label) => Math.max(most, label.getBoundingClientRect().bottom),
        0,
      ),
    ]);
    expect(last, name).toBeLessThanOrEqual((end ?? 0) + 1);
    if (name === names[0]) expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next' }).tap();
  }
});

test('the figure is legible whatever is ticked', async () => {
  const page = await journey.open(path, small);
  for (const [index, { title, facts: all }] of strategies.entries()) {
    await tick(page, title, all.flat().length - (index % 3));
    const width = [320, 390, 768, 1366][index % 4] ?? 390;
    await page.setViewportSize({ width, height: 400 });
    expect(await page.evaluate(faultsOfFigure, 'figure.figure'), `${title}, ${width} px`).toEqual(
      [],
    );
  }
});

test('large text keeps the levels to aim for on the table', async () => {
  const page = await journey.open(path, phone);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const rail = toolOn(page).host.locator('.tool-rail');
  expect(await rail.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
});

test('counts what is changed while its script starts', async () => {
  const page = await journey.open(path, small);
  const release = await hold(page, '**/assets/*.js');
  const { result, button, message } = toolOn(page);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  release();
  await expect
    .poll(() => result.innerText())
    .toBe('The level you aim for is 3. Nothing is ticked yet.');
  await button.press('Enter');
  expect(await message.inputValue()).toBe(
    'Essential Eight, our own self-check (not an assessment):\nThe level we aim for is 3. Nothing is ticked yet.',
  );
});

describe('Its summary in the message', () => {
  test('has what was ticked, replaces its own earlier one after a change of page, and stays where the visitor changed it', async () => {
    const page = await journey.open(path, small);
    const { message, button } = toolOn(page);
    await message.fill('Can you help us?');
    await tick(page, 'Regular backups', 2);
    await addToMessage(page);
    const first = await message.inputValue();
    expect(first).toMatch(/^Can you help us\?\n\nEssential Eight, our own self-check/);
    expect(first).toContain('Regular backups: level 1 (2 of 6 facts ticked)');
    // Nothing of the example.
    expect(first).not.toContain('Multi-factor authentication');
    await page.locator('footer a[href="/sitemap"]').press('Enter');
    await page.locator(`main a[href="${path}"]`).press('Enter');
    await tick(page, 'Multi-factor authentication', 4);
    await addToMessage(page);
    const second = await message.inputValue();
    expect(second).toContain('Multi-factor authentication: level 2');
    expect(second.split('Essential Eight')).toHaveLength(2);
    const changed = second.replace('level 2', 'level 2, we think');
    await message.fill(changed);
    await button.press('Enter');
    expect((await message.inputValue()).startsWith(`${changed}\n\nEssential Eight`)).toBe(true);
  });

  test('stays out of a message that it would make too long, and says so', async () => {
    const page = await journey.open(path, small);
    const { message, button, reply } = toolOn(page);
    const long = 'a'.repeat(longest - 10);
    await message.fill(long);
    await tick(page, 'Regular backups', 1);
    await button.press('Enter');
    expect(await reply.innerText()).toMatch(/too long by \d+ characters\./);
    expect(await message.inputValue()).toBe(long);
    await message.fill('');
    await addToMessage(page);
    const summary = await message.inputValue();
    // With the blank line between them, it is one too long.
    await message.fill('a'.repeat(longest - summary.length - 1));
    await button.press('Enter');
    expect(await reply.innerText()).toMatch(/too long by one character\./);
  });
});

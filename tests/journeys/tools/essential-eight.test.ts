import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { strategies } from '../../../content/essential-eight-strategies.ts';
import { fields } from '../../../enquiry/rules/fields.ts';
import { phone, prepareJourney, small } from '../../../testing/browser/journey.ts';
import { toolOn } from '../../../testing/browser/tool-page.ts';

const path = '/cyber/essential-eight-assessment';
const longest = fields.find(({ name }) => name === 'message')?.longest ?? 0;

const journey = prepareJourney();

const choice = (page: Page, strategy: string, level: number) =>
  page
    .getByRole('group', { name: new RegExp(`^${strategy}`) })
    .getByRole('radio', { name: `Level ${level}`, exact: true });

/** What the styles show: the overall level, and the strategies that hold back. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const figure = document.querySelector('.levels');
    const marked = [...document.querySelectorAll('.levels legend b')].filter(
      (name) => getComputedStyle(name).textDecorationLine === 'underline',
    );
    return {
      overall: figure && getComputedStyle(figure).getPropertyValue('--low').trim(),
      heldBackBy: marked.map((name) => name.textContent),
    };
  });

test('without scripts the figure is the whole tool, except for the message', async () => {
  const visitor = await journey.visit({ ...small, javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(journey.site.url + path);
  const names = strategies.map(({ title }) => title);
  expect(await page.locator('.levels legend b').allTextContents()).toEqual(names);
  expect(await shown(page)).toEqual({
    overall: '1',
    heldBackBy: ['User application hardening', 'Regular backups'],
  });
  await choice(page, 'User application hardening', 2).check();
  expect(await shown(page)).toEqual({ overall: '1', heldBackBy: ['Regular backups'] });
  await choice(page, 'Patch applications', 0).check();
  expect(await shown(page)).toEqual({ overall: '0', heldBackBy: ['Patch applications'] });
  for (const strategy of names) await choice(page, strategy, 3).check();
  expect(await shown(page)).toEqual({ overall: '3', heldBackBy: [] });
  expect(await toolOn(page).button.isVisible()).toBe(false);
});

test('the arrow keys move a ball, with a ring around it, and the result is said', async () => {
  const page = await journey.open(path, small);
  await choice(page, 'Application control', 2).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await choice(page, 'Application control', 0).isChecked()).toBe(true);
  expect(
    await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    ),
  ).toBe('solid');
  const { result } = toolOn(page);
  await expect
    .poll(() => result.innerText())
    .toBe('Overall level 0. Held back by Application control.');
  expect(await result.evaluate((node) => node.tagName)).toBe('OUTPUT');
  await page.keyboard.press('Tab');
  expect(
    await choice(page, 'Patch applications', 3).evaluate((node) => node.matches(':focus')),
  ).toBe(true);
});

test('every level is a target for a finger, down to 320 px', async () => {
  const visitor = await journey.visit({ ...phone, viewport: { width: 320, height: 600 } });
  const page = await visitor.newPage();
  await page.goto(journey.site.url + path);
  const targets = page.locator('.levels input');
  const boxes = await Promise.all((await targets.all()).map((target) => target.boundingBox()));
  expect(boxes).toHaveLength(32);
  expect(
    Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0))),
  ).toBeGreaterThanOrEqual(44);
  await choice(page, 'Regular backups', 3).tap();
  await expect
    .poll(async () => (await shown(page)).heldBackBy)
    .toEqual(['User application hardening']);
});

test('counts what is changed while its script starts', async () => {
  const page = await journey.open(path, small);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const { result } = toolOn(page);
  await choice(page, 'Application control', 2).focus();
  await choice(page, 'User application hardening', 0).check();
  resolve();
  await expect
    .poll(() => result.innerText())
    .toBe('Overall level 0. Held back by User application hardening.');
});

describe('Its summary in the message', () => {
  test('replaces its own earlier one after a change of page, and stays where the visitor changed it', async () => {
    const page = await journey.open(path, small);
    const { message, button } = toolOn(page);
    await message.fill('Can you help us?');
    await choice(page, 'Regular backups', 2).check();
    await button.click();
    const first = await message.inputValue();
    expect(first).toMatch(/^Can you help us\?\n\nEssential Eight/);
    expect(first).toContain('Regular backups: level 2');
    expect(first).toMatch(/Overall level: 1$/);
    await page.locator('footer a[href="/sitemap"]').press('Enter');
    await page.locator(`main a[href="${path}"]`).press('Enter');
    await choice(page, 'User application hardening', 3).check();
    await button.click();
    const second = await message.inputValue();
    expect(second).toContain('User application hardening: level 3');
    expect(second.split('Essential Eight')).toHaveLength(2);
    const changed = second.replace('level 3', 'level 3, we think');
    await message.fill(changed);
    await button.click();
    expect((await message.inputValue()).startsWith(`${changed}\n\nEssential Eight`)).toBe(true);
  });

  test('stays out of a message that it would make too long, and says so', async () => {
    const page = await journey.open(path, small);
    const { message, button, reply } = toolOn(page);
    const long = 'a'.repeat(longest - 10);
    await message.fill(long);
    await choice(page, 'Regular backups', 2).check();
    await button.click();
    expect(await reply.innerText()).toMatch(/too long by \d+ characters/);
    expect(await message.inputValue()).toBe(long);
  });
});

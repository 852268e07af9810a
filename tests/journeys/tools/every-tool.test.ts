import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOn, holdScript, showPage, typed } from '../../../testing/browser/enquiry-page.ts';
import { prepareJourney, small } from '../../../testing/browser/journey.ts';
import { toolOn } from '../../../testing/browser/tool-page.ts';
import { siteForms } from '../../../testing/project/site-forms.ts';
import { siteTools } from '../../../testing/project/site-tools.ts';
import { findViolations } from '../../every-page/find-violations.ts';

/** Most bytes that a tool may fetch when it is touched: all scripts that its page did not have. */
const mostScript = 6_000;

const journey = prepareJourney();

// One visitor for each tool, who does one thing after the other.
describe.each(siteTools)('The tool $tool', ({ path }) => {
  let page: Page;
  let tool: ReturnType<typeof toolOn>;
  let summary: string;
  const logged: string[] = [];
  const row = siteForms.find((form) => form.path === path);
  const form = () => formOn(page, row ?? { button: '' });

  beforeAll(async () => {
    page = await journey.browser.newPage(small);
    page.on('pageerror', (error) => logged.push(String(error)));
    page.on('console', (entry) => {
      if (entry.type() === 'error') logged.push(entry.text());
    });
    tool = toolOn(page);
    // With Save-Data no pages are prefetched, so every script fetched is the tool's.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await showPage(page, journey.site.url + path);
  });
  afterAll(() => page?.close());

  test('fetches its script by the keyboard’s touch, and little of it', async () => {
    expect(await tool.button.count()).toBe(0);
    const fetched = new Map<string, number>();
    page.on('response', (response) => {
      const isScript = new URL(response.url()).pathname.endsWith('.js');
      if (isScript) fetched.set(response.url(), Number(response.headers()['content-length']));
    });
    await tool.reach();
    await tool.button.waitFor();
    const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes, [...fetched].join('\n')).toBeLessThanOrEqual(mostScript);
    expect(bytes).toBeGreaterThan(0);
  });

  test('says its result, and axe finds no violations', async () => {
    await expect.poll(() => tool.result.innerText()).toMatch(/\w{3}/);
    expect(await findViolations(page)).toEqual([]);
  });

  test('refuses anything but a number, at the field, and puts nothing into the message', async () => {
    const fields = await tool.host.locator('[inputmode=decimal]').all();
    for (const one of fields) {
      const example = await one.inputValue();
      await one.fill('many');
      await one.blur();
      await tool.host.locator('[aria-invalid=true][aria-describedby]').waitFor();
      expect(await tool.host.locator('.field-error').innerText()).toMatch(/^Type .*\d.*\.$/);
      // Once is enough: the fields are of one kind.
      if (one === fields[0]) expect(await findViolations(page)).toEqual([]);
      await tool.button.press('Enter');
      expect(await tool.message.inputValue()).toBe('');
      expect(await one.evaluate((node) => node === document.activeElement)).toBe(true);
      await one.fill(example);
    }
    expect(await tool.host.locator('.field-error').count()).toBe(0);
  });

  test('puts its summary under what was typed, once, and moves the focus there', async () => {
    await tool.message.fill(typed.message);
    await expect.poll(() => tool.button.isEnabled()).toBe(true);
    await tool.button.press('Enter');
    const message = await tool.message.inputValue();
    expect(message.startsWith(`${typed.message}\n\n`)).toBe(true);
    summary = message.slice(typed.message.length + 2);
    expect(summary).toMatch(/^\S.*\S$/s);
    expect(summary).not.toContain('\n\n');
    expect(await tool.reply.innerText()).toMatch(/^Added to your message/);
    expect(await tool.message.evaluate((node) => node === document.activeElement)).toBe(true);
    await tool.button.press('Enter');
    const again = await tool.message.inputValue();
    // What is measured may have moved meanwhile (INP counts these very key presses): the same
    // lines, with the newest figures.
    expect(again.replaceAll(/[\d.]+/g, '0')).toBe(message.replaceAll(/[\d.]+/g, '0'));
    summary = again.slice(typed.message.length + 2);
  });

  test('its summary arrives in the staff’s mail', async () => {
    const before = journey.inbox.mails.length;
    const { name, email, subject } = typed;
    await form().fill({ name, email, ...(row?.typed && { subject }) });
    await form().button.press('Enter');
    const mail = (await journey.inbox.waitFor(before + 1)).at(-1)?.mail;
    const text = mail?.text?.replaceAll('\r\n', '\n') ?? '';
    expect(text).toContain(`${typed.message}\n\n${summary}`);
  });

  test('disappears with its page, and comes back with it', async () => {
    await page.locator('footer a[href="/sitemap"]').press('Enter');
    await page.locator(`main a[href="${path}"]`).press('Enter');
    await tool.host.waitFor();
    await tool.reach();
    await tool.button.waitFor();
    expect(await tool.result.innerText()).toMatch(/\w{3}/);
  });

  test('starts by a touch that came before the site’s script', async () => {
    const release = await holdScript(page);
    await page.goto(journey.site.url + path);
    await tool.reach();
    expect(await tool.button.count()).toBe(0);
    release();
    await tool.button.waitFor();
    await page.unrouteAll();
    expect(logged).toEqual([]);
  });
});

test('a tool takes its style sheet with it, also on the way to a page of the same kind', async () => {
  const page = await journey.open('/it/managed-services');
  const tool = toolOn(page);
  const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
  const before = await sheets();
  for (const next of ['/design/web-design-development', '/it/managed-services']) {
    await tool.reach();
    await tool.button.waitFor();
    expect(await sheets()).toBe(before + 1);
    await page.locator(`a[href="${next}"]`).first().dispatchEvent('click');
    await page.waitForURL(`**${next}`);
    await expect.poll(sheets).toBe(before);
  }
});

test('without scripts no tool offers anything that needs them, and each page has its figure', async () => {
  const visitor = await journey.visit({ ...small, javaScriptEnabled: false });
  const page = await visitor.newPage();
  for (const { path } of siteTools) {
    await page.goto(journey.site.url + path);
    expect(await page.locator('figure.figure').isVisible(), path).toBe(true);
    expect(await page.locator('details[data-tool]').isVisible(), path).toBe(false);
    expect(await toolOn(page).button.count(), path).toBe(0);
  }
});

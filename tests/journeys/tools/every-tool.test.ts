import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  formOn,
  holdScript,
  nextPicture,
  showPage,
  siteScript,
  typed,
} from '../../../testing/browser/enquiry-page.ts';
import { phone, prepareJourney, saveData, small } from '../../../testing/browser/journey.ts';
import { screenshotOf } from '../../../testing/browser/screenshot-of.ts';
import { addToMessage, changeByKeyboard, toolOn } from '../../../testing/browser/tool-page.ts';
import { siteForms } from '../../../testing/project/site-forms.ts';
import { siteTools } from '../../../testing/project/site-tools.ts';
import { findViolations } from '../../every-page/find-violations.ts';

/** Most bytes that a tool may fetch when it is touched: all scripts that its page did not have. */
const mostScript = 12_000;

const journey = prepareJourney();

/** Runs in the page: the drawing as it is when the tool answers, before it measures anything. */
const drawingOnceLive = () =>
  new Promise<string>((resolve) => {
    const host = document.querySelector('[data-tool]');
    if (!host) throw new Error('The page has no tool');
    const watch = new MutationObserver(() => {
      if (!host.querySelector('[data-live]')) return;
      watch.disconnect();
      const drawings = [...host.querySelectorAll('.table > svg')];
      resolve(drawings.find((drawing) => drawing.checkVisibility())?.innerHTML ?? '');
    });
    watch.observe(host, { subtree: true, attributes: true });
  });

// One visitor for each tool, who does one thing after the other, by keyboard alone.
describe.each(siteTools)('The tool $tool', ({ path }) => {
  let page: Page;
  let tool: ReturnType<typeof toolOn>;
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
    // No pages are prefetched, so every script fetched is the tool's.
    await page.addInitScript(saveData);
    await showPage(page, journey.site.url + path);
  });
  afterAll(() => page?.close());

  test('fetches its script by the keyboard’s touch, and little of it', async () => {
    expect(await tool.live.count()).toBe(0);
    const fetched = new Map<string, number>();
    page.on('response', (response) => {
      const isScript = new URL(response.url()).pathname.endsWith('.js');
      if (isScript) fetched.set(response.url(), Number(response.headers()['content-length']));
    });
    const markup = await tool.drawing.innerHTML();
    const atFirst = page.evaluate(drawingOnceLive);
    await tool.reach();
    await tool.live.waitFor();
    const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes, [...fetched].join('\n')).toBeLessThanOrEqual(mostScript);
    expect(bytes).toBeGreaterThan(0);
    // It takes over what the server sent, and the focus stays.
    expect(await tool.host.evaluate((host) => host.contains(document.activeElement))).toBe(true);
    expect(await atFirst).toBe(markup);
  });

  test('offers no example as the visitor’s own values', async () => {
    expect(await tool.result.innerText()).toBe('');
    // What is to be announced is there before its text, and takes no room.
    expect(await tool.host.getByRole('status').count()).toBe(2);
    const rail = tool.host.locator('.tool-rail');
    const heights = await rail.evaluate((node) => {
      const empty = node.querySelector('output');
      const height = node.clientHeight;
      if (empty) empty.hidden = true;
      const without = node.clientHeight;
      if (empty) empty.hidden = false;
      return { height, without };
    });
    expect(heights.height).toBe(heights.without);
    await tool.button.press('Enter');
    expect(await tool.reply.innerText()).toMatch(/example/);
    expect(await tool.message.inputValue()).toBe('');
  });

  test('changes its picture by each of its inputs, says the result, and axe finds no violations', async () => {
    for (const input of await tool.inputs.all()) {
      await input.focus();
      const before = await screenshotOf(tool.drawing);
      await changeByKeyboard(input);
      await nextPicture(page);
      const name = await input.evaluate((node) => node.outerHTML);
      expect(before.equals(await screenshotOf(tool.drawing)), name).toBe(false);
    }
    // A group of choices has come round to where it began.
    await changeByKeyboard(tool.inputs.first());
    await expect.poll(() => tool.result.innerText()).toMatch(/\w{3}/);
    expect(await findViolations(page)).toEqual([]);
  });

  test('refuses anything but a number, at the field, and puts nothing into the message', async () => {
    const fields = await tool.host.locator('[inputmode=decimal]').all();
    for (const one of fields) {
      const before = await one.inputValue();
      await one.fill('many');
      await one.blur();
      await tool.host.locator('[aria-invalid=true][aria-describedby]').waitFor();
      expect(await tool.host.locator('.field-error').innerText()).toMatch(/^Type .*\d.*\.$/);
      // Once is enough: the fields are of one kind.
      if (one === fields[0]) expect(await findViolations(page)).toEqual([]);
      await tool.button.press('Enter');
      expect(await tool.message.inputValue()).toBe('');
      expect(await one.evaluate((node) => node === document.activeElement)).toBe(true);
      await one.fill(before);
    }
    expect(await tool.host.locator('.field-error').count()).toBe(0);
  });

  test('puts its summary under what was typed, once, and moves the focus there', async () => {
    await tool.message.fill(typed.message);
    await addToMessage(page);
    const message = await tool.message.inputValue();
    expect(message.startsWith(`${typed.message}\n\n`)).toBe(true);
    const summary = message.slice(typed.message.length + 2);
    expect(summary).toMatch(/^\S.*\S$/s);
    expect(summary).not.toContain('\n\n');
    expect(await tool.reply.innerText()).toMatch(/^Added to your message/);
    // The focus moves in the next frame, where the next test would already type.
    await tool.button.focus();
    await addToMessage(page);
    expect(await tool.message.inputValue()).toBe(message);
  });

  test('its summary arrives in the staff’s mail', async () => {
    const before = journey.inbox.received.length;
    const message = await tool.message.inputValue();
    const { name, email, subject } = typed;
    await form().fill({ name, email, ...(row?.typed && { subject }) });
    await form().button.press('Enter');
    const mail = (await journey.inbox.waitFor(before + 1)).at(-1)?.mail;
    const text = mail?.text?.replaceAll('\r\n', '\n') ?? '';
    expect(text).toContain(message);
  });

  test('keeps what was set when a link leads elsewhere on its page', async () => {
    const set = await tool.values();
    await page.locator('main a[href="#contact-form"]').first().press('Enter');
    await page.waitForURL('**#contact-form');
    expect(await tool.live.count()).toBe(1);
    expect(await tool.values()).toEqual(set);
  });

  test('disappears with its page, and comes back with it', async () => {
    await page.locator('footer a[href="/sitemap"]').press('Enter');
    await page.locator(`main a[href="${path}"]`).press('Enter');
    await tool.host.waitFor();
    await tool.reach();
    await tool.live.waitFor();
    await changeByKeyboard(tool.inputs.first());
    await expect.poll(() => tool.result.innerText()).toMatch(/\w{3}/);
  });

  test('starts by a touch that came before the site’s script', async () => {
    const release = await holdScript(page);
    const asked = page.waitForRequest(`**${siteScript()}`);
    await page.goto(journey.site.url + path);
    await changeByKeyboard(tool.inputs.first());
    await asked;
    await tool.button.press('Enter');
    expect(await tool.live.count()).toBe(0);
    release();
    await tool.live.waitFor();
    // What was changed meanwhile counts, and so does the button that was pressed.
    await expect.poll(() => tool.result.innerText()).toMatch(/\w{3}/);
    await expect.poll(() => tool.message.inputValue()).toMatch(/\w{3}/);
    await page.unrouteAll();
    expect(logged).toEqual([]);
  });
});

test('a tool has its styles, and answers when it is reached, on a page that the router opens', async () => {
  const page = await journey.open('/sitemap', small);
  const tool = toolOn(page);
  for (const { path } of siteTools) {
    await page.locator(`main a[href="${path}"]`).press('Enter');
    await page.waitForURL(`**${path}`);
    const rail = tool.host.locator('.tool-rail');
    expect(await rail.evaluate((node) => getComputedStyle(node).display), path).toBe('grid');
    await tool.reach();
    await tool.live.waitFor();
    await page.locator('footer a[href="/sitemap"]').press('Enter');
    await page.waitForURL('**/sitemap');
  }
});

describe.each(siteTools)('The tool $tool on a phone', ({ path }) => {
  test('is set by touch, and keeps its answer in view of every field', async () => {
    const page = await journey.open(path, { ...phone, reducedMotion: 'reduce' });
    const tool = toolOn(page);
    const { height } = phone.viewport;
    // Nothing is in view under the header.
    const header = (await page.locator('header').boundingBox())?.height ?? 0;
    const fits = await tool.host.evaluate((host, view) => {
      const boxOf = (element: Element | undefined) => element?.getBoundingClientRect();
      const shown = [...host.querySelectorAll('.as-answer, .as-value')].filter(
        (one) => one.getBoundingClientRect().width > 0,
      );
      const answer = boxOf(shown.at(-1));
      const far = [...host.querySelectorAll('input, select')].filter((input) => {
        const box = boxOf(input);
        return (
          !box ||
          !answer ||
          Math.max(box.bottom, answer.bottom) - Math.min(box.top, answer.top) > view
        );
      });
      return {
        high: host.getBoundingClientRect().height,
        far: far.map((input) => input.outerHTML),
      };
    }, height - header);
    expect(fits.far).toEqual([]);
    expect(fits.high).toBeLessThanOrEqual(2 * height);

    const choices = tool.host.locator('input:is([type=radio], [type=checkbox])');
    const target = (await choices.count()) > 0 ? choices.last() : tool.inputs.last();
    await target.tap();
    await tool.live.waitFor();
    if ((await choices.count()) === 0) await changeByKeyboard(target);
    await expect.poll(() => tool.result.innerText()).toMatch(/\w{3}/);
    await tool.button.tap();
    await expect.poll(() => tool.message.inputValue()).toMatch(/\w{3}/);
  });
});

test('without scripts no tool offers anything that needs them, and each page has its figure', async () => {
  const visitor = await journey.visit({ ...small, javaScriptEnabled: false });
  const page = await visitor.newPage();
  for (const { path } of siteTools) {
    await page.goto(journey.site.url + path);
    const tool = toolOn(page);
    expect(await tool.drawing.count(), path).toBe(1);
    expect(await tool.host.locator('figcaption').isVisible(), path).toBe(true);
    expect(await tool.host.locator('button:visible').count(), path).toBe(0);
    expect(await tool.host.locator('.scripted :is(input, select):visible').count(), path).toBe(0);
  }
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openChromium } from '../../../testing/browser/browser.ts';
import {
  callsOf,
  expectNotice,
  formOn,
  hydrated,
  openHeld,
  typed,
} from '../../../testing/browser/enquiry-page.ts';
import { prepareJourney, saveData } from '../../../testing/browser/journey.ts';

const journey = prepareJourney(openChromium);

const button = 'Send Message';

/** Opens a page whose script gets no answer until the returned function is called. */
async function openStalled(): Promise<{ page: Page; release: () => void }> {
  const page = await (await journey.visit()).newPage();
  const release = await openHeld(page, journey.site.url);
  return { page, release };
}

test('a form sent while the script stalls shows Sending... at once, is sent without it after five seconds, and arrives', async () => {
  const { page } = await openStalled();
  const form = formOn(page, { button });
  const before = journey.inbox.received.length;
  const calls = callsOf(page);
  await form.fill({ ...typed, message: 'Sent while the script stalled.' });
  const width = (await form.button.boundingBox())?.width;
  await form.button.click();
  expect(await form.sending.isDisabled()).toBe(true);
  expect((await form.sending.boundingBox())?.width).toBe(width);
  expect(calls).toHaveLength(0);
  await page.waitForURL('**/#message-sent', { timeout: 15_000 });
  expect(calls).toHaveLength(1);
  await journey.inbox.waitFor(before + 1);
});

test('a form that the browser refuses after the five seconds can be sent again', async () => {
  const { page } = await openStalled();
  const form = formOn(page, { button });
  const calls = callsOf(page);
  await form.fill({ name: typed.name });
  await form.button.click();
  await form.sending.waitFor();
  await form.button.waitFor({ timeout: 15_000 });
  expect(await form.button.isEnabled()).toBe(true);
  expect(calls).toHaveLength(0);
  await form.fill(typed);
  await form.button.click();
  await page.waitForURL('**/#message-sent');
});

test('a held form shows Sending... until the notice, then returns to normal', async () => {
  const { page, release } = await openStalled();
  const form = formOn(page, { button });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await form.fill({ ...typed, message: 'Held for a while.' });
  await form.button.click();
  await form.sending.waitFor();
  release();
  await hydrated(page);
  await expectNotice(page, ['Success!', expect.any(String)]);
  await form.button.waitFor();
  expect(await form.button.isEnabled()).toBe(true);
  expect(complaints).toEqual([]);
});

test('with Save-Data, nothing loads but the page until the first interaction', async () => {
  const saver = await journey.visit();
  await saver.addInitScript(saveData);
  const page = await saver.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(journey.site.url);
  // Another visitor, without data saving, gets everything meanwhile.
  const other = await (await journey.visit()).newPage();
  await other.goto(journey.site.url);
  await other.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(asked).toEqual(['/']);
  await hydrated(page);
  expect(asked.length).toBeGreaterThan(5);
});

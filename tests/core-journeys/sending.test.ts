import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import {
  booted,
  callsOf,
  expectNotice,
  formOn,
  functionPath,
  hold,
  hydrated,
  noticesOn,
  openHeld,
  receiptOn,
  valuesFor,
} from '../../testing/browser/enquiry-page.ts';
import { desktop, prepareJourney } from '../../testing/browser/journey.ts';
import { formRowOn } from '../../testing/specification/specified-forms.ts';

const row = formRowOn('/it/it-strategy');
const { success } = row;

const journey = prepareJourney();
let page: Page;
beforeEach(async () => {
  page = await (await journey.visit(desktop)).newPage();
  await page.goto(journey.site.url + row.path);
  await booted(page);
});

const form = () => formOn(page, row);

/** Holds the function's answer until it is let go. */
const holdAnswer = () => hold(page, `**${functionPath}`);

test('A second click that comes after the answer changes nothing', async () => {
  const calls = callsOf(page);
  await form().fill(valuesFor(row));
  await form().button.click();
  await expectNotice(page, success);
  await form().button.waitFor();
  // In the page itself: what a click from outside waits for may take longer than a double click lasts.
  await form().button.evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  expect(await noticesOn(page)).toEqual([[...success]]);
  expect(await form().text('Name is required').count()).toBe(0);
  expect(calls).toHaveLength(1);
});

test('Enter that is held down sends once, and no error follows', async () => {
  const calls = callsOf(page);
  await form().fill(valuesFor(row));
  await form().field('Email').focus();
  // Each further `down` of a key that is not released is a repeat: until the answer is there, and some more.
  const press = async () => {
    await page.keyboard.down('Enter');
    return noticesOn(page);
  };
  await expect.poll(press, { interval: 50 }).toHaveLength(1);
  for (let n = 0; n < 5; n += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await noticesOn(page)).toEqual([[...success]]);
  expect(calls).toHaveLength(1);
});

test('Who leaves the page while the enquiry is on its way finds it sent, and the form empty', async () => {
  await hydrated(page);
  const answer = await holdAnswer();
  const calls = callsOf(page);
  await form().fill(valuesFor(row));
  await form().button.click();
  await form().sending.waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await page.waitForURL('**/sitemap');
  await page.goBack();
  await form().sending.waitFor();
  expect(await form().sending.isDisabled()).toBe(true);
  answer();
  await expectNotice(page, success);
  expect(Object.values(await form().values()).join('')).toBe('');
  expect(await receiptOn(page)).toContainEqual(expect.stringMatching(/^Reference ENQ-/));
  expect(calls).toHaveLength(1);
});

test('What is typed while the enquiry is on its way stays', async () => {
  const answer = await holdAnswer();
  await form().fill(valuesFor(row));
  await form().button.click();
  await form().sending.waitFor();
  await form().field('Message').fill('One thing more');
  answer();
  await expectNotice(page, success);
  expect(Object.values(await form().values()).join('')).toBe('One thing more');
});

test('What is typed after a click, before the script is there, stays and does not replace what is sent', async () => {
  page = await (await journey.visit(desktop)).newPage();
  const release = await openHeld(page, journey.site.url + row.path);
  const calls = callsOf(page);
  const values = valuesFor(row);
  await form().fill(values);
  await form().button.click();
  await form().sending.waitFor();
  await form().field('Message').fill('One thing more');
  release();
  await expectNotice(page, success);
  expect(calls.map((call) => call.postDataJSON().message)).toEqual([values.message]);
  expect(Object.values(await form().values()).join('')).toBe('One thing more');
});

test('The notice of what was missing goes when only the e-mail is wrong', async () => {
  await form().button.click();
  await expect.poll(() => noticesOn(page)).toHaveLength(1);
  await form().fill({ ...valuesFor(row), email: 'nobody' });
  await form().button.click();
  await form().text('Invalid email address').waitFor();
  await expect.poll(() => noticesOn(page)).toEqual([]);
});

test('A click in the moment in which the script takes over is answered once, and the button comes back', async () => {
  const early = await (await journey.visit(desktop)).newPage();
  await early.addInitScript(() => {
    // The script has just taken over the form, and has not yet said so.
    new MutationObserver((_, watch) => {
      const form = document.querySelector('form');
      if (!form?.noValidate) return;
      watch.disconnect();
      form.querySelector('button')?.click();
    }).observe(document, { subtree: true, attributes: true });
  });
  await early.goto(journey.site.url + row.path);
  await hydrated(early);
  await expect.poll(() => noticesOn(early)).toHaveLength(1);
  await expect.poll(() => formOn(early, row).button.isEnabled()).toBe(true);
});

test('What the answer without scripts said goes when the next message is sent', async () => {
  await page.goto(`${journey.site.url}${row.path}#message-not-sent`);
  const earlier = page.locator('#message-not-sent');
  expect(await earlier.isVisible()).toBe(true);
  await form().fill(valuesFor(row));
  await form().button.click();
  await expectNotice(page, success);
  expect(await earlier.isVisible()).toBe(false);
});

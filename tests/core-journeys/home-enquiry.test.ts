import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import {
  builtScript,
  callsOf,
  expectNotice,
  formOn,
  functionPath,
  hold,
  hydrated,
  noticesOn,
  openHeld,
  receiptOn,
  siteScript,
  typed,
} from '../../testing/browser/enquiry-page.ts';
import { prepareJourney, small } from '../../testing/browser/journey.ts';
import { formRowOn } from '../../testing/specification/specified-forms.ts';

const button = 'Send Message';
const { success, failure, missing } = formRowOn('/');

const journey = prepareJourney();

test('a visitor writes from the home page: Sending..., Success!, and the mail within five seconds', async () => {
  const page = await journey.open('/');
  const form = formOn(page, { button });
  // The function waits until the sending state has been seen.
  const answer = await hold(page, `**${functionPath}`);
  const calls = callsOf(page);
  const before = journey.inbox.received.length;
  await form.fill(typed);
  const width = (await form.button.boundingBox())?.width;
  await form.field('Name').press('Enter');
  await form.sending.waitFor();
  expect(await form.sending.isDisabled()).toBe(true);
  expect((await form.sending.boundingBox())?.width).toBe(width);
  await form.field('Name').press('Enter');
  answer();
  await expectNotice(page, success);
  expect(Object.values(await form.values()).join('')).toBe('');
  expect(calls).toHaveLength(1);
  expect(Object.keys(JSON.parse(calls[0]?.postData() ?? ''))).toEqual([
    'name',
    'email',
    'subject',
    'message',
    'formType',
  ]);
  const mail = (await journey.inbox.waitFor(before + 1, 5_000)).at(-1);
  expect(mail?.envelope.to).toEqual([company.email]);
  expect(mail?.envelope.from).toBe(`website@${company.domain}`);
  expect(mail?.mail.replyTo?.map((address) => address.address)).toEqual([typed.email]);
  expect(mail?.mail.subject).toBe(typed.subject);
  expect(mail?.mail.text).toContain(typed.name);
  expect(mail?.mail.text).toContain('Can you look at them this week?');
});

test('after a failure the same text is sent again with the same key, and becomes one enquiry', async () => {
  const page = await journey.open('/');
  const form = formOn(page, { button });
  const before = journey.inbox.received.length;
  const calls = callsOf(page);
  // The enquiry reaches the server, but the answer is lost.
  let lost: unknown;
  await page.route(
    `**${functionPath}`,
    async (route) => {
      lost = await (await route.fetch()).json();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await form.fill({ ...typed, message: 'The answer to this one is lost.' });
  await form.button.click();
  await expectNotice(page, failure);
  await form.button.click();
  await expect.poll(() => noticesOn(page)).toContainEqual([...success]);
  expect(calls).toHaveLength(2);
  const keys = calls.map((call) => call.headers()['idempotency-key']);
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
  expect(keys[1]).toBe(keys[0]);
  // The same reference, so it is the same enquiry, which is mailed once.
  expect(await (await calls[1]?.response())?.json()).toEqual(lost);
  await journey.inbox.waitFor(before + 1);
});

test('a form submitted before hydration is held, then sent once', async () => {
  const page = await (await journey.visit()).newPage();
  const release = await openHeld(page, journey.site.url);
  const form = formOn(page, { button });
  const calls = callsOf(page);
  await form.fill({ ...typed, message: 'Sent before anything was ready.' });
  await form.button.click();
  await form.field('Name').press('Enter');
  expect(calls).toHaveLength(0);
  release();
  await hydrated(page);
  await expectNotice(page, success);
  expect(calls).toHaveLength(1);
});

test('an empty form submitted before hydration shows its notice afterwards', async () => {
  const page = await (await journey.visit()).newPage();
  const release = await openHeld(page, journey.site.url);
  await formOn(page, { button }).button.click();
  release();
  await expectNotice(page, missing);
});

test('if the script is not available, the form is sent as without scripts', async () => {
  const page = await (await journey.visit()).newPage();
  await page.route(`**${siteScript()}`, (route) => route.abort());
  await page.goto(journey.site.url);
  const form = formOn(page, { button });
  const before = journey.inbox.received.length;
  await form.fill({ ...typed, message: 'Sent although the script never came.' });
  await form.button.click();
  await page.waitForURL('**/#message-sent');
  expect(await page.getByText(success[1]).isVisible()).toBe(true);
  await journey.inbox.waitFor(before + 1);
});

test('if the script for notices is not available, the notice appears in the form', async () => {
  const page = await (await journey.visit()).newPage();
  await page.route(`**${builtScript(/data-sonner-toaster/)}`, (route) => route.abort());
  await page.goto(journey.site.url);
  await hydrated(page);
  await formOn(page, { button }).button.click();
  await page.getByRole('alert').getByText(missing[1]).waitFor();
});

test('what was typed is still there after a visit to another page, and nothing is in web storage', async () => {
  const page = await journey.open('/');
  const form = formOn(page, { button });
  await form.fill(typed);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await page.getByRole('heading', { name: 'Sitemap', level: 1 }).waitFor();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toMatch(/Alex|example\.com|backups/);
  await page.goBack();
  await page.getByRole('heading', { name: 'Get in Touch' }).waitFor();
  expect(await form.values()).toEqual(typed);
});

test('under the form nothing moves when the answer comes, whether the enquiry fails or is received', async () => {
  const page = await journey.open('/', small);
  const form = formOn(page, { button });
  const answer = await hold(page, `**${functionPath}`, (route) => route.abort());
  const places = () =>
    page.locator('form button, .receipt, footer, body').evaluateAll((parts) =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return [Math.round(top + scrollY), Math.round(height)];
      }),
    );
  await form.fill(typed);
  await form.button.click();
  await form.sending.waitFor();
  const opened = await places();
  expect(opened).toHaveLength(4);
  expect(await form.receipt.innerText()).toBe('');
  // On a low screen the box opens below it: the page scrolls there.
  await expect
    .poll(() => form.receipt.evaluate((box) => box.getBoundingClientRect().bottom < innerHeight))
    .toBe(true);
  answer();
  await expectNotice(page, failure);
  expect(await places()).toEqual(opened);
  expect(await form.receipt.innerText()).toContain('Not sent');
  await page.unrouteAll();
  await form.button.click();
  await expectNotice(page, success);
  expect(await places()).toEqual(opened);
  expect((await receiptOn(page))[0]).toMatch(/^Received/);
});

test('what was sent can be read again after a visit to another page, until a later enquiry is received', async () => {
  const page = await journey.open('/');
  const form = formOn(page, { button });
  await form.fill({ ...typed, message: 'The first one.' });
  await form.button.click();
  await expectNotice(page, success);
  const first = await receiptOn(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await page.getByRole('heading', { name: 'Sitemap', level: 1 }).waitFor();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toMatch(/Alex|example\.com|first|ENQ/);
  await page.goBack();
  await page.getByRole('heading', { name: 'Get in Touch' }).waitFor();
  expect(await receiptOn(page)).toEqual(first);
  await form.receipt.getByText('What you sent').click();
  expect(await receiptOn(page)).toContain('The first one.');

  await form.fill({ ...typed, message: 'The second one.' });
  await page.route(`**${functionPath}`, (route) => route.abort(), { times: 1 });
  await form.button.click();
  await expectNotice(page, failure);
  expect(await receiptOn(page)).toEqual(expect.arrayContaining([first[1], 'The first one.']));
  await form.button.click();
  await expectNotice(page, success);
  const second = await receiptOn(page);
  expect(second).toContain('The second one.');
  expect(second).not.toContain('The first one.');
  expect(second[1]).not.toBe(first[1]);
});

test.each([
  ['no reference', 'application/json', '{"ok":true}'],
  ['nothing that can be read', 'text/plain', ''],
])('an answer with %s is a success like any other', async (_what, contentType, body) => {
  const page = await journey.open('/');
  const form = formOn(page, { button });
  await page.route(`**${functionPath}`, (route) => route.fulfill({ contentType, body }));
  await form.fill(typed);
  await form.button.click();
  await expectNotice(page, success);
  const receipt = await receiptOn(page);
  expect(receipt[0]).toMatch(/^Received/);
  expect(receipt.join()).not.toContain('Reference');
});

test('the browser keeps no cookie, and the tab holds scroll positions alone', async () => {
  const page = await journey.open('/');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await page.getByRole('heading', { name: 'Sitemap', level: 1 }).waitFor();
  // The router writes them when the visitor leaves the page.
  await page.reload();
  await hydrated(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  const held = await page.evaluate(() => Object.entries(sessionStorage));
  expect(held.map(([key]) => key)).toEqual(['react-router-scroll-positions']);
  const positions: unknown = JSON.parse(held[0]?.[1] ?? '{}');
  expect(Object.values(positions ?? {}).every(Number.isFinite)).toBe(true);
});

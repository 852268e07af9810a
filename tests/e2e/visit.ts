import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import PostalMime, { type Email } from 'postal-mime';
import type { SpecifiedForm } from '../specification.ts';

export const functionPath = '/functions/v1/send-contact-email';

/** Firefox cannot emulate phones: there it is a narrow touch screen. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: ({ browserName }: { browserName: string }, use: (is: boolean) => Promise<void>) =>
    use(browserName !== 'firefox'),
};

/** Opens a page and waits until its scripts run; the manifest is the last that they add. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
}

/** Scrolls to the form and waits until React has hydrated it: then it validates itself. */
export async function hydrateForm(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('form')?.scrollIntoView());
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
}

/** Scrolls to the page's tool and waits until React has hydrated it: then its controls are enabled. */
export async function hydrateTool(page: Page): Promise<void> {
  await expect(page.locator('figure > fieldset')).toBeAttached();
  await page.evaluate(() => document.querySelector('figure')?.scrollIntoView({ block: 'center' }));
  await expect(page.getByRole('button', { name: 'Use this in my message' })).toBeEnabled();
}

/** Waits until all changes so far are painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
}

/** The place of an element on the screen. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not displayed');
  return { ...box, bottom: box.y + box.height };
}

/** Opens a page, and stops its clock once its scripts run. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await stopClock(page);
}

export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Delays responses from an address until the returned function is called. */
export async function delayResponses(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // The page may be closed by then.
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** Opens a page whose islands are not hydrated until the returned function is called. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  const release = await delayResponses(page, /\.js(\?|$)/);
  await open(page, path);
  return release;
}

/** A visitor's input, different in each test. */
export function enquiryFor(form: SpecifiedForm) {
  const message = `Our backups failed twice.\nCan you look at them this week? ${randomUUID()}`;
  const enquiry = { name: 'Alex Nguyen', email: 'alex@example.com', message };
  return form.typed ? { ...enquiry, subject: 'Server room' } : enquiry;
}

type Enquiry = Readonly<Record<string, string>>;

/** The enquiry form of a page. */
export function formOn(page: Page, { button: label }: Pick<SpecifiedForm, 'button'>) {
  const form = page.locator('form');
  const button = form.getByRole('button', { name: label, exact: true });
  const fill = async (enquiry: Enquiry) => {
    for (const [name, value] of Object.entries(enquiry)) {
      await form
        .getByRole('textbox')
        .and(page.locator(`[name="${name}"]`))
        .fill(value);
    }
  };
  return {
    button,
    fill,
    field: (name: 'Name' | 'Email' | 'Message') =>
      form.getByRole('textbox', { name: new RegExp(`^${name}`) }),
    text: (words: string) => form.getByText(words, { exact: true }),
    sending: form.getByRole('button', { name: 'Sending...', exact: true }),
    async send(enquiry: Enquiry) {
      await fill(enquiry);
      await button.click();
    },
    /** Values of the fields that are not empty. */
    values: () =>
      form.getByRole('textbox').evaluateAll((fields) =>
        Object.fromEntries(
          fields.flatMap((field) => {
            const value = 'value' in field && field.value;
            return value ? [[field.getAttribute('name'), value]] : [];
          }),
        ),
      ),
    /** The reference in the line under the form. */
    async reference(): Promise<string> {
      const line = page
        .getByRole('status')
        .getByText(/Reference\W+[\w-]{6,}/)
        .first();
      await expect(line).toBeVisible();
      return /Reference\W+([\w-]{6,})/.exec(await line.innerText())?.[1] ?? '';
    },
  };
}

/** Opens a form's page, and returns the form once it is hydrated. */
export async function openForm(page: Page, form: SpecifiedForm) {
  await open(page, form.path);
  await hydrateForm(page);
  return formOn(page, form);
}

/** All notices on the page. */
export const notices = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** Waits until this is the only notice. */
export async function expectNotice(page: Page, expected: readonly [string, string]): Promise<void> {
  await expect(notices(page)).toHaveText([expected.join('')]);
}

/** Records what screen readers announce: text added to live regions, and the description of what gets the focus. */
export async function announcementsOn(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const isLive = element?.closest('[role=status], [role=alert], [aria-live], output');
        for (const node of isLive ? addedNodes : []) announced.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
    addEventListener('focusin', ({ target }) => {
      const id = target instanceof Element && target.getAttribute('aria-describedby');
      if (id) announced.push(document.getElementById(id)?.textContent ?? '');
    });
  });
  return () => page.evaluate<string[]>('window.announced.splice(0)');
}

/** Records the enquiries that a page sends to the function. */
export function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(functionPath) && request.method() === 'POST') calls.push(request);
  });
  return calls;
}

/** Errors and warnings in the console, and failed requests. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** The subject of the mail to staff: it has the sender's name. */
export const mailSubject = (subject: string) =>
  subject.includes('Alex Nguyen') ? subject : `${subject}: Alex Nguyen`;

/** The mails that were read already, by file: each is written once. */
const mails = new Map<string, Email>();

async function readNewMails(): Promise<Email[]> {
  const folder = `${process.env.TEST_DATA_DIR}/mail`;
  // The first mail creates the folder.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) {
    if (!name.endsWith('.eml') || mails.has(name)) continue;
    mails.set(name, await new PostalMime().parse(readFileSync(`${folder}/${name}`)));
  }
  return [...mails.values()];
}

/** Waits until exactly one delivered mail has these words. */
export async function mailWith(words: string): Promise<Email> {
  let found: Email[] = [];
  const find = async () => {
    const all = await readNewMails();
    found = all.filter(({ text }) => text?.replaceAll('\r\n', '\n').includes(words));
    return found.length;
  };
  await expect.poll(find).toBe(1);
  const [mail] = found;
  if (!mail) throw new Error('The mail is gone');
  return mail;
}

/** Replaces each text by two `font` elements, as browsers' translators do. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript, textarea, [translate=no]') ||
      !node.textContent?.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.textContent}»`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  });

/** What axe finds wrong in the elements that match; in each colour scheme, what depends on it too. */
export async function violationsOf(page: Page, selector = 'html'): Promise<string[]> {
  await page.evaluate(axe.source);
  const run = async (options: RunOptions) => {
    const given = JSON.stringify({ ...options, resultTypes: ['violations'] });
    const { violations } = await page.evaluate<AxeResults>(`axe.run('${selector}', ${given})`);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await run({ runOnly: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...dark.map((one) => `dark: ${one}`), ...(await run({}))];
}

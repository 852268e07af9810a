import { globSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { FormRow } from '../specification/specified-forms.ts';

export const functionPath = '/functions/v1/send-contact-email';

/** What the visitor types in the journeys. */
export const typed = {
  name: 'Alex Nguyen',
  email: 'alex@example.com',
  subject: 'Server room',
  message: 'Our backups failed twice.\nCan you look at them this week?',
};

/** Opens a page and waits until it is hydrated. */
export async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await showPage(page, url);
  return page;
}

/**
 * Loads another document into a page and waits until it is hydrated. For many pages this takes a
 * third of the time of opening new pages, each of which starts a new browser process.
 */
export async function showPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** The path of the built script whose text matches. */
export function builtScript(text: RegExp): string {
  const names = globSync('assets/*.js', { cwd: 'dist/site' });
  const name = names.find((file) => text.test(readFileSync(`dist/site/${file}`, 'utf8')));
  if (!name) throw new Error(`No built script contains ${text}`);
  return `/${name}`;
}

/** The path of the script that hydrates a page. */
export const siteScript = () => builtScript(/dataset\.hydrated=(?!=)/);

/** Holds back what this address gives until the returned function is called; `then` answers it. */
export async function hold(
  page: Page,
  url: string,
  then = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // By then the page may be gone.
    await then(route).catch(() => {});
  });
  return resolve;
}

/** Holds back the script that hydrates a page. */
export const holdScript = (page: Page) => hold(page, `**${siteScript()}`);

/** Opens a page whose script is held back until the returned function is called. Its boot module runs. */
export async function openHeld(page: Page, url: string): Promise<() => void> {
  const release = await holdScript(page);
  await page.goto(url);
  await booted(page);
  return release;
}

/** Waits until the boot module has started, which holds forms and presses until the site's script answers. */
export async function booted(page: Page): Promise<void> {
  // The last thing that it does as it starts.
  await page.locator('link[rel=icon][href="/favicon.svg"]').waitFor({ state: 'attached' });
}

/** Waits until the site's script answers, and all of the page is laid out. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(3, 300);
  await page.locator('html[data-hydrated]:not([data-opening])').waitFor({ state: 'attached' });
}

/** The enquiry form of a page, with its parts found by their visible names. */
export function formOn(page: Page, row: Pick<FormRow, 'button'>) {
  // Names are looked for in the form alone: in the whole page that takes the browser much longer.
  const form = page.locator('form');
  const values = () =>
    form.evaluate((element) => {
      const data = element instanceof HTMLFormElement ? new FormData(element) : new FormData();
      return Object.fromEntries(
        [...data].filter(([name, words]) => name !== 'formType' && words !== ''),
      );
    });
  return {
    field: (label: 'Name' | 'Email' | 'Subject' | 'Message') =>
      form.getByRole('textbox', { name: new RegExp(`^${label}`) }),
    /** A text of the form, such as what is wrong with a field. */
    text: (words: string) => form.getByText(words, { exact: true }),
    button: form.getByRole('button', { name: row.button, exact: true }),
    sending: form.getByRole('button', { name: 'Sending...', exact: true }),
    /** Types into the fields that do not have their value yet. */
    async fill(wanted: Partial<typeof typed>) {
      const present = await values();
      for (const [name, value] of Object.entries(wanted)) {
        if (present[name] !== value) await page.locator(`form [name="${name}"]`).fill(value);
      }
    },
    /** The words in the fields that are not blank. */
    values,
    /** Under the form: what became of the last enquiry. */
    receipt: page.locator('.receipt'),
  };
}

/** A notice that is not being removed. */
const notice = '[data-sonner-toast][data-removed="false"]';

/** The notices on the page, as title and text. */
export async function noticesOn(page: Page): Promise<string[][]> {
  return page
    .locator(notice)
    .evaluateAll((toasts) =>
      toasts.map((toast) =>
        ['[data-title]', '[data-description]'].map(
          (part) => toast.querySelector(part)?.textContent ?? '',
        ),
      ),
    );
}

/** Closes every notice, as a visitor does. */
export async function closeNotices(page: Page): Promise<void> {
  const buttons = page.locator(`${notice} [data-close-button]`);
  await buttons.evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click();
  });
  await expect.poll(() => noticesOn(page), { interval: 50 }).toEqual([]);
}

/** Waits until the page has painted all changes so far. */
export async function nextPicture(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
}

/** Waits until the expected notice is the only one. */
export async function expectNotice(page: Page, expected: readonly [string, string]): Promise<void> {
  await expect.poll(() => noticesOn(page), { interval: 50 }).toEqual([[...expected]]);
}

/** The lines under a form, once its last enquiry is received. */
export async function receiptOn(page: Page): Promise<string[]> {
  const receipt = page.locator('.receipt[data-state="received"]');
  return (await receipt.innerText()).split(/\n+/);
}

/** Records the requests that a page sends to the function. */
export function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === functionPath && request.method() === 'POST') {
      calls.push(request);
    }
  });
  return calls;
}

/** The values for the fields of a form. */
export function valuesFor(row: FormRow): Partial<typeof typed> {
  const { subject, ...others } = typed;
  return row.typed ? { ...others, subject } : others;
}

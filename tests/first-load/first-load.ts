import type { BrowserContext, Page } from 'playwright-core';

/** Bytes over the wire of one file, by its name without the hash: 'main.js'. */
export type Files = Record<string, number>;

export interface FirstLoad {
  /** The response with the page, including headers. */
  page: number;
  script: number;
  fonts: number;
  total: number;
  files: Files;
}

/** Milliseconds without a new request after which the load is complete. */
const quiet = 500;

const nameOf = (url: string) =>
  new URL(url).pathname.replace(/^\/assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');

const sum = (files: Files, ends: RegExp) =>
  Object.entries(files).reduce((all, [name, size]) => (ends.test(name) ? all + size : all), 0);

/**
 * What a visitor fetches who opens a page and does nothing: compressed bodies, as sent. The page
 * counts with its headers, because they share a connection's first flight.
 */
export async function firstLoad(context: BrowserContext, url: string): Promise<FirstLoad> {
  const page = await context.newPage();
  const files: Files = {};
  let last = performance.now();
  page.on('response', (response) => {
    last = performance.now();
    const size = Number(response.headers()['content-length']);
    files[response.url() === url ? 'page' : nameOf(response.url())] = size;
  });
  const response = await page.goto(url);
  const sizes = await response?.request().sizes();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await quietSince(page, () => last);
  await page.close();
  const total = sum(files, /./);
  return {
    page: (files.page ?? Number.NaN) + (sizes?.responseHeadersSize ?? Number.NaN),
    script: sum(files, /\.js$/),
    fonts: sum(files, /\.woff2$/),
    total,
    files,
  };
}

async function quietSince(page: Page, last: () => number): Promise<void> {
  while (performance.now() - last() < quiet) await page.waitForTimeout(quiet / 5);
}

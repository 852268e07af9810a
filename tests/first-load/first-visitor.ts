import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { nextPicture } from '../../testing/browser/enquiry-page.ts';
import { requestsOf } from '../../testing/browser/requests.ts';

/** What a page fetches and does for a visitor who opens it and does nothing. */
export interface FirstLoad {
  /** The sum of what moves while its fonts arrive and are applied, as browsers count it. */
  shifts: number;
  /** When the page is painted first, and when it requests each other file, in ms. */
  painted: number;
  asked: number[];
  /** The formats of `Intl` that it has made. */
  formats: string[];
  /** Bytes as sent. The page has its headers, because they share a connection's first flight. */
  bytes: Record<'page' | 'script' | 'fonts' | 'total', number>;
  /** Bytes of each file but the page. */
  files: Record<string, number>;
}

export interface FirstVisitor {
  page: Page;
  /**
   * Opens a page as if it were the first: nothing comes from a cache, and the fonts come late.
   * @param meanwhile What the visitor does while the fonts are on their way.
   */
  load: (url: string, meanwhile?: () => Promise<void>) => Promise<FirstLoad>;
}

/** Runs in the page: records what moves, and what is made of `Intl`. */
function watch(): void {
  // The router opens a page where it was left in this tab; a first visitor has left none.
  sessionStorage.clear();
  let moved = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if ('value' in entry && typeof entry.value === 'number') moved += entry.value;
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = () => {
    note(observer.takeRecords());
    return moved;
  };
  const formats: string[] = [];
  const watched = <Format extends object>(name: string, format: Format) =>
    new Proxy(format, {
      construct(target, given) {
        formats.push(name);
        return Reflect.construct(Object(target), given);
      },
    });
  Intl.DateTimeFormat = watched('DateTimeFormat', Intl.DateTimeFormat);
  Intl.NumberFormat = watched('NumberFormat', Intl.NumberFormat);
  Object.assign(window, { shifts, formats });
}

export const shiftsOn = (page: Page) => page.evaluate<number>('window.shifts()');

/** The downloaded fonts with which the browser draws the text of an element. */
async function fontsOf(devTools: CDPSession, selector: string): Promise<string[]> {
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter((font) => font.isCustomFont).map((font) => font.familyName);
}

const polling = { interval: 20 };

/** A visitor whose fonts arrive once the page is hydrated. Its route also keeps the cache unused. */
export async function firstVisitor(
  browser: Browser,
  screen: BrowserContextOptions,
): Promise<FirstVisitor> {
  const page = await browser.newPage(screen);
  let held: (() => void)[] = [];
  let files: Record<string, number> = {};
  await page.route('**/assets/*.woff2', async (route) => {
    await new Promise<void>((resume) => held.push(resume));
    await route.continue();
  });
  const requests = requestsOf(page);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    files[pathname] = Number(response.headers()['content-length']);
  });
  await page.addInitScript(watch);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');

  const bytesOf = (ends: RegExp) =>
    Object.entries(files).reduce((sum, [name, size]) => (ends.test(name) ? sum + size : sum), 0);

  return {
    page,
    async load(url, meanwhile) {
      held = [];
      files = {};
      // What the last page fetched ahead may be cut off by this one.
      requests.open.clear();
      const response = await page.goto(url);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await expect.poll(() => held.length, polling).toBe(2);
      expect(await fontsOf(devTools, 'h1')).toEqual([]);
      await meanwhile?.();
      for (const resume of held) resume();
      for (const [part, font] of [
        ['h1', 'Bricolage Grotesque'],
        ['main p', 'Hanken Grotesk'],
      ] as const) {
        const applied = expect.poll(() => fontsOf(devTools, part), polling);
        await applied.toContainEqual(expect.stringContaining(font));
      }
      await nextPicture(page);
      const seen = await page.evaluate(async () => {
        await new Promise((idle) => requestIdleCallback(idle));
        // A picture below the first screen is asked for by the browser itself, in the frame that it paints.
        const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')];
        const below = lazy.filter((it) => it.getBoundingClientRect().top + scrollY > innerHeight);
        const addresses = new Set(below.map(({ src }) => src));
        const files = performance.getEntriesByType('resource');
        return {
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
          asked: files.filter(({ name }) => !addresses.has(name)).map((file) => file.startTime),
        };
      });
      await expect.poll(() => requests.open.size, polling).toBe(0);
      const headers = (await response?.request().sizes())?.responseHeadersSize ?? Number.NaN;
      const { [new URL(url).pathname]: html = Number.NaN, ...others } = files;
      return {
        ...seen,
        shifts: await shiftsOn(page),
        formats: await page.evaluate<string[]>('window.formats'),
        bytes: {
          page: html + headers,
          script: bytesOf(/\.js$/),
          fonts: bytesOf(/\.woff2$/),
          total: bytesOf(/./),
        },
        files: others,
      };
    },
  };
}

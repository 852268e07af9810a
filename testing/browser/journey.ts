import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type SmtpInbox, startSmtpInbox } from '../mail/smtp-inbox.ts';
import { type Site, startSite } from '../servers/site.ts';
import { openBrowser } from './browser.ts';
import { openPage, showPage } from './enquiry-page.ts';

export const desktop = { viewport: { width: 1366, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * A small window without motion, for tests of what a page says and does: drawing the large one takes
 * more than a third of their processor time.
 */
export const small = { viewport: { width: 400, height: 400 }, reducedMotion: 'reduce' } as const;

/** Runs in a page as it opens: this visitor saves data, so nothing is fetched ahead. */
export const saveData = () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
};

export interface Journey {
  site: Site;
  browser: Browser;
  /** The staff's inbox, which receives the site's mail. */
  inbox: SmtpInbox;
  /** A new visitor, who is closed after the test. */
  visit: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /**
   * A hydrated page, in a tab that earlier tests with the same options may have used: what is set for
   * good (a script, a clock) needs a new visitor.
   */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** A page of a new visitor without scripts. */
  openPlain: (path: string, screen: BrowserContextOptions) => Promise<Page>;
  /** A page of a new visitor whose clock stands still: time passes only by `page.clock.runFor`. */
  openStopped: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

interface Tab {
  page: Page;
  options: BrowserContextOptions;
  used: boolean;
}

/** Leaves the page and takes back what a test may have changed, for the next test. */
async function release(tab: Tab): Promise<void> {
  const { page, options } = tab;
  page.removeAllListeners();
  await page.unrouteAll();
  // Away from what would open under the mouse.
  await page.mouse.move(3, 300);
  // Where the visitor had scrolled to, which the router writes down when the page is left.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {};
    sessionStorage.clear();
  });
  await page.goto('about:blank');
  if (options.viewport) await page.setViewportSize(options.viewport);
  const { colorScheme = null, reducedMotion = null } = options;
  await page.emulateMedia({
    colorScheme,
    reducedMotion,
    media: null,
    forcedColors: null,
    contrast: null,
  });
  tab.used = false;
}

/** Milliseconds by which a clock is set forward when it is stopped: it may not go back. */
const ahead = 1_000;

/** Stops the clock of a page on which Playwright's clock is installed. */
export async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
  // Where more time than that has passed on the way, the clock stands still by now and is set again.
  await stop().catch(stop);
}

/**
 * The site, an inbox and a browser for the tests of one file.
 * @param open Starts the browser.
 */
export function prepareJourney(open = openBrowser): Journey {
  const visitors: BrowserContext[] = [];
  const tabs: Tab[] = [];
  let parts: Pick<Journey, 'site' | 'browser' | 'inbox'> | undefined;
  const ready = () => {
    if (!parts) throw new Error('The journey has not started: use it inside a test');
    return parts;
  };

  beforeAll(async () => {
    const inbox = await startSmtpInbox();
    parts = {
      inbox,
      site: await startSite({ SMTP_URL: inbox.url }),
      browser: await open(),
    };
  });

  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
    await Promise.all(tabs.filter(({ used }) => used).map(release));
  });

  afterAll(async () => {
    await parts?.browser.close();
    await parts?.site.stop();
    await parts?.inbox.close();
  });

  const visit: Journey['visit'] = async (options = desktop) => {
    const visitor = await ready().browser.newContext(options);
    visitors.push(visitor);
    return visitor;
  };
  return {
    get site() {
      return ready().site;
    },
    get browser() {
      return ready().browser;
    },
    get inbox() {
      return ready().inbox;
    },
    visit,
    async open(path, options = desktop) {
      let tab = tabs.find((one) => !one.used && isDeepStrictEqual(one.options, options));
      if (!tab) {
        tab = { page: await ready().browser.newPage(options), options, used: false };
        tabs.push(tab);
      }
      tab.used = true;
      await showPage(tab.page, ready().site.url + path);
      return tab.page;
    },
    async openPlain(path, screen) {
      const page = await (await visit({ ...screen, javaScriptEnabled: false })).newPage();
      await page.goto(ready().site.url + path);
      return page;
    },
    async openStopped(path, options) {
      const visitor = await visit(options);
      await visitor.clock.install();
      const page = await openPage(visitor, ready().site.url + path);
      await stopClock(page);
      return page;
    },
  };
}

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Inbox, openInbox } from '../mail/inbox.ts';
import { type Site, startSite } from '../servers/site.ts';
import { openBrowser } from './browser.ts';
import { openPage } from './enquiry-page.ts';

export const desktop = { viewport: { width: 1366, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * A small window without motion, for tests of what a page says and does: drawing the large one takes
 * more than a third of their processor time.
 */
export const small = { viewport: { width: 400, height: 400 }, reducedMotion: 'reduce' } as const;

export interface Journey {
  site: Site;
  browser: Browser;
  /** The staff's inbox, which receives the site's mail. */
  inbox: Inbox;
  /** A new visitor, who is closed after the test. */
  visit: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page that a new visitor opens, hydrated. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The same; then its clock stands still, and time passes only by `page.clock.runFor`. */
  openStopped: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Milliseconds by which a clock is set forward when it is stopped: it may not go back. */
const ahead = 1_000;

/** Stops the clock of a page on which Playwright's clock is installed. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
}

/**
 * The site, an inbox and a browser for the tests of one file.
 * @param open Starts the browser.
 */
export function prepareJourney(open = openBrowser): Journey {
  const visitors: BrowserContext[] = [];
  let parts: Pick<Journey, 'site' | 'browser' | 'inbox'> | undefined;
  const ready = () => {
    if (!parts) throw new Error('The journey has not started: use it inside a test');
    return parts;
  };

  beforeAll(async () => {
    const inbox = await openInbox();
    parts = {
      inbox,
      site: await startSite({ SMTP_URL: inbox.url }),
      browser: await open(),
    };
  });

  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
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
    open: async (path, options) => openPage(await visit(options), ready().site.url + path),
    async openStopped(path, options) {
      const visitor = await visit(options);
      await visitor.clock.install();
      const page = await openPage(visitor, ready().site.url + path);
      await stopClock(page);
      return page;
    },
  };
}

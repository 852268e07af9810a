import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { desktop } from '../../testing/browser/journey.ts';
import { specifiedPages } from '../../testing/specification/specified-pages.ts';
import { median } from '../median.ts';
import type { Repeats } from '../options.ts';
import { hydrated, spotOf, type Visit, visit } from './visit.ts';

/** Links between pages of every kind. The heading of each new page is not on the old page. */
const links = [
  ['/', '/it'],
  ['/', '/design/ui-ux-design'],
  ['/it', '/it/managed-services'],
  ['/it/managed-services', '/cyber/essential-eight-assessment'],
  ['/cyber', '/privacy-policy'],
  ['/design', '/sitemap'],
  ['/privacy-policy', '/'],
] as const;

/** Milliseconds for which a visitor looks at a link, at least. */
const readingTime = 3_000;

export interface ChangeOfPageMetrics {
  name: string;
  /** Milliseconds from the click to the paint of the overlay, which answers it, and to that of the page under it. */
  answered: number;
  opened: number;
}

/** Clicks links on hydrated pages. Every click is a visitor's first. */
export async function measureChangesOfPage(
  browser: Browser,
  url: string,
  who: Repeats,
): Promise<ChangeOfPageMetrics[]> {
  const metrics: ChangeOfPageMetrics[] = [];
  for (const [from, to] of links) {
    const changes: Change[] = [];
    while (changes.length < who.repeats) {
      changes.push(await visit(browser, desktop, who, (page) => follow(page, url + from, to)));
    }
    metrics.push({
      name: `${from} → ${to}`,
      answered: median(changes.map(({ answered }) => answered)),
      opened: median(changes.map(({ opened }) => opened)),
    });
  }
  return metrics;
}

type Change = Pick<ChangeOfPageMetrics, 'answered' | 'opened'>;

async function follow(page: Visit, from: string, to: string): Promise<Change> {
  const heading = specifiedPages.find(({ path }) => path === to)?.heading ?? '';
  await page.open(from);
  await hydrated(page);
  const link = await spotOf(page, `:is(main, footer) a[href="${to}"]`);
  // Visitors read before they click: what is fetched ahead has arrived by then.
  await wait(readingTime);
  await page.run(watch, heading);
  await page.press(link);
  return page.run(() => change);
}

/** What `watch` sees in the page. */
declare const change: Promise<Change>;

/**
 * Runs in the page, starting before the click. The callback that finds the overlay, or the new heading, belongs to the
 * frame that is about to be painted; the next callback belongs to the next frame, when the paint is done. A time is
 * therefore up to one frame, 17 ms, too long, and never too short.
 */
function watch(heading: string): void {
  const change = new Promise<Change>((done) => {
    const look = (clicked: number, answered?: number) => {
      const covered = document.querySelector('.overlay') !== null;
      const shown = document.querySelector('h1')?.textContent.trim() === heading;
      requestAnimationFrame(() => {
        const time = performance.now() - clicked;
        if (shown) done({ answered: answered ?? time, opened: time });
        else look(clicked, answered ?? (covered ? time : undefined));
      });
    };
    const clicked = (event: Event) => requestAnimationFrame(() => look(event.timeStamp));
    addEventListener('click', clicked, { capture: true, once: true });
  });
  Object.assign(window, { change });
}

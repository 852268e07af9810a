import type { Browser, Page } from 'playwright-core';
import { hydrated } from '../../testing/browser/enquiry-page.ts';
import { desktop } from '../../testing/browser/journey.ts';
import { specifiedPages } from '../../testing/specification/specified-pages.ts';
import { median } from '../median.ts';
import type { Repeats } from '../options.ts';
import { visitSlowly } from './slow-visit.ts';

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

export interface ChangeOfPageMetrics {
  name: string;
  /** Milliseconds from the click to the paint of the new page. */
  median: number;
}

/**
 * Clicks links on hydrated pages. Every click is a visitor's first: the page fetches what the new page
 * needs when the mouse arrives, a moment before the click.
 */
export async function measureChangesOfPage(
  browser: Browser,
  url: string,
  { repeats, scheme }: Repeats,
): Promise<ChangeOfPageMetrics[]> {
  const metrics: ChangeOfPageMetrics[] = [];
  for (const [from, to] of links) {
    const times: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      times.push(
        await visitSlowly(browser, desktop, scheme, (page) => follow(page, url + from, to)),
      );
    }
    metrics.push({ name: `${from} → ${to}`, median: median(times) });
  }
  return metrics;
}

async function follow(page: Page, from: string, to: string): Promise<number> {
  const heading = specifiedPages.find(({ path }) => path === to)?.heading ?? '';
  await page.goto(from);
  await hydrated(page);
  const link = page.locator(`:is(main, footer) a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  // Visitors read before they click, so the page is idle by then.
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluateHandle(watch, heading);
  await link.click();
  return page.evaluate(({ time }) => time, painted);
}

/**
 * Runs in the page, starting before the click. The callback that finds the new heading belongs to
 * the frame that is about to be painted; the next callback belongs to the next frame, when the
 * paint is done. The time is therefore up to one frame, 17 ms, too long, and never too short.
 */
function watch(heading: string): { time: Promise<number> } {
  const time = new Promise<number>((painted) => {
    const look = (clicked: number) => {
      const shown = document.querySelector('h1')?.textContent.trim();
      requestAnimationFrame(() => {
        if (shown === heading) painted(performance.now() - clicked);
        else look(clicked);
      });
    };
    const clicked = (event: Event) => requestAnimationFrame(() => look(event.timeStamp));
    addEventListener('click', clicked, { capture: true, once: true });
  });
  return { time };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { phone } from '../../testing/browser/journey.ts';
import type { Visitor } from '../options.ts';
import { visit } from './visit.ts';

/** Milliseconds after the load for which a later, larger paint is waited for. */
const later = 1_500;

/**
 * Milliseconds from the click on a link elsewhere to the page's largest paint, as the browser itself records it: a first
 * visit, on a slowed phone.
 * @param url The page, behind a slow link.
 */
export function measureLargestPaint(browser: Browser, url: string, who: Visitor): Promise<number> {
  return visit(browser, phone, who, async ({ open, run }) => {
    await open(url);
    await wait(later);
    return run(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  });
}

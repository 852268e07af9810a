import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextPicture } from '../../../testing/browser/enquiry-page.ts';
import { desktop, phone, prepareJourney } from '../../../testing/browser/journey.ts';
import { shownPaths } from '../../../testing/project/site-paths.ts';

/** A piece of a page, in characters, and the ms between two of them: time enough to paint. */
const piece = 3_000;
const between = 40;

/** Milliseconds for the first picture, which takes longest on a busy machine. */
const firstPicture = 300;

const journey = prepareJourney();
let visitors: BrowserContext[];

/** Where the start tags end at which browsers may draw the page first (`site/sections/first-words.ts`). */
function firstPictures(html: string): number[] {
  const names = [...html.matchAll(/<link rel="expect" href="#([\w-]+)"/g)].map(([, id]) => id);
  return names.map((id) => html.indexOf('>', html.indexOf(` id="${id}"`)) + 1);
}

/** Sends a page as a poor connection does, at worst right after what it may be drawn with, and nothing else of the site. */
const connection = createServer(async ({ url = '' }, response) => {
  const page = await fetch(journey.site.url + url);
  if (!page.headers.get('content-type')?.startsWith('text/html')) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  const html = await page.text();
  const drawn = firstPictures(html);
  const cuts = new Set(drawn);
  for (let cut = piece; cut < html.length; cut += piece) cuts.add(cut);
  let sent = 0;
  for (const cut of [...cuts].sort((one, other) => one - other)) {
    response.write(html.slice(sent, cut));
    sent = cut;
    await pause(drawn.includes(cut) ? firstPicture : between);
  }
  response.end(html.slice(sent));
});

/** Runs in the page: what moves, as browsers count it. */
function watch(): void {
  const moved: string[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { moved });
}

beforeAll(async () => {
  connection.listen(0, '127.0.0.1');
  await once(connection, 'listening');
  visitors = await Promise.all(
    [desktop, phone].map((screen) => journey.browser.newContext(screen)),
  );
  for (const visitor of visitors) await visitor.addInitScript(watch);
});
afterAll(() => connection.close());

test.each(shownPaths)('%s does not move while it arrives in pieces', async (path) => {
  const { port } = connection.address() as AddressInfo;
  const moved = visitors.map(async (visitor) => {
    const page = await visitor.newPage();
    await page.goto(`http://127.0.0.1:${port}${path}`);
    await page.waitForFunction('performance.getEntriesByName("first-contentful-paint").length > 0');
    await nextPicture(page);
    const seen = await page.evaluate<string[]>('moved');
    await page.close();
    return seen;
  });
  expect((await Promise.all(moved)).flat()).toEqual([]);
});

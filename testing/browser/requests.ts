import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Counts the requests of a page from now on, and keeps those of them that have not ended yet. */
export function requestsOf(page: Page) {
  const requests = { sent: 0, open: new Set<Request>() };
  page.on('request', (request) => {
    requests.sent += 1;
    requests.open.add(request);
  });
  // One that was sent before, such as a font's, may end from now on as well.
  const ended = (request: Request) => requests.open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return requests;
}

/**
 * Until requests have been sent, all have ended, and the page sends no more for a while. Playwright's 'networkidle' comes
 * once in a document's life, perhaps before.
 */
export async function untilFetched(
  page: Page,
  requests: ReturnType<typeof requestsOf>,
): Promise<void> {
  // A script that arrives requests those that it imports, on a busy machine only some turns of the page later.
  let quietTurns = 0;
  let sentBefore = 0;
  const arrived = async () => {
    await page.evaluate(() => {});
    const quiet = requests.open.size === 0 && requests.sent === sentBefore && requests.sent > 0;
    quietTurns = quiet ? quietTurns + 1 : 0;
    sentBefore = requests.sent;
    return quietTurns;
  };
  await expect.poll(arrived, { interval: 50 }).toBeGreaterThan(8);
}

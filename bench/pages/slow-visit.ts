import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Lighthouse's measure of a phone's processor, beside the machine that measures. */
const slowdown = 4;

/**
 * A first visit, with nothing cached, on a processor that is four times slower. It begins on an
 * empty page, from which `visit` goes on.
 */
export async function visitSlowly<Result>(
  browser: Browser,
  device: BrowserContextOptions,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const visitor = await browser.newContext(device);
  try {
    const page = await visitor.newPage();
    const session = await visitor.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await visit(page);
  } finally {
    await visitor.close();
  }
}

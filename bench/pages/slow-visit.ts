import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Scheme } from '../options.ts';

/** How much slower a phone's processor is than the machine that measures; Lighthouse's default. */
export const slowdown = 4;

/**
 * A first visit, with nothing cached, on a processor that is four times slower. It starts on an
 * empty page, which is passed to `visit`.
 */
export async function visitSlowly<Result>(
  browser: Browser,
  device: BrowserContextOptions,
  colorScheme: Scheme,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const visitor = await browser.newContext({ ...device, colorScheme });
  try {
    const page = await visitor.newPage();
    const session = await visitor.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await visit(page);
  } finally {
    await visitor.close();
  }
}

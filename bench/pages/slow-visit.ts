import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Visitor } from '../options.ts';

/**
 * A first visit, with nothing cached, on a slower processor. It starts on an empty page, which is passed to `visit`.
 */
export async function visitSlowly<Result>(
  browser: Browser,
  device: BrowserContextOptions,
  { scheme, slowdown }: Visitor,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const visitor = await browser.newContext({ ...device, colorScheme: scheme });
  try {
    const page = await visitor.newPage();
    const session = await visitor.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await visit(page);
  } finally {
    await visitor.close();
  }
}

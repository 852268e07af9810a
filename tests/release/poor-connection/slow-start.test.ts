import { expect, test } from 'vitest';
import { hydrated } from '../../../testing/browser/enquiry-page.ts';
import { desktop, phone, prepareJourney } from '../../../testing/browser/journey.ts';

const journey = prepareJourney();

/** Scrolls down a little for each picture, from soon after the page has come, and notes every way back. Runs in the page. */
function scrollOn(): void {
  const back: [from: number, to: number][] = [];
  Object.assign(window, { back });
  let last = 0;
  const step = () => {
    if (scrollY < last - 1) back.push([last, scrollY]);
    scrollBy({ top: 8, behavior: 'instant' });
    last = scrollY;
    requestAnimationFrame(step);
  };
  addEventListener('DOMContentLoaded', () => setTimeout(step, 300));
}

test.each([desktop, phone])(
  'a visitor who scrolls while the script starts on a slow processor is not taken back, $viewport.width px',
  async (screen) => {
    const visitor = await journey.visit(screen);
    const page = await visitor.newPage();
    const session = await visitor.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(scrollOn);
    await page.goto(`${journey.site.url}/it/it-strategy`);
    await hydrated(page);
    const before = await page.evaluate(() => scrollY);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect(await page.evaluate('back')).toEqual([]);
  },
);

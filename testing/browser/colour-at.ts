import type { Page } from 'playwright-core';
import { screenshotOf } from './screenshot-of.ts';

/** The colour of one point of the screen, as `r,g,b`. */
export async function colourAt(page: Page, x: number, y: number): Promise<string> {
  const picture = await screenshotOf(page, { clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    return context?.getImageData(0, 0, 1, 1).data.slice(0, 3).join() ?? '';
  }, picture.toString('base64'));
}

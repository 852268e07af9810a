import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { prepareJourney } from '../../testing/browser/journey.ts';
import { screenshotOf } from '../../testing/browser/screenshot-of.ts';
import { shownPaths } from '../../testing/project/site-paths.ts';
import { type Answer, answerOf } from '../../testing/servers/answer-of.ts';

/** Bytes that arrive before the browser answers: ten packets, with the headers of the answer. */
const flight = 14_600;

/** Most bytes of a whole page, with headers. */
const mostBytes = 24_000;

const screens = [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
] as const;

const journey = prepareJourney();
let visitor: BrowserContext;

beforeAll(async () => {
  visitor = await journey.browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
});

/** What a browser has of a page when so many bytes of its answer have arrived. */
const textOf = ({ body, headers }: Answer, bytes: number) =>
  brotliDecompressSync(body.subarray(0, Math.max(bytes - headers, 0)), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

/** The first screen of this HTML at each size. */
async function picturesOf(path: string, html: string): Promise<Buffer[]> {
  const page = await visitor.newPage();
  const url = journey.site.url + path;
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  const pictures: Buffer[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.goto(url);
    pictures.push(await screenshotOf(page));
  }
  await page.close();
  return pictures;
}

/** Whether two rows of pictures are the same. Vitest would compare them byte by byte, for minutes. */
const areSame = (some: readonly Buffer[], others: readonly Buffer[]) =>
  some.every((picture, index) => others[index]?.equals(picture));

test.each(shownPaths)(
  '%s shows its first screen in one flight, and has at most 24,000 bytes',
  async (path) => {
    const answer = await answerOf(journey.site.url + path);
    const size = answer.headers + answer.body.length;
    expect(size).toBeGreaterThan(5_000);
    expect(size).toBeLessThanOrEqual(mostBytes);
    const [first, whole] = [textOf(answer, flight), textOf(answer, size)];
    if (first === whole) return;
    expect(areSame(await picturesOf(path, first), await picturesOf(path, whole))).toBe(true);
  },
);

// One page of each kind, as long as a page may be.
test.each([
  '/',
  '/it',
  '/cyber/essential-eight-assessment',
  '/design/ui-ux-design',
  '/privacy-policy',
])('%s would still do so with twice the text below', async (path) => {
  const { headers, body } = await answerOf(journey.site.url + path);
  const html = brotliDecompressSync(body).toString();
  const below = html.lastIndexOf('<section');
  const filler = `<p>${randomBytes(7_000).toString('base64')}</p>`;
  const longer = html.slice(0, below) + filler + html.slice(below);
  const answer = { headers, body: brotliCompressSync(longer) };
  expect(answer.body.length).toBeGreaterThan(flight);
  const pictures = await picturesOf(path, longer);
  expect(areSame(await picturesOf(path, textOf(answer, flight)), pictures)).toBe(true);
  // The comparison sees what is missing.
  expect(areSame(await picturesOf(path, textOf(answer, flight / 2)), pictures)).toBe(false);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'puppeteer-core';
import { median } from '../median.ts';
import { longestTasks } from './measure-tasks.ts';

/**
 * Milliseconds of processor time in which the phone draws the reference text: as on a quarter of the speed of the machine
 * on which the bounds were set (decision 15).
 */
const phoneTime = 35;

const repeats = 9;

/** Drawn as fast as the text-only version of /it. It never changes, so that the phone stays the same. */
const referenceText = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Reference</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">${Array.from(
  { length: 120 },
  (_, index) =>
    `<h2>Section ${index}</h2><p>${'Whoever reads this paragraph learns how long a browser takes to lay out plain words. '.repeat(4)}</p>`,
).join('')}`;

/** How many times slower than this machine the phone is; 1 at the least. */
export async function measureSlowdown(browser: Browser): Promise<number> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(referenceText);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const times: number[] = [];
    while (times.length < repeats) {
      const url = `http://127.0.0.1:${port}/`;
      times.push((await longestTasks(browser, url, { scheme: 'light', slowdown: 1 })).drawing);
    }
    return Math.max(1, phoneTime / median(times));
  } finally {
    server.close();
  }
}

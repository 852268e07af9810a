import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DailyCount } from '../../../enquiry/letter/daily-sums.ts';
import { StoreUnavailable } from '../../../enquiry/ports.ts';
import { createManualClock } from '../../../testing/manual-clock.ts';
import { officeTime } from '../../shared/office-time.ts';
import { countVisits, type VisitCounter } from './count-visits.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
const pages = new Set(['/', '/it', '/staff']);

let server: Server;
let url: string;
let visits: VisitCounter;
let written: { day: number; counts: readonly DailyCount[] }[];
let clock: ReturnType<typeof createManualClock>;
let failure: Error | undefined;
let log: string[];

beforeEach(async () => {
  written = [];
  log = [];
  failure = undefined;
  clock = createManualClock();
  server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    response.writeHead(pages.has(path) || path === '/a.css' ? 200 : 404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  visits = countVisits(server, {
    sums: {
      async addSums(day, counts) {
        if (failure) throw failure;
        written.push({ day, counts });
      },
    },
    routeOf: (target) => {
      const path = target.split('?')[0] ?? '';
      return pages.has(path) ? { name: path, kind: 'page' } : { name: 'other', kind: 'other' };
    },
    siteUrl: 'https://www.example.com',
    officeTime,
    clock,
    log: { info: () => {}, error: (event) => log.push(event) },
  });
});
afterEach(async () => {
  await visits.stop();
  server.close();
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  await (
    await fetch(url + path, { method, headers: { 'user-agent': browser, ...headers } })
  ).text();
}

/** What was counted: 'page / 2'. */
async function counted(): Promise<readonly string[]> {
  // The answer's end is noted after the client has read it.
  await new Promise((resolve) => setTimeout(resolve, 30));
  await visits.stop();
  return written
    .flatMap(({ counts }) => counts.map(({ kind, name, count }) => `${kind} ${name} ${count}`))
    .toSorted();
}

test('Pages, and hosts from which they were reached, are counted as sums of the office’s day', async () => {
  await get('/');
  await get('/?utm_source=mail', { referer: 'https://search.example/find?q=secret' });
  await get('/it', { referer: 'https://search.example/' });
  await get('/it', { referer: `${url}/`, 'sec-fetch-dest': 'document' });
  await get('/it', { referer: 'https://www.example.com/it' });
  expect(await counted()).toEqual(['from search.example 2', 'page / 2', 'page /it 3']);
  expect(written[0]?.day).toBe(officeTime.dayOf(clock.now()));
});

test.each([
  ['a program that says so', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ['a program that says nothing', { 'user-agent': 'curl/8.0' }],
  ['what a browser fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['what Safari fetches ahead', { purpose: 'prefetch' }],
  ['what a script fetches', { 'sec-fetch-dest': 'empty' }],
])('%s is not counted', async (_, headers) => {
  await get('/', headers);
  expect(await counted()).toEqual([]);
});

test('Files, the page for staff, other methods and pages that nobody links to are not counted', async () => {
  await get('/a.css');
  await get('/staff');
  await get('/', {}, 'HEAD');
  await get('/wp-login.php');
  expect(await counted()).toEqual([]);
});

test('An address that we do not have is counted where somebody links to it, without its query', async () => {
  const from = { referer: 'https://directory.example/firms/7' };
  await get('/old-page?token=secret', from);
  await get('/old-page', { referer: 'https://www.example.com/it' });
  await get('/ada@example.net', from);
  await get(`/${'x'.repeat(200)}`, from);
  await get('/%E2%80%AE', from);
  expect(await counted()).toEqual(['missing /old-page 2']);
});

test('The entry of an enquiry counts only if it is one of our pages, and only as its path', async () => {
  const others = ['/no-page', '//evil.example', '/staff', 'x'.repeat(1_000)];
  for (const path of ['/it', '/it?ada@example.net', `/it?${'x'.repeat(3_000)}`, ...others]) {
    visits.noteEntry(path);
  }
  expect(await counted()).toEqual(['entry /it 3']);
});

test.each([new StoreUnavailable('locked'), new RangeError('a row is too long')])(
  'Counts are written each minute, and a store that cannot take them costs them, not the site: %s',
  async (error) => {
    await get('/');
    await new Promise((resolve) => setTimeout(resolve, 30));
    failure = error;
    clock.advance(60_000);
    await expect.poll(() => log).toEqual(['visits_not_counted']);
    failure = undefined;
    await get('/it');
    await new Promise((resolve) => setTimeout(resolve, 30));
    clock.advance(60_000);
    await expect.poll(() => written.length).toBe(1);
    expect(await counted()).toEqual(['page /it 1']);
  },
);

test('Requests for made-up addresses take bounded memory, and leave room for our pages', async () => {
  const from = { referer: 'https://directory.example/' };
  const letters = (n: number) =>
    String.fromCharCode(...[...String(n)].map((digit) => 97 + Number(digit)));
  await Promise.all(Array.from({ length: 1_200 }, (_, n) => get(`/made-up-${letters(n)}`, from)));
  for (let n = 0; n < 1_500; n += 1) visits.noteEntry('/it');
  await get('/');
  const found = await counted();
  expect(found.filter((line) => line.startsWith('missing '))).toHaveLength(1_000);
  expect(found).toEqual(expect.arrayContaining(['entry /it 1500', 'page / 1']));
});

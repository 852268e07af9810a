import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareJourney } from '../../testing/browser/journey.ts';
import { shownPaths } from '../../testing/project/site-paths.ts';
import { type FirstLoad, firstLoad } from './first-load.ts';

/**
 * Bytes as sent. A page of up to 14,600 bytes with headers arrives in the first flight of a
 * connection: ten packets. The sizes are exact, so the result is the same on every machine.
 */
const budgets = { page: 14_600, script: 105_000, fonts: 40_000, total: 150_000 } as const;

/** Sizes recorded earlier, used only to say what has grown. `RECORD_BYTES=1` records them again. */
const recordFile = 'tests/first-load/recorded-bytes.json';

const journey = prepareJourney();

function isRecord(value: unknown): value is Record<string, FirstLoad> {
  return typeof value === 'object' && value !== null;
}

function recorded(): Record<string, FirstLoad> {
  const value: unknown = JSON.parse(readFileSync(recordFile, 'utf8'));
  return isRecord(value) ? value : {};
}

/** One line for each budget that a page exceeds: by how much, and which of its files have grown. */
function overruns(path: string, load: FirstLoad, before: FirstLoad | undefined): string[] {
  const grown = Object.entries(load.files)
    .map(([name, size]) => ({ name, by: size - (before?.files[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((one, other) => other.by - one.by)
    .map(({ name, by }) => `${name} +${by}`);
  const kinds = ['page', 'script', 'fonts', 'total'] as const;
  return kinds.flatMap((kind) => {
    const over = load[kind] - budgets[kind];
    if (over <= 0) return [];
    return [
      `${path}: ${kind} ${load[kind]} of ${budgets[kind]} bytes, over by ${over}; grown since recorded: ${grown.join(', ') || 'nothing'}`,
    ];
  });
}

test('every page, its script and its fonts are within their budgets on a first load', async () => {
  const loads: Record<string, FirstLoad> = {};
  const waiting = [...shownPaths];
  const visit = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const context = await journey.visit();
      loads[path] = await firstLoad(context, journey.site.url + path);
      await context.close();
    }
  };
  await Promise.all([visit(), visit(), visit()]);
  if (process.env.RECORD_BYTES) {
    const lines = Object.entries(loads).map(([path, load]) => `"${path}": ${JSON.stringify(load)}`);
    writeFileSync(recordFile, `{\n${lines.sort().join(',\n')}\n}\n`);
  }
  const before = recorded();
  const over = Object.entries(loads).flatMap(([path, load]) => overruns(path, load, before[path]));
  expect(over).toEqual([]);
  // Every page of the site, of which a slow machine takes a while.
}, 180_000);

test('a page over its budget is reported, with the excess and what has grown', () => {
  const files = { page: 15_000, 'main.js': 32_000, 'react.js': 75_000 };
  const load = { page: 15_000, script: 107_000, fonts: 0, total: 122_000, files };
  const before = { ...load, files: { ...files, page: 14_000, 'main.js': 30_000 } };
  expect(overruns('/it', load, before)).toEqual([
    '/it: page 15000 of 14600 bytes, over by 400; grown since recorded: main.js +2000, page +1000',
    '/it: script 107000 of 105000 bytes, over by 2000; grown since recorded: main.js +2000, page +1000',
  ]);
});

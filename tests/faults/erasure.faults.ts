import { expect, test } from 'vitest';
import { peakMemory } from '../../testing/servers/peak-memory.ts';
import { until } from '../../testing/servers/server-process.ts';
import { startRequests } from '../../testing/servers/steady-requests.ts';
import { eraseUnderLoad, makeHaystack } from '../../testing/stores/erase-under-load.ts';
import { fillSqlite } from '../../testing/stores/fill-database.ts';

const size = 100_000;
const expired = 60_000;

test.each(['SQLite', 'PostgreSQL'] as const)(
  'One sender is erased from 100,000 enquiries on %s, and no request is refused meanwhile',
  async (kind) => {
    const { before, after, command, load, others } = await eraseUnderLoad(kind, size);
    console.log(
      [
        `${kind}: one sender of ${size} enquiries`,
        `in ${before.length} files before, ${after.length} after`,
        `the command took ${Math.round(command.seconds)} s and ${Math.round(command.megabytes)} MB`,
        `${load.answered()} requests, ${load.accepted.size} enquiries, ${load.failed.length} failed`,
        `the slowest took ${Math.round(load.slowest.milliseconds)} ms`,
      ].join('; '),
    );
    expect(before).not.toEqual([]);
    expect(command.words).toContain('Scrubbed');
    expect(after).toEqual([]);
    expect(load.failed).toEqual([]);
    expect(others).toBe(size);
  },
);

test('60,000 expired enquiries are erased and scrubbed while pages and enquiries are answered', async () => {
  const haystack = await makeHaystack('SQLite');
  const day = 24 * 60 * 60_000;
  await fillSqlite(haystack.file, 0, expired, Date.now() - 91 * day);
  const server = await haystack.start();
  const load = startRequests(server.url, 100, ['/', '/it']);
  const started = performance.now();
  // Upkeep starts a minute after the server.
  await until(() => server.log().includes('"event":"scrubbed"'), 10 * 60_000);
  const seconds = (performance.now() - started) / 1_000 - 60;
  await load.stop();
  const memory = peakMemory(server.child.pid);
  await server.kill('SIGTERM');
  const { left } = await haystack.query(
    "SELECT count(*) AS left FROM enquiry WHERE name LIKE 'Other %'",
  );
  await haystack.confirmWhole();
  await haystack.remove();
  console.log(
    [
      `Retention of ${expired}: ${Math.round(seconds)} s, ${memory} MB at most`,
      `${load.answered()} requests, ${load.accepted.size} enquiries, ${load.failed.length} failed`,
      `the slowest took ${Math.round(load.slowest.milliseconds)} ms`,
    ].join('; '),
  );
  expect(left).toBe(0);
  expect(load.failed).toEqual([]);
});

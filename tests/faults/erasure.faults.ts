import { expect, test } from 'vitest';
import { memoryOf } from '../../testing/servers/memory.ts';
import { until } from '../../testing/servers/server-process.ts';
import { startRequests } from '../../testing/servers/steady-requests.ts';
import {
  createErasureFixture,
  eraseUnderLoad,
  pagesAsked,
  readForComparison,
  sentByVisitors,
} from '../../testing/stores/erase-under-load.ts';
import { fillSqlite } from '../../testing/stores/fill-database.ts';
import type { AttackRow } from './siege/attack-row.ts';
import { bearable } from './siege/load-attack.ts';

const size = 20_000;
const expired = 20_000;

/** Milliseconds of the same requests without upkeep, for comparison. Upkeep starts after a minute. */
const control = 30_000;

/** Milliseconds that pages may wait for upkeep. */
const wait = 50;

type Load = ReturnType<typeof startRequests>;

/** Prints what visitors noticed, and expects that no page waited and no enquiry was refused. */
function expectUnnoticed(
  attack: string,
  { quiet, load, stored, memory }: { quiet: Load; load: Load; stored: number; memory: number },
): AttackRow {
  const accepted = quiet.accepted.size + load.accepted.size;
  const { percentile99, slowest } = load.pages();
  console.log(
    [
      attack,
      `pages: 99 % within ${percentile99} ms, slowest ${slowest} ms`,
      `without upkeep ${quiet.pages().percentile99} and ${quiet.pages().slowest} ms`,
      `enquiries: 99 % within ${load.enquiries().percentile99} ms, slowest ${load.enquiries().slowest} ms`,
      `without upkeep ${quiet.enquiries().percentile99} and ${quiet.enquiries().slowest} ms`,
    ].join('; '),
  );
  expect(load.failed).toEqual([]);
  expect(stored).toBe(accepted);
  expect(percentile99).toBeLessThanOrEqual(bearable);
  expect(percentile99).toBeLessThanOrEqual(quiet.pages().percentile99 + wait);
  return {
    attack,
    requests: quiet.answered() + load.answered(),
    accepted,
    lost: Math.max(0, accepted - stored),
    doubled: Math.max(0, stored - accepted),
    pageP99: percentile99,
    slowestPage: slowest,
    memory,
  };
}

test.for(['SQLite', 'PostgreSQL'] as const)(
  'One sender is erased from 20,000 enquiries on %s, and no request is refused meanwhile',
  async (kind, { task }) => {
    const erasing = await eraseUnderLoad(kind, size, control);
    const { before, after, command, others } = erasing;
    console.log(
      `${kind}: in ${before.length} files before, ${after.length} after; the command took ` +
        `${Math.round(command.seconds)} s and ${Math.round(command.megabytes)} MB`,
    );
    task.meta.attack = expectUnnoticed(`erasing one sender of ${size}, ${kind}`, erasing);
    expect(before).not.toEqual([]);
    expect(command.words).toContain('Scrubbed');
    expect(after).toEqual([]);
    expect(others).toBe(size);
  },
);

test('20,000 expired enquiries are erased and scrubbed while pages and enquiries are answered', async ({
  task,
}) => {
  const fixture = await createErasureFixture('SQLite');
  const day = 24 * 60 * 60_000;
  await fillSqlite(fixture.file, 0, expired, Date.now() - 91 * day);
  const server = await fixture.start();
  const started = performance.now();
  const quiet = await readForComparison(server.url, control);
  const load = startRequests(server.url, 100, pagesAsked);
  await until(() => server.log().includes('"event":"scrubbed"'), 10 * 60_000);
  const seconds = (performance.now() - started) / 1_000 - 60;
  await load.stop();
  const memory = memoryOf(server.child.pid).peak;
  const { stored } = await fixture.query(`SELECT count(*) AS stored FROM ${sentByVisitors}`);
  const { left } = await fixture.query(
    "SELECT count(*) AS left FROM enquiry WHERE name LIKE 'Other %'",
  );
  await server.kill('SIGTERM');
  await fixture.confirmWhole();
  await fixture.remove();
  console.log(`Retention of ${expired}: ${Math.round(seconds)} s`);
  const held = { quiet, load, stored: Number(stored), memory };
  task.meta.attack = expectUnnoticed(`retention of ${expired}, SQLite`, held);
  expect(left).toBe(0);
});

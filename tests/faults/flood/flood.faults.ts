import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedPerDay } from '../../../enquiry/rules/budgets.ts';
import { startPostgres, type TestPostgres } from '../../../testing/stores/test-postgres.ts';
import { runFlood } from './run-flood.ts';

const full = { seconds: 30, connections: 50 } as const;

/** Milliseconds within which 99 % of the pages must arrive during the attack. */
const bearable = 250;

/** Enquiries that may be stored between two measurements of the store, at the highest rate. */
const overshoot = 5_000;

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
const table: object[] = [];
afterAll(async () => {
  await database.stop();
  console.table(table);
});

test.each([
  ['rotate', 'SQLite'],
  ['spread', 'SQLite'],
  ['rotate', 'PostgreSQL'],
  ['spread', 'PostgreSQL'],
] as const)('A flood (%s, on %s) stays within bounds', async (name, store) => {
  const databaseUrl = store === 'PostgreSQL' ? database.url : undefined;
  const flood = await runFlood({ name, ...full, ...(databaseUrl && { databaseUrl }) });
  if (databaseUrl) await database.wipe();
  const { statuses, stored, quarantined, reading, memory, real } = flood;
  table.push({
    attack: name === 'rotate' ? 'all networks of one /48' : 'thousands of networks',
    store,
    accepted: statuses[200] ?? 0,
    'refused (429)': statuses[429] ?? 0,
    'refused (503)': statuses[503] ?? 0,
    stored,
    quarantined,
    'page p99 (ms)': reading.percentile99,
    'slowest page (ms)': reading.slowest,
    'memory (MB)': memory,
    'real enquiry': real,
  });
  expect(reading.failed).toEqual([]);
  expect(Object.keys(statuses).filter((status) => !/^(200|429|503)$/.test(status))).toEqual([]);
  expect(stored).toBeLessThan(name === 'rotate' ? 80 : storedPerDay + overshoot);
  expect(real).toBe(name === 'rotate' ? 'mailed' : 'in the digest');
  expect(reading.percentile99).toBeLessThanOrEqual(bearable);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedPerDay } from '../../../enquiry/limits/budgets.ts';
import { startPostgres, type TestPostgres } from '../../../testing/stores/test-postgres.ts';
import { bearable, fullSize } from '../siege/load-attack.ts';
import { runFlood } from './run-flood.ts';

const full = { ...fullSize, seconds: 30 } as const;

/** Enquiries that may be stored between two measurements of the store, at the highest rate. */
const overshoot = 5_000;

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

test.for([
  ['rotate', 'SQLite'],
  ['spread', 'SQLite'],
  ['rotate', 'PostgreSQL'],
  ['spread', 'PostgreSQL'],
] as const)('A flood (%s, on %s) stays within bounds', async ([name, store], { task }) => {
  const databaseUrl = store === 'PostgreSQL' ? database.url : undefined;
  const flood = await runFlood({ name, ...full, ...(databaseUrl && { databaseUrl }) });
  if (databaseUrl) await database.wipe();
  const { statuses, stored, quarantined, reading, columns, real } = flood;
  // The visitor's own enquiry is one more.
  const accepted = (statuses[200] ?? 0) + 1;
  const networks = name === 'rotate' ? 'all networks of one /48' : 'thousands of networks';
  task.meta.attack = {
    attack: `${networks}, ${store}; ${quarantined} quarantined, a visitor ${real}`,
    requests: Object.values(statuses).reduce((sum, count) => sum + count, 0),
    accepted,
    lost: Math.max(0, accepted - stored),
    doubled: Math.max(0, stored - accepted),
    ...columns,
  };
  expect(reading.failed).toEqual([]);
  expect(Object.keys(statuses).filter((status) => !/^(200|429|503)$/.test(status))).toEqual([]);
  expect(stored).toBeLessThan(name === 'rotate' ? 80 : storedPerDay + overshoot);
  expect(real).toBe(name === 'rotate' ? 'mailed' : 'in the digest');
  expect(reading.percentile99).toBeLessThanOrEqual(bearable);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedPerDay } from '../../../enquiry/limits/budgets.ts';
import { sized } from '../../../testing/sized.ts';
import { startPostgres, type TestPostgres } from '../../../testing/stores/test-postgres.ts';
import { bearable, fullSize } from '../siege/load-attack.ts';
import { runFlood } from './run-flood.ts';

/** How long, from how many connections and on which stores; then the bounds. */
const { seconds, connections, stores, mostOfOne, statusesOfMany, pageTime } = sized({
  short: {
    seconds: 6,
    connections: 20,
    stores: ['SQLite'],
    mostOfOne: 51 + 10,
    statusesOfMany: /^200$/,
    // In milliseconds, for 99 % of the pages.
    pageTime: Number.POSITIVE_INFINITY,
  },
  full: {
    seconds: 30,
    connections: fullSize.connections,
    stores: ['SQLite', 'PostgreSQL'],
    mostOfOne: 79,
    statusesOfMany: /^(200|429|503)$/,
    pageTime: bearable,
  },
});

/** Enquiries that may be stored between two measurements of the store, at the highest rate. */
const overshoot = 5_000;

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(() => database.stop());

test.for(stores.flatMap((store) => [['rotate', store] as const, ['spread', store] as const]))(
  'A flood (%s, on %s) stays within bounds, and a visitor gets through',
  async ([name, store], { task }) => {
    const databaseUrl = store === 'PostgreSQL' ? database.url : undefined;
    const flood = await runFlood({
      name,
      seconds,
      connections,
      ...(databaseUrl && { databaseUrl }),
    });
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
    if (name === 'rotate') {
      expect(Object.keys(statuses).sort()).toEqual(['200', '429']);
      // 50 at once, one every six seconds, and the visitor's.
      expect(stored).toBeGreaterThanOrEqual(51);
      expect(stored).toBeLessThanOrEqual(mostOfOne);
    } else {
      expect(Object.keys(statuses).filter((status) => !statusesOfMany.test(status))).toEqual([]);
      expect(stored).toBeLessThan(storedPerDay + overshoot);
      // 100 an hour, and the refill during this test.
      expect(stored - quarantined).toBeLessThan(120);
      expect(quarantined).toBeGreaterThan(0);
    }
    // A flood that is refused gives its tokens of the site's budget back: the visitor may find one.
    const ways = name === 'rotate' ? ['mailed'] : ['mailed', 'in the digest'];
    expect(ways).toContain(real);
    expect(reading.percentile99).toBeLessThanOrEqual(pageTime);
  },
);

import type { Reporter } from 'vitest/node';
import './attack-row.ts';

/** Prints one table of all attacks when the last test has ended. */
export const printAttacks: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const rows = tests.flatMap((test) => {
      const { attack: row } = test.meta();
      if (!row) return [];
      return {
        attack: row.attack,
        requests: row.requests,
        accepted: row.accepted,
        lost: row.lost,
        doubled: row.doubled,
        'page p99 (ms)': row.pageP99,
        'slowest page (ms)': row.slowestPage,
        'memory (MB)': row.memory,
      };
    });
    if (rows.length > 0) console.table(rows);
  },
};

import { StoreUnavailable } from '../../enquiry/ports.ts';
import type { SqlDatabase } from '../sql/statements.ts';
import { copyName, TableInUse, type TableRewrite, tableName } from '../sql/table-rewrite.ts';
import type { Database, Session } from './postgres-database.ts';
import {
  columnsOf,
  copyStatements,
  indexesOf,
  mirrorTrigger,
  stopMirroring,
  swapStatements,
  uncheckedReferences,
} from './postgres-table-copy.ts';

/** Milliseconds to wait for a lock. Visitors' statements queue behind whoever waits for the table. */
const lockTimeout = 50;

/** PostgreSQL's codes for a lock that was not free in time, and for two that waited for each other. */
const inUse = new Set(['55P03', '40P01']);

/** Rewrites a table of PostgreSQL. Its old files are deleted, and so need no overwriting. */
export function createPostgresRewrite(database: Database): TableRewrite & SqlDatabase {
  const runAll = async (tx: Session, statements: readonly string[]) => {
    for (const statement of statements) await tx.query(statement);
  };
  return {
    stepTime: 40,
    lockRow: 'FOR UPDATE',
    rest() {},
    obstacle: async () => undefined,
    async transaction(work) {
      try {
        return await database.transaction(async (tx) => {
          await tx.query(`SET LOCAL lock_timeout = ${lockTimeout}`);
          return work(tx);
        });
      } catch (error) {
        if (error instanceof StoreUnavailable && inUse.has(codeOf(error.cause))) {
          throw new TableInUse('another program has locked the table', { cause: error });
        }
        throw error;
      }
    },
    async begin(tx) {
      await runAll(tx, await copyStatements(tx));
      await runAll(tx, mirrorTrigger(await columnsOf(tx, tableName)));
    },
    async isCurrent(tx) {
      const [columns, copied] = [await columnsOf(tx, tableName), await columnsOf(tx, copyName)];
      const [indexes, made] = [await indexesOf(tx, tableName), await indexesOf(tx, copyName)];
      return columns.join() === copied.join() && indexes.length === made.length;
    },
    stopMirroring: (tx) => runAll(tx, stopMirroring),
    async copy(tx, after, last) {
      const list = (await columnsOf(tx, tableName)).join(', ');
      // With the lock nobody changes a row between its reading here and its appearance in the copy.
      await tx.query(
        `INSERT INTO ${copyName} (${list}) OVERRIDING SYSTEM VALUE
         SELECT ${list} FROM ${tableName} WHERE id > $1 AND id <= $2 FOR SHARE
         ON CONFLICT (id) DO NOTHING`,
        [after, last],
      );
    },
    async swap(tx) {
      await runAll(tx, await swapStatements(tx));
    },
    async clear(tx) {
      await tx.query(`DROP TABLE ${copyName}`);
      return true;
    },
    async settle() {
      await database.transaction(async (tx) => runAll(tx, await uncheckedReferences(tx)));
      // Values that an earlier website's columns had were samples for PostgreSQL's planner.
      await database.query('VACUUM FULL pg_catalog.pg_statistic');
      return undefined;
    },
  };
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

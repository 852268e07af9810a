import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { SqlDatabase, SqlSession } from '../sql/statements.ts';
import { copyName, TableInUse, type TableRewrite, tableName } from '../sql/table-rewrite.ts';
import { guard, openDatabase } from './sqlite-database.ts';
import { copyStatements, dropTriggers, mirrorTriggers, swapRoots } from './sqlite-table-copy.ts';

/** Milliseconds to wait for another process's write; whoever is served by this one waits with it. */
const busyTimeout = 5;

/** Pages of the log after which they go into the file: 1 MB, some milliseconds. */
const checkpointPages = 256;

/** Bytes of the log that may wait for a reader to leave. Whoever writes next must move them. */
const mostLog = 8 * 1024 * 1024;

/** Bytes that a rewrite must leave free on the disk: enquiries come in meanwhile. */
const spareDisk = 64 * 1024 * 1024;

const reader = 'another program is reading the database';

/**
 * Rewrites a table of one SQLite file, over a connection of its own, which needs a schema that can
 * be written.
 */
export function createSqliteRewrite(file: string): TableRewrite & SqlDatabase {
  let connection: DatabaseSync | undefined;
  let outdated = false;
  const db = () => {
    connection ??= guard(open);
    return connection;
  };
  function open(): DatabaseSync {
    const opened = openDatabase(file, busyTimeout, { defensive: false });
    opened.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}`);
    return opened;
  }
  function rest() {
    connection?.close();
    connection = undefined;
    outdated = false;
  }
  const number = (sql: string) => Number(Object.values(db().prepare(sql).get() ?? {})[0]);
  const columns = () =>
    v.parse(names, db().prepare(`PRAGMA table_info(${tableName})`).all()).map(({ name }) => name);

  /** Empties the log; false when a reader still needs what is in it. Never waits for one. */
  function emptyLog(): boolean {
    // Most of it without the write lock, and the rest with it.
    db().exec('PRAGMA wal_checkpoint(PASSIVE)');
    const { busy } = v.parse(checkpoint, db().prepare('PRAGMA wal_checkpoint(TRUNCATE)').get());
    return busy === 0;
  }

  return {
    stepTime: 8,
    lockRow: '',
    rest,
    async transaction(work) {
      const session: SqlSession = {
        query: async (text, values = []) =>
          db()
            .prepare(text)
            .all(Object.fromEntries(values.map((value, n) => [`$${n + 1}`, value]))),
      };
      return guardBusy(async () => {
        db().exec('BEGIN IMMEDIATE');
        try {
          // All of it is done before the event loop turns: nothing here waits for anything else.
          const result = await work(session);
          db().exec('COMMIT');
          if (outdated) rest();
          return result;
        } catch (error) {
          if (connection?.isTransaction) connection.exec('ROLLBACK');
          throw error;
        }
      });
    },
    async obstacle() {
      const log = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
      if (log > mostLog && !(await guardBusy(async () => emptyLog()))) return reader;
      const { bavail, bsize } = statfsSync(dirname(file));
      const free = bavail * bsize + number('PRAGMA freelist_count') * number('PRAGMA page_size');
      return free < spareDisk ? 'the disk is almost full' : undefined;
    },
    async begin() {
      for (const statement of copyStatements(db())) db().exec(statement);
      db().exec(mirrorTriggers(columns()));
    },
    async isCurrent() {
      const found = v.parse(
        definitions,
        db()
          .prepare('SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL')
          .all(copyName),
      );
      const expected = copyStatements(db());
      return expected.length === found.length && found.every(({ sql }) => expected.includes(sql));
    },
    async stopMirroring() {
      dropTriggers(db());
    },
    async copy(tx, after, last) {
      const list = columns().join(', ');
      await tx.query(
        `INSERT INTO ${copyName} (${list}) SELECT ${list} FROM ${tableName}
         WHERE id > $1 AND id <= $2 ON CONFLICT (id) DO NOTHING`,
        [after, last],
      );
    },
    async swap() {
      dropTriggers(db());
      swapRoots(db());
      outdated = true;
    },
    async clear(tx, count) {
      // Emptied in steps, because dropping a full table overwrites all its pages in one.
      const deleted = await tx.query(
        `DELETE FROM ${copyName} WHERE id IN (SELECT id FROM ${copyName} ORDER BY id LIMIT $1)
         RETURNING id`,
        [count],
      );
      if (deleted.length > 0) return false;
      db().exec(`DROP TABLE ${copyName}`);
      return true;
    },
    settle: () => guardBusy(async () => (emptyLog() ? undefined : reader)),
  };
}

const names = v.array(v.object({ name: v.string() }));
const definitions = v.array(v.object({ sql: v.string() }));
const checkpoint = v.object({ busy: v.number() });

/** SQLite's code for a lock that somebody else has. */
const busyCode = 5;

async function guardBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busyCode) {
      throw new TableInUse('another process is writing', { cause: error });
    }
    return guard(() => {
      throw error;
    });
  }
}

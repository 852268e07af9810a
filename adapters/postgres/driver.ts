import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolClient, type QueryResult, types } from 'pg';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import type { Database, Tx, Value } from '../sql/database.ts';
import { asConnectError, asStoreError, isLocked } from './errors.ts';

export interface PostgresDatabase extends Database {
  /**
   * Runs one statement outside of a transaction. Without `values`, `sql` may hold several
   * statements, whose rows are dropped.
   */
  query(sql: string, values?: readonly Value[]): Promise<readonly unknown[]>;
  /** Resolves when all work has ended and every connection is closed. */
  close(): Promise<void>;
}

export interface Limits {
  /** Of one instance; PostgreSQL has a hundred for all. */
  connections: number;
  /** Milliseconds after which the server ends a statement. */
  statement: number;
  /** Milliseconds for one query or transaction, waiting for a connection included. */
  deadline: number;
  /** Milliseconds to wait for a lock; 0 sets no limit. */
  lock: number;
  /** Milliseconds for which a transaction that finds something locked is tried again. */
  retryLockedFor: number;
}

/**
 * For what a visitor waits for. When the database does not answer, an enquiry waits for two
 * transactions at most (one that fails, and the allowance back), and is to be answered within 10 s.
 * While it rewrites its tables it answers that they are locked: then enquiries wait, and leave
 * their connection to others between two tries.
 */
const visitorLimits: Limits = {
  connections: 10,
  statement: 4_000,
  deadline: 4_500,
  lock: 500,
  retryLockedFor: 30_000,
};

/** Milliseconds between two tries. */
const retryInterval = 100;

/** For migrations, upkeep and staff, who never take a visitor's connection. */
export const upkeepLimits: Limits = {
  connections: 2,
  statement: 60_000,
  deadline: 65_000,
  lock: 0,
  retryLockedFor: 0,
};

/** Milliseconds after which the server ends a transaction that does nothing. */
const idleInTransaction = 10_000;

/** Milliseconds after which a connection that is not used is closed. */
const idle = 60_000;

/** PostgreSQL's number for its type bigint. All values in this schema are small enough to be numbers. */
const bigint = 20;

/** Connects to a database when first asked. */
export function connect(url: string, limits: Limits = visitorLimits): PostgresDatabase {
  const pool = new Pool({
    connectionString: withPlainMeaning(url),
    max: limits.connections,
    connectionTimeoutMillis: limits.deadline,
    idleTimeoutMillis: idle,
    keepAlive: true,
    application_name: 'website',
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    options: '-c synchronous_commit=on',
    types: {
      getTypeParser: (type, format) =>
        Number(type) === bigint ? Number : types.getTypeParser(type, format),
    },
  });
  // A connection may break at any time. The query that uses it rejects, and the pool drops it; an
  // 'error' event without a listener would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));

  /** Runs `work` on one connection, which is dropped at the deadline and after any trouble. */
  async function use<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const end = performance.now() + limits.deadline;
    const client = await connectFrom(pool);
    let held = true;
    const release = (trouble?: Error) => {
      if (held) client.release(trouble);
      held = false;
    };
    const late = new StoreUnavailable(`no answer within ${limits.deadline / 1000} s`);
    // Dropping the connection makes what waits for it reject.
    const timer = setTimeout(() => release(late), Math.max(0, end - performance.now()));
    try {
      const result = await work(client);
      release();
      return result;
    } catch (error) {
      const inTime = held;
      release(isTrouble(error) ? error : undefined);
      throw inTime ? error : late;
    } finally {
      clearTimeout(timer);
    }
  }

  async function retryLocked<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const end = performance.now() + limits.retryLockedFor;
    for (;;) {
      try {
        return await use(work);
      } catch (error) {
        if (!isLocked(error) || performance.now() > end) throw error;
        await pause(retryInterval);
      }
    }
  }

  return {
    query: (sql, values) => use((client) => rowsOf(client, sql, values)),
    transaction: (work) =>
      retryLocked(async (client) => {
        // A pooler may have forgotten the connection's own setting.
        await rowsOf(client, 'BEGIN; SET LOCAL synchronous_commit = on');
        const result = await work(transactionOn(client)).catch(async (error: unknown) => {
          // After trouble the connection is dropped, and the server rolls back by itself.
          if (!isTrouble(error)) await rowsOf(client, 'ROLLBACK');
          throw error;
        });
        const { command } = await send(client, 'COMMIT');
        // PostgreSQL answers ROLLBACK when the work went on after a statement had failed.
        if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
        return result;
      }),
    close: () => pool.end(),
  };
}

const transactionOn = (client: PoolClient): Tx => ({
  query: (sql, values) => rowsOf(client, sql, values),
  async lock(...names) {
    const locks = names.map((_, n) => `pg_advisory_xact_lock(hashtextextended($${n + 1}, 0))`);
    await rowsOf(client, `SELECT ${locks.join(', ')}`, names);
  },
});

function ignore(): void {}

/** After which a connection is not to be used again. */
const isTrouble = (error: unknown): error is StoreUnavailable =>
  error instanceof StoreUnavailable && !isLocked(error);

async function connectFrom(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw asConnectError(error);
  }
}

async function rowsOf(client: PoolClient, text: string, values?: readonly Value[]) {
  const result = await send(client, text, values);
  return Array.isArray(result) ? [] : result.rows;
}

async function send(
  client: PoolClient,
  text: string,
  values?: readonly Value[],
): Promise<QueryResult<object>> {
  try {
    return await client.query(text, values && [...values]);
  } catch (error) {
    throw asStoreError(error);
  }
}

/** `sslmode` in a URL means what it means to PostgreSQL's own commands. */
function withPlainMeaning(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return address.href;
}

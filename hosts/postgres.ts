import { Pool, type PoolClient, types } from 'pg';
import type { Database, Query } from '../enquiry/database.ts';
import { day } from '../enquiry/limits.ts';

/** Milliseconds. The server ends a statement that takes longer; if it does not answer, we hang up. */
const statementTimeout = 8_000;
const answerTimeout = 10_000;

/**
 * Bytes of a table that is rewritten to be rid of deleted rows, in a quarter of a second. A plain vacuum only
 * marks their space: the text stays in the file until the space is used again.
 */
const rewriteLimit = 16 * 1024 * 1024;

// All of this schema's values of bigint are small enough to be numbers.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Begins a transaction that runs alone among all instances. The settings are its own, because
 * transaction poolers such as Supabase's refuse startup parameters.
 */
const begin = `begin isolation level read committed read write;
  set local synchronous_commit = on;
  set local statement_timeout = ${statementTimeout};
  set local idle_in_transaction_session_timeout = ${statementTimeout};
  select pg_advisory_xact_lock(1)`;

/**
 * Connects lazily, with so many connections for reading and for transactions, of which only one runs at
 * a time. `url` may be that of a transaction pooler; its `sslmode` says how the connection is encrypted.
 */
export function openPostgres(url: string, reading: number, writing: number): Database {
  const open = (max: number) => {
    const pool = new Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: answerTimeout,
      query_timeout: answerTimeout,
      keepAlive: true,
    });
    // A connection that breaks fails its query too; without a listener it would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const readers = open(reading);
  const writers = open(writing);

  return {
    now: '(extract(epoch from statement_timestamp()) * 1000)::bigint',
    columnsSql: `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema()`,
    read: (sql, values) => withClient(readers, (client) => queryOf(client)(sql, values)),
    transaction: (work) =>
      withClient(writers, async (client) => {
        await client.query(begin);
        const result = await work({
          query: queryOf(client),
          async execute(sql) {
            await client.query('set local statement_timeout = 0');
            await runLong(client, sql);
          },
        });
        await client.query('commit');
        return result;
      }),
    // The database watches its own disk.
    checkDiskSpace: async () => {},
    scrubDeletedRows: () =>
      withClient(readers, async (client) => {
        const sizeAndFile = async () => {
          const { rows } = await client.query(
            `select pg_total_relation_size('enquiry') as size, pg_relation_filenode('enquiry') as file`,
          );
          return rows[0];
        };
        const before = await sizeAndFile();
        if (before.size <= rewriteLimit)
          await runLong(client, 'vacuum (full, skip_locked) enquiry');
        const isRewritten = (await sizeAndFile()).file !== before.file;
        if (!isRewritten) await runLong(client, 'vacuum enquiry');
        return isRewritten;
      }),
    async close() {
      await Promise.all([readers.end(), writers.end()]);
    },
  };
}

const queryOf =
  (client: PoolClient): Query =>
  async (sql, values = []) =>
    (await client.query(sql, [...values])).rows;

/** Runs what takes its time on a large table: a vacuum, a migration. */
function runLong(client: PoolClient, text: string) {
  const query = { text, query_timeout: day };
  return client.query(query);
}

/** After an error the state of the connection is unknown, so it is closed, which rolls a transaction back. */
async function withClient<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client?.release(true);
    // pg's own errors ('Query read timeout') have no code, and their message is no answer of the server.
    if (error instanceof Error && error.name === 'Error' && !('code' in error)) {
      Object.assign(error, { code: error.message });
    }
    throw error;
  }
}

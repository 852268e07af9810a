import { Pool, types } from 'pg';
import type { Database } from '../enquiry/database.ts';

/** Milliseconds. The server ends a statement that takes longer; if it does not answer, we hang up. */
const statementTimeout = 8_000;
const answerTimeout = 10_000;

/** Nobody waits for it, and a large table takes longer. */
const vacuum = { text: 'vacuum enquiry', query_timeout: 600_000 };

// All of this schema's values of bigint are small enough to be numbers.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Begins a transaction that runs alone among all instances. The settings are its own, because
 * transaction poolers such as Supabase's refuse startup parameters.
 */
const begin = `begin;
  set local synchronous_commit = on;
  set local statement_timeout = ${statementTimeout};
  set local idle_in_transaction_session_timeout = ${statementTimeout};
  select pg_advisory_xact_lock(1)`;

/** Connects when first asked. `url` may be that of a transaction pooler. */
export function openPostgres(url: string, connections: number): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: answerTimeout,
    query_timeout: answerTimeout,
    keepAlive: true,
  });
  // A connection that breaks fails its query too; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  return {
    now: '(extract(epoch from statement_timestamp()) * 1000)::bigint',
    tables: 'select tablename as name from pg_tables where schemaname = current_schema()',
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query(begin);
        const result = await work({
          query: async (sql, values = []) => (await client.query(sql, [...values])).rows,
          execute: async (sql) => void (await client.query(sql)),
        });
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // The state of the transaction is unknown, so close the connection, which rolls it back.
        client.release(true);
        throw error;
      }
    },
    // The database watches its own disk.
    checkRoom: async () => {},
    async purge() {
      await pool.query(vacuum);
    },
    close: () => pool.end(),
  };
}

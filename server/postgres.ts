import { Pool, type PoolClient, types } from 'pg';
import type { Database } from '../enquiry/store.ts';
import { earlierVersion, knownSchema, unknownSchema } from './schema-version.ts';

/** Milliseconds. The server ends a statement that waits longer; if it does not answer, we hang up. */
const statementTimeout = 8_000;
const answerTimeout = 10_000;

/** PostgreSQL's number for bigint. All values in this schema are small enough to be numbers. */
const bigint = 20;

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
    types: {
      getTypeParser: (type, format) =>
        Number(type) === bigint ? Number : types.getTypeParser(type, format),
    },
  });
  // A connection that breaks fails its query too; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  async function transaction<Result>(work: (client: PoolClient) => Promise<Result>) {
    const client = await pool.connect();
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // Nobody knows how far it came: the connection goes, and with it the transaction.
      client.release(true);
      throw error;
    }
  }

  return {
    now: '(extract(epoch from statement_timestamp()) * 1000)::bigint',
    transaction: (work) =>
      transaction((client) =>
        work({ query: async (sql, values = []) => (await client.query(sql, [...values])).rows }),
      ),
    async checkRoom() {
      // The database watches its own disk.
    },
    async purge() {
      await pool.query('vacuum enquiry');
    },
    close: () => pool.end(),
  };
}

/**
 * Creates the schema by the migrations in `supabase/migrations/`, unless it is there. Rejects with an
 * error for the operator when it is another one.
 */
export async function prepareSchema(
  database: Database,
  migrations: readonly string[],
): Promise<void> {
  await database.transaction(async (tx) => {
    const [found] = await tx.query(
      `select to_regclass('enquiry') is not null as table, to_regclass('enquiry_schema') is not null as schema`,
    );
    const has = new Map(Object.entries(found ?? {}));
    if (has.get('table') && !has.get('schema')) throw new Error(`DATABASE_URL: ${earlierVersion}`);
    if (!has.get('table')) for (const migration of migrations) await tx.query(migration);
    const [row] = await tx.query('select version from enquiry_schema');
    const version = new Map(Object.entries(row ?? {})).get('version');
    if (version !== knownSchema) throw new Error(`DATABASE_URL: ${unknownSchema(version)}`);
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import * as v from 'valibot';
import { readMigrations } from '../../hosts/shared/migrations.ts';
import { startPostgres, type TestPostgres } from './test-postgres.ts';

/** A request that the database makes by `net.http_post`. */
const request = v.object({
  url: v.string(),
  headers: v.record(v.string(), v.string()),
  body: v.unknown(),
  timeout: v.number(),
});

export interface TestSupabase extends Pick<TestPostgres, 'url' | 'query' | 'stop'> {
  /** Statuses of the answers to the database's own requests; 0 when there was none. */
  answers: readonly number[];
  /** Runs SQL as one of the roles of browsers; resolves to the SQLSTATE when it is refused. */
  tryAs(role: string, sql: string): Promise<string | undefined>;
}

/** A real PostgreSQL with pg_cron, prepared as Supabase prepares its own, with our migrations. */
export async function startSupabase(): Promise<TestSupabase> {
  const database = await startPostgres([
    'shared_preload_libraries=pg_cron',
    'cron.database_name=postgres',
    'cron.host=127.0.0.1',
  ]);
  await database.query(readFileSync(join(import.meta.dirname, 'supabase-platform.sql'), 'utf8'));
  // As Supabase's command runs them: one file after the other, and nothing else.
  for (const { sql } of readMigrations()) await database.query(sql);

  const answers: number[] = [];
  const network = new Client({ connectionString: database.url });
  await network.connect();
  network.on('notification', ({ payload = '' }) => {
    const { url, headers, body, timeout } = v.parse(request, JSON.parse(payload));
    const init = {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    };
    fetch(url, init).then(
      ({ status }) => answers.push(status),
      () => answers.push(0),
    );
  });
  await network.query('LISTEN http_post');

  const browsers = new Map<string, Client>();
  async function browserAs(role: string): Promise<Client> {
    const known = browsers.get(role);
    if (known) return known;
    const client = new Client({ connectionString: database.url, options: `-c role=${role}` });
    browsers.set(role, client);
    await client.connect();
    return client;
  }

  return {
    url: database.url,
    query: database.query,
    answers,
    async tryAs(role, sql) {
      const client = await browserAs(role);
      try {
        await client.query(sql);
        return undefined;
      } catch (error) {
        return error instanceof Error && 'code' in error ? String(error.code) : String(error);
      }
    },
    async stop() {
      for (const client of [network, ...browsers.values()]) await client.end();
      await database.stop();
    },
  };
}

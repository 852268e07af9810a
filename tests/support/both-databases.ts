import { describe } from 'vitest';
import { startPostgres, type TestDatabase } from './postgres.ts';

/** Describes tests that run with SQLite and with PostgreSQL, of which `createDatabase` makes an empty database. */
export async function describeOnBothDatabases(
  define: (createDatabase?: () => Promise<TestDatabase>) => void,
): Promise<void> {
  const postgres = await startPostgres();
  describe('SQLite', () => define());
  describe('PostgreSQL', () => define(postgres.createDatabase));
}

import * as v from 'valibot';
import { StoreUnavailable } from '../../enquiry/ports.ts';
import { connect } from './driver.ts';
import {
  confirmRights,
  confirmSafeguards,
  type Migration,
  pendingMigrations,
} from './migrations.ts';

const answer = v.tuple([v.object({ yes: v.boolean() })]);

/**
 * Looks at a PostgreSQL database and changes nothing; resolves to how many of the migrations the
 * next start will run. Rejects with an error that says why the database cannot be used.
 */
export async function inspectPostgres(
  url: string,
  migrations: readonly Migration[],
): Promise<number> {
  const database = connect(url);
  const ask = async (question: string) => {
    const [{ yes }] = v.parse(answer, await database.query(`SELECT ${question} AS yes`));
    return yes;
  };
  try {
    await confirmSafeguards(database);
    const pending = await pendingMigrations(database, migrations);
    if (pending.length > 0 && !(await ask("has_schema_privilege(current_schema(), 'CREATE')"))) {
      throw new StoreUnavailable('this user may not create the tables that it still needs');
    }
    if (pending.length === 0) await confirmRights(database);
    return pending.length;
  } finally {
    await database.close();
  }
}

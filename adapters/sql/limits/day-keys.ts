import * as v from 'valibot';
import type { Tx } from '../database.ts';

const keyRows = v.tuple([v.object({ key: v.string() })]);

/** The key of a day; `candidate` becomes it where there is none yet. */
export async function keyIn(
  tx: Tx,
  table: 'client_key' | 'link_key',
  day: number,
  candidate: string,
): Promise<string> {
  await tx.query(`INSERT INTO ${table} (day, key) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    day,
    candidate,
  ]);
  const rows = await tx.query(`SELECT key FROM ${table} WHERE day = $1`, [day]);
  return v.parse(keyRows, rows)[0].key;
}

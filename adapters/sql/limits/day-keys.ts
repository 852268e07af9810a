import * as v from 'valibot';
import type { KeyPurpose } from '../../../enquiry/day-key.ts';
import type { Tx } from '../database.ts';
import { oweRewrite } from '../upkeep.ts';

const keyRows = v.array(v.object({ day: v.number(), key: v.string() }));
const keyRow = v.tuple([v.object({ key: v.string() })]);

/** A table each: backups leave out that of clients. */
const tables = { client: 'client_key', link: 'link_key' } as const satisfies Record<
  KeyPurpose,
  string
>;

export async function keyOf(
  tx: Tx,
  purpose: KeyPurpose,
  day: number,
  candidate: string,
): Promise<string> {
  const table = tables[purpose];
  await tx.query(`INSERT INTO ${table} (day, key) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    day,
    candidate,
  ]);
  const rows = await tx.query(`SELECT key FROM ${table} WHERE day = $1`, [day]);
  return v.parse(keyRow, rows)[0].key;
}

export async function keys(tx: Tx, purpose: KeyPurpose): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.query(`SELECT day, key FROM ${tables[purpose]} ORDER BY day`, []);
  return new Map(v.parse(keyRows, rows).map(({ day, key }) => [day, key]));
}

export async function forgetKeys(tx: Tx, purpose: KeyPurpose, before: number): Promise<void> {
  const forgotten = await tx.query(`DELETE FROM ${tables[purpose]} WHERE day < $1 RETURNING day`, [
    before,
  ]);
  if (purpose === 'client' && forgotten.length > 0) await oweRewrite(tx);
}

import * as v from 'valibot';
import type { KeyPurpose } from '../../../enquiry/day-key.ts';
import type { Tx } from '../database.ts';

const keyRows = v.array(v.object({ day: v.number(), key: v.string() }));
const keyRow = v.tuple([v.object({ key: v.string() })]);

export async function keyOf(
  tx: Tx,
  purpose: KeyPurpose,
  day: number,
  candidate: string,
): Promise<string> {
  await tx.query(
    'INSERT INTO day_key (purpose, day, key) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [purpose, day, candidate],
  );
  const rows = await tx.query('SELECT key FROM day_key WHERE purpose = $1 AND day = $2', [
    purpose,
    day,
  ]);
  return v.parse(keyRow, rows)[0].key;
}

export async function keys(tx: Tx, purpose: KeyPurpose): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.query('SELECT day, key FROM day_key WHERE purpose = $1 ORDER BY day', [
    purpose,
  ]);
  return new Map(v.parse(keyRows, rows).map(({ day, key }) => [day, key]));
}

export async function forgetKeys(tx: Tx, purpose: KeyPurpose, before: number): Promise<void> {
  await tx.query('DELETE FROM day_key WHERE purpose = $1 AND day < $2', [purpose, before]);
}

import * as v from 'valibot';
import type { StoreSize } from '../../../enquiry/limits/store-capacity.ts';
import { batchSize } from '../../../enquiry/upkeep/records.ts';
import type { Tx } from '../database.ts';
import { quarantined } from '../states.ts';

export async function forgetHashes(tx: Tx, before: number): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE enquiry SET client_network = NULL WHERE id IN (SELECT id FROM enquiry
     WHERE ${quarantined} AND accepted_at < $1 AND client_network IS NOT NULL
     LIMIT ${batchSize}) RETURNING 1`,
    [before],
  );
  return rows.length === batchSize;
}

const sizeRow = v.tuple([v.object({ accepted: v.number(), quarantined: v.number() })]);

export async function size(tx: Tx, since: number): Promise<StoreSize> {
  const rows = await tx.query(
    `SELECT (SELECT count(*) FROM enquiry WHERE accepted_at > $1 AND erased_at IS NULL) AS accepted,
       (SELECT count(*) FROM enquiry WHERE ${quarantined}) AS quarantined`,
    [since],
  );
  return v.parse(sizeRow, rows)[0];
}

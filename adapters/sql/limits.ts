import * as v from 'valibot';
import type { Flood, StoreSize } from '../../enquiry/limits/flood-records.ts';
import { batchSize } from '../../enquiry/upkeep/records.ts';
import type { Tx } from './database.ts';
import { quarantined } from './states.ts';

const keyRows = v.array(v.object({ key: v.string() }));

export async function keyOf(tx: Tx, day: number, candidate: string): Promise<string> {
  await tx.query('INSERT INTO client_key (day, key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    day,
    candidate,
  ]);
  const rows = await tx.query('SELECT key FROM client_key WHERE day = $1', [day]);
  return v.parse(keyRows, rows)[0]?.key ?? candidate;
}

export async function keys(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.query('SELECT key FROM client_key ORDER BY day');
  return v.parse(keyRows, rows).map(({ key }) => key);
}

export async function forgetKeys(tx: Tx, before: number): Promise<void> {
  await tx.query('DELETE FROM client_key WHERE day < $1', [before]);
}

export async function forgetMarks(tx: Tx, before: number): Promise<boolean> {
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

export async function noteFlood(tx: Tx, now: number): Promise<boolean> {
  await tx.query('UPDATE flood SET last_at = $1 WHERE ended_at IS NULL', [now]);
  // One flood is on at most: `flood_on` says so.
  const begun = await tx.query(
    `INSERT INTO flood (began_at, last_at) SELECT CAST($1 AS bigint), CAST($1 AS bigint)
     WHERE NOT EXISTS (SELECT 1 FROM flood WHERE ended_at IS NULL)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [now],
  );
  return begun.length > 0;
}

const floodRows = v.array(
  v.object({
    began_at: v.number(),
    last_at: v.number(),
    alerted_at: v.nullable(v.number()),
  }),
);

export async function flood(tx: Tx): Promise<Flood | undefined> {
  const rows = await tx.query(
    'SELECT began_at, last_at, alerted_at FROM flood WHERE ended_at IS NULL',
  );
  const [found] = v.parse(floodRows, rows);
  return (
    found && {
      beganAt: found.began_at,
      lastAt: found.last_at,
      alertedAt: found.alerted_at ?? undefined,
    }
  );
}

export async function markAlerted(tx: Tx, now: number): Promise<void> {
  await tx.query('UPDATE flood SET alerted_at = $1 WHERE ended_at IS NULL', [now]);
}

const countRow = v.tuple([v.object({ count: v.number() })]);

export async function endFlood(tx: Tx, now: number): Promise<number> {
  const counted = await tx.query(
    `SELECT count(*) AS count FROM enquiry, flood WHERE ${quarantined}
     AND ended_at IS NULL AND accepted_at BETWEEN began_at AND last_at + 60000
     AND ' ' || suspicions || ' ' LIKE '% flood %'`,
  );
  await tx.query('UPDATE flood SET ended_at = $1 WHERE ended_at IS NULL', [now]);
  return v.parse(countRow, counted)[0].count;
}

import * as v from 'valibot';
import type { FloodRecords } from '../../enquiry/limits/flood-records.ts';
import { batchSize } from '../../enquiry/upkeep/records.ts';
import { quarantined } from './quarantine.ts';
import type { Transact } from './statements.ts';

const keyRow = v.object({ key: v.string() });
const sizeRow = v.object({ accepted: v.number(), quarantined: v.number() });
const floodRow = v.object({
  began_at: v.number(),
  last_at: v.number(),
  alerted_at: v.nullable(v.number()),
});
const countRow = v.object({ count: v.number() });

/** What a store keeps so that floods stay within bounds, for any store that speaks SQL. */
export function createFloodRecords(transact: Transact): FloodRecords {
  const run = async (text: string, ...values: readonly (string | number)[]) => {
    const [rows = []] = await transact([{ text, values }]);
    return rows;
  };

  return {
    async keyOf(day, candidate) {
      const [, rows] = await transact([
        {
          text: 'INSERT INTO client_key (day, key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
          values: [day, candidate],
        },
        { text: 'SELECT key FROM client_key WHERE day = $1', values: [day] },
      ]);
      return v.parse(v.tuple([keyRow]), rows)[0].key;
    },
    async keys() {
      const rows = await run('SELECT key FROM client_key ORDER BY day');
      return v.parse(v.array(keyRow), rows).map(({ key }) => key);
    },
    async forgetKeys(before) {
      await run('DELETE FROM client_key WHERE day < $1', before);
    },
    async forgetMarks(before) {
      const rows = await run(
        `UPDATE enquiry SET client_network = NULL WHERE id IN (SELECT id FROM enquiry
         WHERE ${quarantined} AND accepted_at < $1 AND client_network IS NOT NULL
         LIMIT ${batchSize}) RETURNING 1`,
        before,
      );
      return rows.length === batchSize;
    },
    async size(since) {
      const rows = await run(
        `SELECT (SELECT count(*) FROM enquiry WHERE accepted_at > $1 AND erased_at IS NULL) AS accepted,
           (SELECT count(*) FROM enquiry WHERE ${quarantined}) AS quarantined`,
        since,
      );
      return v.parse(v.tuple([sizeRow]), rows)[0];
    },
    async noteFlood(now) {
      const [, begun = []] = await transact([
        { text: 'UPDATE flood SET last_at = $1 WHERE ended_at IS NULL', values: [now] },
        {
          // One flood is on at most: `flood_on` says so.
          text: `INSERT INTO flood (began_at, last_at) SELECT CAST($1 AS bigint), CAST($1 AS bigint)
                 WHERE NOT EXISTS (SELECT 1 FROM flood WHERE ended_at IS NULL)
                 ON CONFLICT DO NOTHING RETURNING 1`,
          values: [now],
        },
      ]);
      return begun.length > 0;
    },
    async flood() {
      const rows = await run(
        'SELECT began_at, last_at, alerted_at FROM flood WHERE ended_at IS NULL',
      );
      const [found] = v.parse(v.array(floodRow), rows);
      return (
        found && {
          beganAt: found.began_at,
          lastAt: found.last_at,
          alertedAt: found.alerted_at ?? undefined,
        }
      );
    },
    async markAlerted(now) {
      await run('UPDATE flood SET alerted_at = $1 WHERE ended_at IS NULL', now);
    },
    async endFlood(now) {
      const [counted] = await transact([
        {
          text: `SELECT count(*) AS count FROM enquiry, flood WHERE ${quarantined}
                 AND ended_at IS NULL AND accepted_at BETWEEN began_at AND last_at + 60000
                 AND ' ' || suspicions || ' ' LIKE '% flood %'`,
          values: [],
        },
        { text: 'UPDATE flood SET ended_at = $1 WHERE ended_at IS NULL', values: [now] },
      ]);
      return v.parse(v.tuple([countRow]), counted)[0].count;
    },
  };
}

import * as v from 'valibot';
import { acts } from '../../../enquiry/answering/acts.ts';
import type { ActsOfPeriod, ExpectedAnswer } from '../../../enquiry/answering/answer-records.ts';
import { mostCounted, type Waiting } from '../../../enquiry/upkeep/records.ts';
import type { Tx } from '../database.ts';
import { time, waitingRow } from '../enquiry-rows.ts';
import { notHeldBack, unanswered } from '../states.ts';

const answerRows = v.array(
  v.object({ acceptedAt: v.number(), releasedAt: time, erasedAt: time, answeredAt: time }),
);

/** When staff said so for the first time, whatever they said afterwards. */
const firstAnswered = `(SELECT min(at) FROM act WHERE enquiry_id = enquiry.id AND act = 'answered')`;

const answerColumns = (answeredAt: string) => `accepted_at AS "acceptedAt",
  released_at AS "releasedAt", erased_at AS "erasedAt", ${answeredAt} AS "answeredAt"`;

export async function findExpectedAnswers(
  tx: Tx,
  since: number,
): Promise<readonly ExpectedAnswer[]> {
  const rows = await tx.query(
    `SELECT ${answerColumns(`CASE WHEN outcome = 'answered' THEN ${firstAnswered} END`)} FROM enquiry
     WHERE accepted_at >= $1 AND NOT canary AND ${notHeldBack}
       AND (outcome IS NULL OR outcome = 'answered') ORDER BY accepted_at`,
    [since],
  );
  return v.parse(answerRows, rows);
}

const countRows = v.array(v.object({ act: v.picklist(acts), count: v.number() }));

export async function actsOfPeriod(tx: Tx, from: number, to: number): Promise<ActsOfPeriod> {
  const inPeriod =
    'act JOIN enquiry ON enquiry.id = enquiry_id WHERE at >= $1 AND at < $2 AND NOT canary';
  const counted = await tx.query(`SELECT act, count(*) AS count FROM ${inPeriod} GROUP BY act`, [
    from,
    to,
  ]);
  const answered = await tx.query(
    `SELECT ${answerColumns('at')} FROM ${inPeriod} AND act = 'answered' AND at = ${firstAnswered}`,
    [from, to],
  );
  return {
    counts: new Map(v.parse(countRows, counted).map(({ act, count }) => [act, count])),
    answered: v.parse(answerRows, answered),
  };
}

export async function countUnanswered(tx: Tx): Promise<Waiting> {
  const rows = await tx.query(
    `SELECT count(*) AS count, min(since) AS oldest FROM
       (SELECT coalesce(released_at, accepted_at) AS since FROM enquiry WHERE ${unanswered}
        ORDER BY accepted_at LIMIT ${mostCounted}) AS waiting`,
  );
  return v.parse(waitingRow, rows)[0];
}

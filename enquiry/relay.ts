import * as v from 'valibot';
import { ago, type Database, freeSql, type Query } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { clockTolerance, hour, limits } from './limits.ts';
import type { SendResult } from './mail.ts';

// What all instances know of the mail server: does it take mail, until when is it left alone, how much
// was it asked to take in the past hour?

/** SQL for the row, if the relay wants to be left alone now: a rest is an hour at most. */
const rest = ({ now }: Database) =>
  `from enquiry_relay where rests_until > ${now} and rests_until <= ${now} + ${hour}`;

/** SQL: the relay is left alone now. */
export const restingSql = (database: Database) => `exists (select 1 ${rest(database)})`;

/** SQL for the tries of the past hour that count. */
const offers = (database: Database) =>
  `from enquiry_offer where offered_at > ${ago(database, hour)} and offered_at <= ${database.now}`;

/** SQL: more mails may be offered in this hour. */
export const roomSql = (database: Database, rate: number) =>
  `(select count(*) ${offers(database)}) < ${mailsPerHour(rate)}`;

const mailsPerHour = (rate: number) => Math.round(limits.mailsPerHour * rate);

/**
 * Notes what the relay answered; `undefined` says that it would take a mail. An answer of `relay` begins a
 * rest. With any other one the relay is back, and everything that waits is due.
 */
export async function noteAnswer(
  query: Query,
  database: Database,
  pause: number,
  result: SendResult | undefined,
): Promise<void> {
  const { now } = database;
  if (result?.offered) {
    await query(`delete from enquiry_offer where offered_at <= ${ago(database, hour)}`);
    await query(`insert into enquiry_offer values (${now})`);
  }
  if (result?.outcome === 'relay') {
    await query(
      `update enquiry_relay set asked_at = ${now}, reason = $1,
         failing_since = coalesce(failing_since, ${now}), rests_until = ${now} + $2`,
      [result.reason, Math.max(pause, result.retryAfter ?? 0)],
    );
    return;
  }
  await query(
    `update enquiry set next_try_at = ${now}
     where state = 'waiting' and next_try_at > ${now} and ${freeSql(database)}
       and exists (select 1 from enquiry_relay where failing_since is not null)`,
  );
  const isAccepted = result?.outcome === 'accepted' && result.offered;
  const accepted = isAccepted ? `accepted_at = ${now},` : '';
  await query(
    `update enquiry_relay
     set ${accepted} asked_at = ${now}, failing_since = null, reason = null, rests_until = 0`,
  );
}

/**
 * Asks a relay that nobody has asked for an hour whether it would take a mail, and one that failed after
 * each rest: a secret that expires on Friday is noticed before a customer writes on Monday. Not while a
 * mail is due or in flight, which asks more than a login can.
 */
export async function watchRelay(dependencies: Dependencies): Promise<void> {
  const { database, mailer, log, pause, isStopping } = dependencies;
  if (isStopping()) return;
  const { now } = database;
  const claimed = await database.transaction(({ query }) =>
    query(
      `update enquiry_relay set asked_at = ${now}
       where (failing_since is not null or asked_at <= ${ago(database, hour)}
           or asked_at > ${now} + ${clockTolerance})
         and not ${restingSql(database)}
         and not exists (select 1 from enquiry
           where state = 'waiting' and (next_try_at <= ${now} or not ${freeSql(database)}))
       returning asked_at`,
    ),
  );
  if (claimed.length === 0) return;
  const result = await mailer.verify();
  if (result) log.error('relay_failing', { reason: result.reason });
  await database.transaction(({ query }) => noteAnswer(query, database, pause, result));
}

const time = v.nullable(v.number());
const relay = v.object({
  accepted_at: time,
  failing_since: time,
  reason: v.nullable(v.string()),
  rests_until: time,
  full_until: time,
  offered: v.number(),
});

/** For staff: until when it rests or the hour is full (`null` if not), why, and when it last took a mail. */
export async function readRelay(database: Database, rate: number) {
  const [row] = await database.read(
    `select accepted_at, failing_since, reason,
       (select max(rests_until) ${rest(database)}) as rests_until,
       (select offered_at + ${hour} ${offers(database)}
        order by offered_at desc limit 1 offset ${mailsPerHour(rate) - 1}) as full_until,
       (select count(*) ${offers(database)}) as offered
     from enquiry_relay`,
  );
  return v.parse(relay, row);
}

/** Has the relay asked again at once. */
export const endRest = (database: Database) =>
  database.transaction(({ query }) => query('update enquiry_relay set rests_until = 0'));

import { expect, test } from 'vitest';
import { startSmtpInbox } from '../../../testing/mail/smtp-inbox.ts';
import { startReaders } from '../../../testing/servers/page-readers.ts';
import { makePlace, startVisitors, until } from '../../../testing/servers/server-process.ts';
import { sized } from '../../../testing/sized.ts';
import { startPostgres } from '../../../testing/stores/test-postgres.ts';
import { compare } from '../siege/attack-row.ts';
import { bearable, columnsOf } from '../siege/load-attack.ts';

/** Restarts, in turn clean ones and crashes, and the milliseconds within which 99 % of pages arrive. */
const { restarts, pageTime } = sized({
  short: { restarts: 3, pageTime: Number.POSITIVE_INFINITY },
  full: { restarts: 20, pageTime: bearable },
});

/** Visitors who keep sending enquiries, and readers who keep loading pages. */
const senders = 16;
const readers = 4;

/** Enquiries to accept between two restarts. */
const between = 20;

test(`Through ${restarts} restarts of PostgreSQL under load the website keeps running, and loses or doubles nothing`, async ({
  task,
}) => {
  const place = makePlace();
  const database = await startPostgres();
  const inbox = await startSmtpInbox();
  const server = await place.start({
    DATABASE_URL: database.url,
    SMTP_URL: inbox.url,
  });
  const reading = startReaders(readers, `${server.url}/it`);
  const visitors = startVisitors(senders, () => server.url);
  for (let restart = 1; restart <= restarts; restart += 1) {
    const enough = visitors.accepted.size + between;
    await until(() => visitors.accepted.size >= enough, 30_000);
    await database.restart(restart % 2 === 0 ? 'crash' : 'fast');
  }
  const enough = visitors.accepted.size + between;
  await until(() => visitors.accepted.size >= enough, 30_000);
  await visitors.leave();

  // A claim whose answer is lost can be made again after its lease of a minute.
  const waiting = async () =>
    (await database.query('SELECT 1 FROM outbox WHERE delivered_at IS NULL')).length;
  await until(async () => (await waiting()) === 0, 120_000);
  const read = await reading.leave();
  const stored = await database.query('SELECT reference FROM enquiry WHERE NOT canary');
  expect({ code: server.child.exitCode, signal: server.child.signalCode }).toEqual({
    code: null,
    signal: null,
  });
  const columns = columnsOf(read, server.child);
  await server.kill('SIGTERM');
  await inbox.close();
  await database.stop();
  place.remove();

  const mailed = inbox.received.map(({ mail }) => /ENQ-\w+/.exec(mail.text ?? '')?.[0] ?? '');
  const outages = [...server.log().matchAll(/"event":"store_(unavailable|back)"/g)].map(
    ([, event]) => event,
  );
  console.log(
    `${restarts} restarts: ${visitors.accepted.size} accepted, ${stored.length} stored, ` +
      `${mailed.length} mailed; ${JSON.stringify(Object.fromEntries(visitors.statuses))}; ` +
      `${outages.length} lines about outages; pages: ${read.pages}, 99th percentile ` +
      `${read.percentile99} ms, slowest ${read.slowest} ms`,
  );
  expect(stored.map(({ reference }) => reference).toSorted()).toEqual(
    [...visitors.accepted].toSorted(),
  );
  expect(mailed.toSorted()).toEqual([...visitors.accepted].toSorted());
  expect(new Set(inbox.received.map(({ mail }) => mail.messageId)).size).toBe(mailed.length);
  expect([...visitors.statuses.keys()].filter((status) => !/^(200|503)$/.test(status))).toEqual([]);
  expect(server.log()).not.toMatch(/internal_error|delivery_stopped/);
  // Two lines per outage, not one per request. A last write of the stopping database may split one
  // outage into two.
  expect(outages).toEqual(outages.map((_, line) => (line % 2 === 0 ? 'unavailable' : 'back')));
  expect(outages.at(-1)).toBe('back');
  expect(outages.length).toBeLessThanOrEqual(4 * restarts);
  expect(read.failed).toEqual([]);
  const row = {
    attack: `${restarts} restarts of PostgreSQL`,
    requests: [...visitors.statuses.values()].reduce((sum, count) => sum + count, 0),
    accepted: visitors.accepted.size,
    ...compare(visitors.accepted, mailed),
    ...columns,
  };
  task.meta.attack = row;
  expect(row.pageP99).toBeLessThanOrEqual(pageTime);
});

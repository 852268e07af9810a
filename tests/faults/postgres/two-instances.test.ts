import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSmtpInbox } from '../../../testing/mail/smtp-inbox.ts';
import { makePlace, startVisitors, until } from '../../../testing/servers/server-process.ts';
import { startPostgres } from '../../../testing/stores/test-postgres.ts';

/** Mails that one instance sends at the same time: `sendersAtOnce` in enquiry/delivery/deliver.ts. */
const inFlight = 3;

test('Of two instances on one PostgreSQL one is killed: the other delivers everything', async () => {
  const place = makePlace();
  const database = await startPostgres();
  const inbox = await startSmtpInbox();
  inbox.replies.delay = 20;
  const start = (name: string) =>
    place.start({
      DATA_DIR: join(place.root, name),
      DATABASE_URL: database.url,
      SMTP_URL: inbox.url,
    });
  const [killed, survivor] = await Promise.all([start('a'), start('b')]);
  let next = 0;
  const visitors = startVisitors(8, (attempt) => {
    next += 1;
    return attempt === 0 && next % 2 === 0 ? killed.url : survivor.url;
  });
  await until(() => visitors.accepted.size >= 200, 30_000);
  await killed.kill('SIGKILL');
  await until(() => visitors.accepted.size >= 300, 30_000);
  await visitors.leave();

  // A dead worker's leases end after 60 s; this ends them at once.
  await database.query('UPDATE outbox SET leased_until = 0 WHERE delivered_at IS NULL');
  const waiting = async () =>
    (await database.query('SELECT count(*) AS count FROM outbox WHERE delivered_at IS NULL'))[0]
      ?.count;
  await until(async () => (await waiting()) === 0, 60_000);
  const stored = await database.query('SELECT reference FROM enquiry WHERE NOT canary');
  await survivor.kill('SIGTERM');
  const ids = inbox.received.map(({ mail }) => mail.messageId);
  await inbox.close();
  await database.stop();
  place.remove();
  expect(new Set(stored.map((row) => row.reference))).toEqual(visitors.accepted);
  expect(new Set(ids).size).toBe(visitors.accepted.size);
  const repeats = ids.length - new Set(ids).size;
  expect(repeats).toBeLessThanOrEqual(inFlight);
  console.log(`Two instances: ${visitors.accepted.size} accepted and delivered, ${repeats} twice`);
});

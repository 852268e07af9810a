import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startSmtpInbox } from '../../../testing/mail/smtp-inbox.ts';
import { makePlace, startVisitors, until } from '../../../testing/servers/server-process.ts';
import { sized } from '../../../testing/sized.ts';

/** Deaths, and the fewest enquiries that must be accepted over all of them. */
const { deaths, posts } = sized({
  short: { deaths: 4, posts: 120 },
  full: { deaths: 20, posts: 2_000 },
});

test(`Through ${deaths} sudden deaths under load all that was accepted is stored and delivered`, async () => {
  const place = makePlace();
  const inbox = await startSmtpInbox();
  const { dataDir } = place;
  const start = () =>
    place.start({
      SMTP_URL: inbox.url,
    });
  let server = await start();
  const visitors = startVisitors(16, () => server.url);
  for (let death = 1; death <= deaths; death += 1) {
    const enough = (posts / deaths) * death + Math.random() * 20;
    await until(() => visitors.accepted.size >= enough, 30_000);
    await server.kill('SIGKILL');
    server = await start();
  }
  await visitors.leave();

  const db = new DatabaseSync(join(dataDir, 'enquiries.db'), { timeout: 5_000 });
  const count = (where: string) =>
    db.prepare(`SELECT count(*) AS count FROM outbox WHERE ${where}`).get()?.count;
  // A dead worker's leases end after 60 s; this ends them at once.
  db.exec('UPDATE outbox SET leased_until = 0, lease = NULL WHERE delivered_at IS NULL');
  // The test mail server greets after 100 ms, so three senders send 30 mails a second.
  await until(() => count('delivered_at IS NULL') === 0, 180_000);
  await server.kill('SIGTERM');

  const stored = new Set(
    db
      // After a minute the daily canary is among them, and is not mailed.
      .prepare(
        'SELECT reference, message_id FROM enquiry JOIN outbox ON enquiry_id = id WHERE NOT canary',
      )
      .all()
      .map((row) => `${row.reference} ${row.message_id}`),
  );
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
  const delivered = inbox.received.map(
    ({ mail }) => `${/ENQ-\w{8}/.exec(mail.text ?? '')?.[0]} ${mail.messageId}`,
  );
  await inbox.close();
  place.remove();
  expect(visitors.accepted.size).toBeGreaterThanOrEqual(posts);
  expect(new Set([...stored].map((row) => row.split(' ')[0] ?? ''))).toEqual(visitors.accepted);
  // Compares pairs of reference and Message-ID, because a repeat keeps its Message-ID.
  expect(new Set(delivered)).toEqual(stored);
  console.log(
    `${deaths} deaths: ${visitors.accepted.size} accepted, ${stored.size} stored, ${delivered.length} mails`,
  );
});

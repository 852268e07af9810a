import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSmtpInbox } from '../../../testing/mail/smtp-inbox.ts';
import { makePlace, post, startProcess, until } from '../../../testing/servers/server-process.ts';

const minute = 60_000;
const waiting = 500;

test('In real time: ten minutes without a mail server, two of 451, then all 500 delivered', async () => {
  const place = makePlace();
  const first = await startSmtpInbox();
  await first.close();
  const dataDir = join(place.root, 'data');
  const server = await startProcess({
    DATA_DIR: dataDir,
    SITE_DIR: place.site,
    SMTP_URL: `smtp://127.0.0.1:${first.port}`,
  });
  for (let sent = 0; sent < waiting; sent += 1) {
    expect((await post(server.url))?.status).toBe(200);
  }
  await pause(10 * minute);
  const inbox = await startSmtpInbox({ port: first.port });
  inbox.replies.data = 451;
  await pause(2 * minute);
  inbox.replies.data = undefined;
  const returnedAt = performance.now();
  const db = new DatabaseSync(join(dataDir, 'enquiries.db'), { timeout: 5_000 });
  const delivered = db.prepare('SELECT count(delivered_at) AS count FROM outbox');
  await until(() => delivered.get()?.count === waiting, 10 * minute);
  const took = performance.now() - returnedAt;
  db.close();
  await server.kill('SIGTERM');
  await inbox.close();
  place.remove();
  console.log(
    `All ${waiting} delivered ${Math.round(took / 1_000)} s after the return (real time)`,
  );
});

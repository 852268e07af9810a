import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSmtpInbox } from '../../../testing/mail/smtp-inbox.ts';
import { postAct, tokensIn } from '../../../testing/mail/staff-links.ts';
import { makePlace, post, until } from '../../../testing/servers/server-process.ts';
import { sized } from '../../../testing/sized.ts';

const deaths = sized({ short: 6, full: 100 });

/** Milliseconds after a click within which the server dies: before, while and after it is stored. */
const within = 12;

test(`Of ${deaths} clicks during which the server died none is lost once answered, and none counts twice`, async () => {
  const place = makePlace();
  const inbox = await startSmtpInbox();
  let server = await place.start({ SMTP_URL: inbox.url });
  for (let n = 0; n < deaths; n += 1) await post(server.url);
  await until(() => inbox.received.length === deaths, 60_000);
  const tokens = inbox.received.map(({ mail }) => tokensIn(mail.text)[0] ?? '');

  let answered = 0;
  for (const token of tokens) {
    const click = postAct(server.url, { token, act: 'answered' }).then(
      ({ ok }) => ok,
      () => false,
    );
    await pause(Math.random() * within);
    await server.kill('SIGKILL');
    const seen = await click;
    answered += seen ? 1 : 0;
    server = await place.start({ SMTP_URL: inbox.url });
    const again = await (await postAct(server.url, { token, act: 'answered' })).json();
    expect(again.state).toBe('answered');
    // What the person saw as done was done.
    if (seen) expect(again.done).toBe(false);
  }
  await server.kill('SIGTERM');
  const db = new DatabaseSync(join(place.dataDir, 'enquiries.db'), { timeout: 5_000 });
  const acts = db
    .prepare('SELECT act, count(*) AS count FROM act GROUP BY enquiry_id, act')
    .all()
    .map(({ act, count }) => `${act} ${count}`);
  db.close();
  await inbox.close();
  place.remove();
  expect(acts).toEqual(Array.from({ length: deaths }, () => 'answered 1'));
  console.log(`${deaths} deaths: ${answered} clicks were answered before, the others after`);
});

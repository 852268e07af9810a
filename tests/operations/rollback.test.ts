import { join } from 'node:path';
import { env } from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectDatabase } from '../../adapters/sqlite/inspect-sqlite.ts';
import { startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import {
  checkOutPreviousRelease,
  hasPreviousRelease,
  type PreviousRelease,
} from '../../testing/project/previous-release.ts';
import { makePlace, post, startProcess, until } from '../../testing/servers/server-process.ts';
import { enquiries } from '../../testing/servers/staff.ts';
import { startPostgres } from '../../testing/stores/test-postgres.ts';

const runs = hasPreviousRelease() || env.CI !== undefined;
if (!runs) {
  console.warn(
    'Rollback is not tested: this clone is shallow; git fetch --unshallow brings history',
  );
}

const staff = ['staff@example.com', 'boss@example.com'];
/** Enquiries that each release accepts in each run. */
const each = 10;

/** Runs SQL on the database that the releases share. */
type Execute = (sql: string, dataDir: string) => Promise<unknown>;

describe.runIf(runs)('The previous release', () => {
  let previous: PreviousRelease;
  beforeAll(async () => {
    previous = await checkOutPreviousRelease();
  });
  afterAll(() => previous?.remove());

  async function goBackAndForth(settings: Readonly<Record<string, string>>, execute: Execute) {
    const place = makePlace();
    let inbox = await startSmtpInbox();
    const data = { DATA_DIR: join(place.root, 'data'), ...settings };
    const start = (release?: PreviousRelease) =>
      startProcess(
        {
          ...data,
          SITE_DIR: place.site,
          SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
          ENQUIRIES_TO: staff.join(),
        },
        [],
        release,
      );
    const accept = async (url: string) => {
      const answers = [];
      for (let sent = 0; sent < each; sent += 1) answers.push(await post(url));
      return answers.map((answer) => answer?.reference ?? `status ${answer?.status}`);
    };
    const copies = () =>
      inbox.received.flatMap(({ envelope, mail }) =>
        envelope.to.map((to) => `${/ENQ-\w{8}/.exec(mail.text ?? '')?.[0]} to ${to}`),
      );

    await inbox.close();
    const first = await start(previous);
    const beforeUpgrade = await accept(first.url);
    await first.kill('SIGTERM');

    const upgraded = await start();
    const afterUpgrade = await accept(upgraded.url);
    await until(() => upgraded.log().includes('mail_server_away'), 20_000);
    await upgraded.kill('SIGTERM');

    // The upgraded website leased these; ten minutes later the previous release may send them.
    const listed = beforeUpgrade.map((reference) => `'${reference}'`).join();
    await execute(
      `UPDATE outbox SET leased_until = 0 WHERE enquiry_id IN
      (SELECT id FROM enquiry WHERE reference IN (${listed}))`,
      data.DATA_DIR,
    );
    inbox = await startSmtpInbox({ port: inbox.port });
    const back = await start(previous);
    const afterRollback = await accept(back.url);
    const untilMailed = async (references: readonly string[]) => {
      const expected = references.flatMap((reference) =>
        staff.map((to) => `${reference} to ${to}`),
      );
      await until(() => {
        const mailed = new Set(copies());
        return expected.every((copy) => mailed.has(copy));
      }, 30_000);
      return expected;
    };
    await untilMailed([...beforeUpgrade, ...afterRollback]);
    await back.kill('SIGTERM');

    const again = await start();
    const afterAll = await accept(again.url);
    const all = [...beforeUpgrade, ...afterUpgrade, ...afterRollback, ...afterAll];
    const expected = await untilMailed(all);
    await again.kill('SIGTERM');

    expect(new Set(all).size).toBe(4 * each);
    expect(copies().toSorted()).toEqual(expected.toSorted());
    const ids = new Set(inbox.received.map(({ mail }) => mail.messageId));
    expect(ids.size).toBe(all.length);
    const { words } = await enquiries(data, 'stats');
    expect(words).toMatch(new RegExp(`delivered +${all.length}\\b`));
    await inbox.close();
    return { ...place, database: join(data.DATA_DIR, 'enquiries.db') };
  }

  test('runs on the SQLite file of this one: back and forth, no enquiry is lost and each is mailed once', async () => {
    const place = await goBackAndForth({}, async (sql, dataDir) => {
      const db = new DatabaseSync(join(dataDir, 'enquiries.db'));
      db.exec(sql);
      db.close();
    });
    expect(await inspectDatabase(place.database)).toMatchObject({
      whole: true,
      enquiries: 4 * each,
      waiting: 0,
    });
    place.remove();
  });

  test('runs on the PostgreSQL database of this one: back and forth, no enquiry is lost and each is mailed once', async () => {
    const database = await startPostgres();
    const settings = { DATABASE_URL: database.url };
    const place = await goBackAndForth(settings, (sql) => database.query(sql));
    place.remove();
    await database.stop();
  });
});

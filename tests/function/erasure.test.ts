import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../support/both-databases.ts';
import { age, siteForEachTest, until } from '../support/host.ts';
import { enquiriesWith } from '../support/staff.ts';

// What is deleted is gone from the database's files too (docs/function.md, 'Keeping and forgetting').

await describeOnBothDatabases((createDatabase) => {
  const site = siteForEachTest(() => ({}), createDatabase);
  const { rows, start } = site;

  /** Stores many, of which some are of `marked@example.net`; the last of a page are the ones that a vacuum leaves. */
  const store = () =>
    rows(`with recursive n(i) as (select 0 union all select i + 1 from n where i < 59)
      insert into enquiry (reference, payload_hash, form_type, name, email, subject, message, received_at, sent_at)
      select 'ENQ-' || i, 'x', 'home', 'Ada',
        case when i in (3, 30, 59) then 'marked' else 'other' end || '@example.net', 'Hi',
        case when i in (3, 30, 59) then 'marked' else 'other' end || ' message', ${Date.now()}, ${Date.now()}
      from n`);

  /** The files of the database, as someone with a copy of them reads them. */
  async function files(): Promise<readonly string[]> {
    if (!createDatabase) return globSync(join(site.dataDir, 'enquiries.db*'));
    await rows('checkpoint');
    const paths = await rows(
      `select current_setting('data_directory') || '/' || pg_relation_filepath(oid) as path
       from pg_class where relkind in ('r', 'i', 't') and pg_relation_filepath(oid) is not null`,
    );
    return paths.map(({ path }) => String(path)).filter((path) => existsSync(path));
  }
  const hold = async (text: string) =>
    (await files()).some((file) => readFileSync(file).includes(text));

  const erase = async (email: string) => (await enquiriesWith(site.store, ['erase', email])).text;

  test('what staff erase is in no file of the database', async () => {
    await start();
    await store();
    expect(await hold('marked')).toBe(true);
    expect(await erase('marked@example.net')).toMatch(
      /^Erased ENQ-3, ENQ-30, ENQ-59\. Mailboxes and backups have copies of their own\.$/,
    );
    expect(await hold('marked')).toBe(false);
    expect(await hold('other')).toBe(true);
  });

  test('what was kept long enough is in no file of the database', async () => {
    await start();
    await store();
    await site.stop();
    await age(rows, 91 * 24 * 3_600_000);
    await rows(`update enquiry set received_at = ${Date.now()} where email = 'other@example.net'`);
    expect(await hold('marked')).toBe(true);
    await start();
    await until(async () => expect(await hold('marked')).toBe(false));
    expect(await hold('other')).toBe(true);
  });

  test.runIf(createDatabase)(
    'where the table is in use, erase says that its text may stay',
    async () => {
      await start();
      await store();
      const reader = new Client({ connectionString: site.store.DATABASE_URL });
      await reader.connect();
      await reader.query('begin; select 1 from enquiry');
      expect(await erase('marked@example.net')).toContain('keeps the text until its space is used');
      expect(await hold('marked')).toBe(true);
      await reader.end();
    },
  );
});

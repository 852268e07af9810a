import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type SmtpInbox, startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { makePlace, post, startVisitors, until } from '../../testing/servers/server-process.ts';
import { enquiries } from '../../testing/servers/staff.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

/** Reference and Message-ID of each enquiry in a database that matches `where`. */
function mailsIn(file: string, where: string): Set<string> {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db
    .prepare(
      `SELECT reference, message_id FROM enquiry JOIN outbox ON enquiry_id = id WHERE ${where}`,
    )
    .all();
  db.close();
  return new Set(rows.map((row) => `${row.reference} ${row.message_id}`));
}

const mailsAt = (inbox: SmtpInbox) =>
  new Set(
    inbox.received.map(({ mail }) => `${/ENQ-\w{8}/.exec(mail.text ?? '')?.[0]} ${mail.messageId}`),
  );

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('A backup made under load is whole, brings back all that was accepted before it, and a restored server mails what had not been mailed', async () => {
  const place = makePlace();
  const [inbox, secondInbox] = await Promise.all([startSmtpInbox(), startSmtpInbox()]);
  const start = (name: string, to: SmtpInbox) =>
    place.start({
      DATA_DIR: join(place.root, name),
      SMTP_URL: to.url,
    });
  const server = await start('data', inbox);
  const visitors = startVisitors(3, () => server.url);
  await until(() => visitors.accepted.size >= 300 && inbox.received.length >= 10, 30_000);

  const before = new Set(visitors.accepted);
  const copy = join(place.root, 'copy.db');
  const backup = await enquiries({ DATA_DIR: place.dataDir }, 'backup', copy);
  const meanwhile = visitors.accepted.size - before.size;
  await visitors.leave();
  await server.kill('SIGTERM');
  expect(backup).toEqual({ status: 0, words: expect.stringMatching(/^Backed up: .* enquiries, /) });
  expect([modeOf(copy), modeOf(`${copy}.sha256`)]).toEqual(['600', '600']);
  expect(readdirSync(place.root).filter((name) => name.startsWith('copy'))).toHaveLength(2);

  expect(meanwhile).toBeGreaterThan(5);

  const restored = { DATA_DIR: join(place.root, 'restored') };
  expect(await enquiries(restored, 'restore', copy)).toEqual({
    status: 0,
    words: expect.stringContaining('cannot be read here: erase it again'),
  });
  const file = join(restored.DATA_DIR, 'enquiries.db');
  expect(modeOf(file)).toBe('600');
  expect((await enquiries(restored, 'verify', file)).words).toMatch(/^Whole: /);
  const stored = mailsIn(file, 'NOT canary');
  const references = new Set([...stored].map((row) => row.split(' ')[0]));
  expect([...before].filter((reference) => !references.has(reference))).toEqual([]);

  const waiting = mailsIn(file, 'NOT canary AND delivered_at IS NULL');
  expect(waiting.size).toBeGreaterThan(100);
  expect(waiting.size).toBeLessThan(stored.size);
  const db = new DatabaseSync(file);
  // Leases of mails that were being sent end after 60 s; this ends them at once.
  db.exec('UPDATE outbox SET leased_until = 0, lease = NULL');
  db.close();
  const successor = await start('restored', secondInbox);
  await until(() => mailsAt(secondInbox).size >= waiting.size, 60_000);
  await successor.kill('SIGTERM');
  expect(mailsAt(secondInbox)).toEqual(waiting);
  await Promise.all([inbox.close(), secondInbox.close()]);
  console.log(
    `Backup: ${before.size} accepted before, ${meanwhile} during it, ${waiting.size} mailed later`,
  );
  place.remove();
});

test('A truncated or changed backup is reported as broken, and is not restored', async () => {
  const place = makePlace();
  const data = { DATA_DIR: place.dataDir };
  const server = await place.start({ ...data });
  for (let sent = 0; sent < 30; sent += 1) await post(server.url);
  await post(server.url, newEnquiry({ message: 'Please call at nine' }));
  const copy = join(place.root, 'copy.db');
  const sum = `${copy}.sha256`;
  await enquiries(data, 'backup', copy);
  expect((await enquiries(data, 'backup', copy)).words).toContain('a backup replaces nothing');
  await server.kill('SIGTERM');
  const whole = readFileSync(copy);
  const verdict = () => enquiries(data, 'verify', copy);
  expect(await verdict()).toMatchObject({ status: 0 });

  const changed = Buffer.from(whole);
  changed.set(Buffer.from('Please call at ten '), whole.indexOf('Please call at nine'));
  writeFileSync(copy, changed);
  expect(await verdict()).toEqual({
    status: 1,
    words: `Broken: ${copy}: it differs from its checksum.\n`,
  });
  writeFileSync(sum, `${'0'.repeat(64)}  copy.db\n`);
  writeFileSync(copy, whole);
  expect((await verdict()).words).toContain('checksum');

  // SQLite itself finds this if the checksum is missing.
  const damages: readonly [string, () => void][] = [
    ['cut within a page', () => truncateSync(copy, whole.length - 1_000)],
    ['cut between pages', () => truncateSync(copy, whole.length - 8_192)],
    ['a page of zeros', () => writeFileSync(copy, Buffer.from(whole).fill(0, 4_096, 8_192))],
    ['no database', () => writeFileSync(copy, 'x'.repeat(8_192))],
    ['empty', () => writeFileSync(copy, '')],
  ];
  const elsewhere = { DATA_DIR: join(place.root, 'elsewhere') };
  rmSync(sum);
  writeFileSync(copy, whole);
  expect((await verdict()).words).toContain('There is no checksum file');
  for (const [damage, inflict] of damages) {
    writeFileSync(copy, whole);
    inflict();
    expect([damage, (await verdict()).words]).toEqual([damage, expect.stringMatching(/^Broken: /)]);
    expect((await enquiries(elsewhere, 'restore', copy)).status).toBe(1);
  }
  expect(readdirSync(place.root)).not.toContain('elsewhere');
  place.remove();
});

test('A restore waits for the server to be stopped, replaces only when told to, and brings nothing erased back', async () => {
  const place = makePlace();
  const data = { DATA_DIR: place.dataDir };
  const file = join(data.DATA_DIR, 'enquiries.db');
  const server = await place.start({ ...data });
  const kept = (await post(server.url))?.reference;
  const letters = {
    name: 'Forget Me',
    email: 'forget@example.net',
    message: 'Forget this',
    formType: 'cyber-overview',
  };
  const erased = (await post(server.url, { ...letters, formType: 'home', subject: 'x' }))
    ?.reference;
  const copy = join(place.root, 'copy.db');
  await enquiries(data, 'backup', copy);
  await enquiries(data, 'erase', 'forget@example.net');
  const late = (await post(server.url))?.reference ?? '';

  expect(await enquiries(data, 'restore', copy)).toMatchObject({
    status: 1,
    words: expect.stringContaining('repeat this with --replace'),
  });
  expect(await enquiries(data, 'restore', copy, '--replace')).toMatchObject({
    status: 1,
    words: expect.stringContaining('a server has the database open: stop it first'),
  });
  expect((await post(server.url))?.status).toBe(200);
  // A crash leaves a log next to the file, which must not be applied to the restored one.
  await server.kill('SIGKILL');
  expect(readdirSync(data.DATA_DIR)).toContain('enquiries.db-wal');
  const { status, words } = await enquiries(data, 'restore', copy, '--replace');
  expect(words).toContain('Erased again, as it had been before: 1.');
  expect(words).not.toContain('keys');
  expect(status).toBe(0);

  expect((await enquiries(data, 'show', kept ?? '')).words).toContain('State:');
  expect((await enquiries(data, 'show', late)).words).toContain('There is no enquiry');
  expect((await enquiries(data, 'show', erased ?? '')).words).toMatch(/State: +erased/);
  expect((await enquiries(data, 'verify', file)).status).toBe(0);
  expect(readFileSync(file, 'latin1')).not.toContain('Forget this');
  const aside = readdirSync(data.DATA_DIR).find((name) => name.includes('.replaced-')) ?? '';
  expect(mailsIn(join(data.DATA_DIR, aside), `reference = '${late}'`).size).toBe(1);

  writeFileSync(file, 'x'.repeat(5_000));
  const damaged = (await enquiries(data, 'restore', copy, '--replace')).words;
  expect(damaged).toContain('cannot be read');
  expect(damaged).toContain('may still hold the keys');
  expect((await enquiries(data, 'show', kept ?? '')).status).toBe(0);

  // On a new machine the server has already made a database, which never knew what is in the backup.
  const newMachine = { DATA_DIR: join(place.root, 'new-machine') };
  const unused = await place.start(newMachine);
  await post(unused.url);
  await unused.kill('SIGTERM');
  expect(await enquiries(newMachine, 'restore', copy, '--replace')).toEqual({
    status: 0,
    words: expect.stringContaining('cannot be read here: erase it again'),
  });
  place.remove();
});

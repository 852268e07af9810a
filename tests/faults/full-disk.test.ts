import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { makePlace, post, until } from '../../testing/servers/server-process.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

test('On a full disk visitors are asked to try again later; nothing is lost, and the server recovers', async (context) => {
  const place = makePlace();
  const { dataDir } = place;
  mkdirSync(dataDir);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir]);
  if (mounted.status !== 0) {
    place.remove();
    context.skip('this user may not mount a small disk: nothing was measured');
  }
  const inbox = await startSmtpInbox();
  const server = await place.start({
    SMTP_URL: inbox.url,
  });
  const accepted: string[] = [];
  const statuses = new Map<number | undefined, number>();
  const send = async () => {
    const message = `${accepted.length} ${'x'.repeat(4_000)}`;
    const answer = await post(server.url, newEnquiry({ message }));
    statuses.set(answer?.status, (statuses.get(answer?.status) ?? 0) + 1);
    if (answer?.reference) accepted.push(answer.reference);
    return answer?.status;
  };
  try {
    for (let sent = 0; sent < 20; sent += 1) expect(await send()).toBe(200);
    const ballast = join(dataDir, 'ballast');
    for (let left = 64; left > 0; left -= 1) {
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}.${left}`, 'bs=64k', 'count=1']);
    }
    // Before the log has used up its space and any enquiry has failed.
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    for (let sent = 0; sent < 100; sent += 1) await send();
    expect(statuses.get(503)).toBeGreaterThan(50);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(server.url)).status).toBe(200);

    for (let left = 64; left > 0; left -= 1) rmSync(`${ballast}.${left}`, { force: true });
    await until(async () => (await send()) === 200, 20_000);
    for (let sent = 0; sent < 20; sent += 1) expect(await send()).toBe(200);
    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    const mails = () => new Set(inbox.received.map(({ mail }) => mail.messageId)).size;
    await until(() => mails() === accepted.length, 90_000);
    const db = new DatabaseSync(join(dataDir, 'enquiries.db'), { timeout: 5_000 });
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const stored = db.prepare('SELECT reference FROM enquiry WHERE NOT canary').all();
    expect(new Set(stored.map((row) => row.reference))).toEqual(new Set(accepted));
    db.close();
    writeFileSync(join(dataDir, 'room'), 'again');
    console.log(`Full disk: ${JSON.stringify([...statuses])}`);
  } finally {
    await server.kill('SIGKILL');
    await inbox.close();
    spawnSync('umount', [dataDir]);
    place.remove();
  }
});

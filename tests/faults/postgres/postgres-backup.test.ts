import { spawnSync } from 'node:child_process';
import { rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { makePlace, post } from '../../../testing/servers/server-process.ts';
import { enquiries } from '../../../testing/servers/staff.ts';
import { startPostgres } from '../../../testing/stores/test-postgres.ts';

test('A backup of PostgreSQL is verified, and restores everything by the command that `restore` names', async () => {
  const place = makePlace();
  const database = await startPostgres();
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: database.url };
  const server = await place.start({ ...env });
  const reference = (await post(server.url))?.reference ?? '';
  const copy = join(place.root, 'copy');
  expect((await enquiries(env, 'backup', copy)).status).toBe(0);
  expect((await enquiries(env, 'verify', copy)).status).toBe(0);
  await server.kill('SIGTERM');
  await database.wipe();
  const named = await enquiries(env, 'restore', copy);
  expect(named.status).toBe(1);
  const command = /^pg_restore .*/m.exec(named.words)?.[0].replace('FILE', copy) ?? '';
  const { status, stderr } = spawnSync('sh', ['-c', command], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect((await enquiries(env, 'show', reference)).words).toContain('State:');
  truncateSync(copy, statSync(copy).size - 100);
  expect((await enquiries(env, 'verify', copy)).words).toContain('it differs from its checksum');
  rmSync(`${copy}.sha256`);
  expect((await enquiries(env, 'verify', copy)).words).toMatch(/^pg_restore: error: /);
  await database.stop();
  place.remove();
});

import { spawnSync } from 'node:child_process';
import { statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { makePlace, post, startProcess } from '../../../testing/servers/server-process.ts';
import { enquiries } from '../../../testing/servers/staff.ts';
import { startPostgres } from '../../../testing/stores/test-postgres.ts';

test('On PostgreSQL the backup commands name PostgreSQL’s own, which restore everything', async () => {
  const place = makePlace();
  const database = await startPostgres();
  const env = { DATA_DIR: join(place.root, 'data'), DATABASE_URL: database.url };
  const server = await startProcess({ ...env, SITE_DIR: place.site });
  const reference = (await post(server.url))?.reference ?? '';
  const copy = join(place.root, 'copy');
  const follow = async (command: string) => {
    const { status, words } = await enquiries(env, command, copy);
    expect(status).toBe(1);
    const line = words.trim().split('\n').at(-1)?.replace('FILE', copy) ?? '';
    expect(line).toMatch(/^pg_/);
    return spawnSync('sh', ['-c', line], { env: { ...process.env, ...env }, encoding: 'utf8' });
  };
  expect((await follow('backup')).stderr).toBe('');
  expect((await follow('verify')).status).toBe(0);
  await server.kill('SIGTERM');
  await database.wipe();
  const { status, stderr } = await follow('restore');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect((await enquiries(env, 'show', reference)).words).toContain('State:');
  truncateSync(copy, statSync(copy).size - 100);
  expect((await follow('verify')).status).not.toBe(0);
  await database.stop();
  place.remove();
});

import { rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePlace, post } from '../../../testing/servers/server-process.ts';
import { enquiries } from '../../../testing/servers/staff.ts';
import { startPostgres } from '../../../testing/stores/test-postgres.ts';
import { newEnquiry } from '../../../testing/test-enquiries.ts';

test('A backup of PostgreSQL is verified and restores everything but what was erased since', async () => {
  const place = makePlace();
  const database = await startPostgres();
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: database.url };
  const server = await place.start({ ...env });
  const reference = (await post(server.url))?.reference ?? '';
  const email = 'needle@visitor.example';
  const needle = (await post(server.url, newEnquiry({ email })))?.reference ?? '';
  const copy = join(place.root, 'copy');
  expect((await enquiries(env, 'backup', copy)).status).toBe(0);
  expect((await enquiries(env, 'verify', copy)).status).toBe(0);
  await enquiries(env, 'erase', email);
  const later = (await post(server.url))?.reference ?? '';
  await server.kill('SIGTERM');
  const stateOf = async (one: string) => {
    const { words } = await enquiries(env, 'show', one);
    return /State: +(\w+)/.exec(words)?.[1];
  };

  expect((await enquiries(env, 'restore', copy)).words).toContain('repeat this with --replace');
  expect(await stateOf(later)).toBeDefined();
  const { status, words } = await enquiries(env, 'restore', copy, '--replace');
  expect({ status, words }).toEqual({ status: 0, words: expect.stringContaining('Erased again') });
  expect(await stateOf(later)).toBeUndefined();
  expect(await stateOf(reference)).toBeDefined();
  expect(await stateOf(needle)).toBe('erased');

  await database.wipe();
  expect(await enquiries(env, 'restore', copy)).toEqual({
    status: 0,
    words: expect.stringContaining('cannot be read here: erase it again'),
  });
  expect(await stateOf(reference)).toBeDefined();

  // A database that went on from an older backup does not know what was erased after a newer one.
  const newer = join(place.root, 'newer');
  const again = await place.start({ ...env });
  expect((await post(again.url))?.status).toBe(200);
  await again.kill('SIGTERM');
  expect((await enquiries(env, 'backup', newer)).status).toBe(0);
  const known = /Erased again, as it had been before: \d+\./;
  expect((await enquiries(env, 'restore', copy, '--replace')).words).toMatch(known);
  expect(await enquiries(env, 'restore', newer, '--replace')).toEqual({
    status: 0,
    words: expect.stringContaining('cannot be read here: erase it again'),
  });

  // What is no damage stops it: what was erased would come back.
  await database.query("INSERT INTO enquiry_migration VALUES ('29990101000000_newer')");
  expect(await enquiries(env, 'restore', copy, '--replace')).toMatchObject({ status: 1 });
  await database.query("DELETE FROM enquiry_migration WHERE name LIKE '2999%'");

  // As damaged as this, no command can read it: only a restore can.
  await database.query('DROP TABLE outbox');
  expect((await enquiries(env, 'restore', copy)).words).toContain('it lacks a table');
  expect(await enquiries(env, 'restore', copy, '--replace')).toEqual({
    status: 0,
    words: expect.stringContaining('What was erased since that backup cannot be read here'),
  });
  expect(await stateOf(reference)).toBeDefined();

  truncateSync(copy, statSync(copy).size - 100);
  expect((await enquiries(env, 'verify', copy)).words).toContain('it differs from its checksum');
  rmSync(`${copy}.sha256`);
  expect((await enquiries(env, 'verify', copy)).words).toMatch(/^pg_restore: error: /);
  await database.stop();
  place.remove();
});

import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { makePlace, post } from '../../testing/servers/server-process.ts';

const place = makePlace();
afterAll(place.remove);

/** Starts the server with a data folder of its own. */
async function start(env: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(place.root, 'data-'));
  return { dataDir, ...(await place.start({ DATA_DIR: dataDir, ...env })) };
}

describe('The start stops with one line that says what to do', () => {
  const file = join(place.root, 'a-file');
  const broken = join(place.root, 'not-a-database');
  writeFileSync(file, '');
  mkdirSync(broken);
  writeFileSync(join(broken, 'enquiries.db'), 'x'.repeat(5_000));

  // Wrong values are in the table of read-settings.test.ts; these are wrong on this machine.
  test.each([
    ['PORT', { PORT: 'abc' }],
    ['SMTP_URL', { NODE_ENV: 'production' }],
    ['SMTP_URL', { SITE_URL: 'https://www.billiards.net.au', MAIL_TO_FILES: '0' }],
    ['DATA_DIR', { DATA_DIR: file }],
    ['DATA_DIR', { DATA_DIR: join(file, 'below') }],
    ['DATA_DIR', { DATA_DIR: broken }],
    ['SITE_DIR', { SITE_DIR: 'nowhere' }],
    ['HOST', { HOST: '192.0.2.1' }],
    ['HOST', { HOST: 'no-such-host.invalid' }],
  ])('when %s is wrong: %j', async (setting, env) => {
    await expect(start(env)).rejects.toThrow(
      new RegExp(`^The server ended with 1: ${setting}: .{20,}\n$`),
    );
  });

  test('when the port is in use', async () => {
    const rival = createServer();
    const port = await new Promise<number>((resolve) => {
      rival.listen(0, '127.0.0.1', () => {
        const address = rival.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await expect(start({ PORT: String(port) })).rejects.toThrow(
      new RegExp(`^The server ended with 1: PORT: ${port} is in use.*\n$`),
    );
    await new Promise((resolve) => rival.close(resolve));
  });
});

test('Without SMTP_URL an enquiry becomes a file that a person can open', async () => {
  const { url, child, kill, dataDir } = await start({ SITE_URL: 'http://localhost:3000' });
  const reference = (await post(url))?.reference;
  await kill('SIGTERM');
  expect(child.exitCode).toBe(0);
  expect(readdirSync(join(dataDir, 'mail')).join()).toContain(reference);
});

test('A misspelt SMTP_URL is named, never shown: with files permitted the server starts, else the line says it', async () => {
  const misspelt = { NODE_ENV: 'production', SMTP_ULR: 'smtp://user:Tops3cret@mail.example' };
  const refused = await start(misspelt).then(
    () => 'It started.',
    (error: Error) => error.message,
  );
  expect(refused).toMatch(/: SMTP_URL: not set \(SMTP_ULR is set: was SMTP_URL meant\?\).*\n$/);
  const { log, kill } = await start({ ...misspelt, MAIL_TO_FILES: '1' });
  await kill('SIGTERM');
  expect(log()).toMatch(/"event":"setting_unknown","name":"SMTP_ULR","meant":"SMTP_URL"/);
  expect(log() + refused).not.toContain('Tops3cret');
});

test('An uncaught error ends the process, with a last line that says where, never what was written', async () => {
  const fault = "process.on('SIGUSR2',()=>{throw%20new%20TypeError(atob('QWRh'))})";
  const { log, child } = await start({ NODE_OPTIONS: `--import=data:text/javascript,${fault}` });
  child.kill('SIGUSR2');
  await expect.poll(() => child.exitCode).toBe(1);
  expect(log()).toMatch(/"event":"crashed","name":"TypeError","stack":" +at /);
  expect(log()).not.toContain('Ada');
});

test('A server that is told to stop finishes its requests and ends within seconds', async () => {
  const { url, child, kill, dataDir } = await start();
  const answers = Array.from({ length: 20 }, () => post(url));
  await Promise.race(answers);
  const startedAt = performance.now();
  await kill('SIGTERM');
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(child.exitCode).toBe(0);
  const references = (await Promise.all(answers)).flatMap((answer) => answer?.reference ?? []);
  expect(references.length).toBeGreaterThan(0);
  const db = new DatabaseSync(join(dataDir, 'enquiries.db'));
  const rows = db.prepare('SELECT reference FROM enquiry JOIN outbox ON enquiry_id = id').all();
  db.close();
  const stored = new Set(rows.map(({ reference }) => reference));
  expect(references.filter((reference) => !stored.has(reference))).toEqual([]);
});

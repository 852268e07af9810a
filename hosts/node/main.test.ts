import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { childEnvironment } from '../../testing/servers/child-environment.ts';
import { writeTestSite } from '../../testing/servers/test-server.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';
import { functionPath } from './http/app.ts';

let root: string;
const children = new Set<ChildProcess>();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'main-'));
  writeTestSite(root);
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  rmSync(root, { recursive: true });
});

/** Starts the server as `npm start` does, in the test's own folder. */
function start(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    cwd: root,
    env: { ...childEnvironment, PORT: '0', RATE_LIMIT_PER_MINUTE: '100000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const serving = new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk) => resolve(/Serving (\S+)/.exec(String(chunk))?.[1] ?? ''));
  });
  return { child, ended, serving };
}

/** Starts the server expecting that it will not; resolves to exit code and words. */
async function startInVain(env: Readonly<Record<string, string>> = {}) {
  const { child, ended } = start(env);
  if (!child.stdout || !child.stderr) throw new Error('no pipes');
  const [code, out, error] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, out, error };
}

function post(url: string): Promise<Response> {
  return fetch(url + functionPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newEnquiry()),
  });
}

function storedReferences(): Set<unknown> {
  const db = new DatabaseSync(join(root, 'data', 'enquiries.db'));
  const rows = db
    .prepare('SELECT reference FROM enquiry JOIN outbox ON outbox.enquiry_id = enquiry.id')
    .all();
  db.close();
  return new Set(rows.map((row) => row.reference));
}

describe('The start stops with one line that says what to do', () => {
  test.each([
    ['PORT', { PORT: 'abc' }],
    ['SMTP_URL', { SMTP_URL: 'nonsense' }],
    ['SMTP_URL', { NODE_ENV: 'production' }],
    ['SMTP_URL', { SITE_URL: 'https://www.billiards.net.au', MAIL_TO_FILES: '0' }],
    ['MAIL_TO_FILES', { MAIL_TO_FILES: 'yes' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db/enquiries' }],
    ['DATA_DIR', { DATA_DIR: 'a-file' }],
    ['DATA_DIR', { DATA_DIR: 'a-file/below' }],
    ['DATA_DIR', { DATA_DIR: 'not-a-database' }],
    ['DATA_DIR', { DATA_DIR: '/proc/enquiries' }],
    ['SITE_DIR', { SITE_DIR: 'nowhere' }],
    ['HOST', { HOST: '192.0.2.1' }],
    ['HOST', { HOST: 'no-such-host.invalid' }],
  ])('when %s is wrong: %j', async (setting, env) => {
    writeFileSync(join(root, 'a-file'), '');
    mkdirSync(join(root, 'not-a-database'));
    writeFileSync(join(root, 'not-a-database', 'enquiries.db'), 'x'.repeat(5_000));
    const { code, out, error } = await startInVain(env);
    expect(error).toMatch(new RegExp(`^${setting}: .{20,}\n$`));
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  test('when the port is in use', async () => {
    const rival = createServer();
    const port = await new Promise<number>((resolve) => {
      rival.listen(0, () => {
        const address = rival.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { code, error } = await startInVain({ PORT: String(port) });
    expect(error).toMatch(new RegExp(`^PORT: ${port} is in use.*\n$`));
    expect(code).toBe(1);
    await new Promise((resolve) => rival.close(resolve));
  });
});

test('Without SMTP_URL an enquiry becomes a file that a person can open', async () => {
  const { child, ended, serving } = start();
  const { reference } = await (await post(await serving)).json();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(readdirSync(join(root, 'data', 'mail')).join()).toContain(reference);
});

test('A misspelt SMTP_URL is named, never shown: with files permitted the server starts, else the line says it', async () => {
  const misspelt = { NODE_ENV: 'production', SMTP_ULR: 'smtp://user:Tops3cret@mail.example' };
  const { code, error } = await startInVain(misspelt);
  expect(error).toMatch(/^SMTP_URL: not set \(SMTP_ULR is set: was SMTP_URL meant\?\).*\n$/);
  expect(code).toBe(1);
  const { child, ended, serving } = start({ ...misspelt, MAIL_TO_FILES: '1' });
  const words = child.stderr ? text(child.stderr) : '';
  await serving;
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await words).toMatch(/"event":"setting_unknown","name":"SMTP_ULR","meant":"SMTP_URL"/);
  expect((await words) + error).not.toContain('Tops3cret');
});

test('On this machine the site can be tried without a mail server', async () => {
  const { child, ended, serving } = start({ SITE_URL: 'http://localhost:3000' });
  expect(await serving).toMatch(/^http:/);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('A fault that nothing catches ends the process, with a last line that says where, never what was written', async () => {
  const fault = "process.on('SIGUSR2',()=>{throw%20new%20TypeError(atob('QWRh'))})";
  const { child, ended, serving } = start({
    NODE_OPTIONS: `--import=data:text/javascript,${fault}`,
  });
  const words = child.stderr ? text(child.stderr) : '';
  await serving;
  child.kill('SIGUSR2');
  expect(await ended).toBe(1);
  expect(await words).toMatch(/"event":"crashed","name":"TypeError","stack":" +at /);
  expect(await words).not.toContain('Ada');
});

test('A server that is told to stop answers what runs, and is gone within seconds', async () => {
  const { child, ended, serving } = start();
  const url = await serving;
  const answers = Array.from({ length: 20 }, () => post(url).then((answer) => answer.json()));
  await Promise.race(answers);
  const startedAt = performance.now();
  child.kill('SIGTERM');
  const references = (await Promise.allSettled(answers)).flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value.ok ? [answer.value.reference] : [],
  );
  expect(await ended).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(references.length).toBeGreaterThan(0);
  const stored = storedReferences();
  expect(references.filter((reference) => !stored.has(reference))).toEqual([]);
});

test('What was accepted survives every sudden death of the server', async () => {
  const accepted: string[] = [];
  for (let death = 0; death < 3; death += 1) {
    const { child, ended, serving } = start();
    const url = await serving;
    let alive = true;
    const clients = Array.from({ length: 16 }, async () => {
      while (alive) {
        const answer = await post(url)
          .then((response) => response.json())
          .catch(() => undefined);
        if (answer?.ok) accepted.push(answer.reference);
        else if (!answer) return;
      }
    });
    // In the midst of them, however slow the machine is.
    const enough = accepted.length + 10;
    while (accepted.length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    alive = false;
    await Promise.all([ended, ...clients]);
  }
  expect(accepted.length).toBeGreaterThan(20);
  const stored = storedReferences();
  expect(accepted.filter((reference) => !stored.has(reference))).toEqual([]);
});

import { spawn } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { judgeDisk } from '../../hosts/node/deploy-check/judge-disk.ts';
import { writeBuildRecord } from '../../hosts/node/static/build-record.ts';
import { startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { copyProject } from '../../testing/project/project-copy.ts';
import { childEnvironment } from '../../testing/servers/child-environment.ts';
import { startProcess } from '../../testing/servers/server-process.ts';
import { writeTestSite } from '../../testing/servers/test-server.ts';
import { startPostgres } from '../../testing/stores/test-postgres.ts';

let root: string;
let site: string;
/** The project before the company's own data has been filled in. */
let example: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'check-env-'));
  example = copyProject('check-env-example');
  writeCompany(example, 'billiards.example', {
    registration: 'abn: null, acn: null, siteAddress: null',
    providers: 'hosting: null, database: null, mail: null',
  });
  site = writeTestSite(root);
  const record = { fingerprint: '', siteUrl: 'https://www.billiards.net.au', functionsUrl: '' };
  writeBuildRecord(join(root, 'dist'), record);
});
afterAll(() => {
  rmSync(root, { recursive: true });
  rmSync(example, { recursive: true });
});

function writeCompany(
  project: string,
  domain: string,
  { registration, providers }: Readonly<Record<'registration' | 'providers', string>>,
): void {
  const file = join(project, 'content/company.ts');
  const words = readFileSync(file, 'utf8')
    .replaceAll(company.domain, domain)
    .replace(/registration: \{[^}]*\}/, `registration: { ${registration} }`)
    .replace(/providers: \{[^}]*\}/, `providers: { ${providers} }`);
  writeFileSync(file, words);
}

/** Runs the check. Resolves to its findings and its exit status. */
async function check(env: Readonly<Record<string, string>>, project = example) {
  const child = spawn(process.execPath, ['hosts/node/deploy-check/main.ts'], {
    cwd: project,
    env: { ...childEnvironment, DATA_DIR: join(root, 'data'), SITE_DIR: site, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const [out, error, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const lines = out.split('\n').flatMap((line): [string, string][] => {
    const [, verdict, name, words] = /^(ok|missing) +(\w+) +(.+)$/.exec(line) ?? [];
    return name ? [[name, `${verdict} ${words}`]] : [];
  });
  return { found: Object.fromEntries(lines), out, error, status };
}

test('With nothing set it lists at once everything that a real deploy needs', async () => {
  const { found, out, error, status } = await check({});
  expect(found).toMatchObject({
    SITE_URL: expect.stringMatching(/^missing .* example/),
    SMTP_URL: expect.stringMatching(/^missing not set/),
    ENQUIRIES_TO: expect.stringMatching(/^missing /),
    ENQUIRIES_FROM: expect.stringMatching(/^missing /),
    TRUSTED_PROXIES: expect.stringMatching(/^missing not set/),
    DATABASE_URL: expect.stringMatching(/^ok .*SQLite/),
    VITE_SUPABASE_URL: 'ok not used',
    build: expect.stringMatching(/^missing made for https:\/\/www\.billiards\.net\.au/),
    company: expect.stringMatching(/^missing content\/company\.ts/),
    statements: expect.stringMatching(/^missing \d+ wait/),
  });
  expect(out).toMatch(/\n\d+ to do before a deploy\.\n$/);
  expect({ error, status }).toEqual({ error: '', status: 1 });
  expect(existsSync(join(root, 'data'))).toBe(false);
});

test('Wrong values are all listed, one line each, without passwords', async () => {
  const { found, out, error } = await check({
    PORT: 'abc',
    SMTP_URL: 'smtp://user:Tops3cret@mail.example/path',
    SITE_URL: 'billiards',
    RATE_LIMIT_PER_MINUTE: 'many',
    TRUSTED_PROXY: '127.0.0.1',
  });
  expect(found.TRUSTED_PROXY).toMatch(/^missing is no setting; rename it to TRUSTED_PROXIES/);
  for (const name of ['PORT', 'SMTP_URL', 'SITE_URL', 'RATE_LIMIT_PER_MINUTE']) {
    expect(found[name]).toMatch(/^missing .{20,}/);
  }
  expect(out).not.toContain('Tops3cret');
  expect(error).toBe('');
});

test.each([
  [
    'an address without encryption',
    'SITE_URL',
    { SITE_URL: 'http://www.billiards.net.au' },
    'missing http',
  ],
  ['a real address', 'SITE_URL', { SITE_URL: 'https://www.billiards.net.au' }, 'ok https'],
  [
    'one of two recipients that is nobody',
    'ENQUIRIES_TO',
    { ENQUIRIES_TO: 'a@billiards.net.au, b@example.com' },
    'missing b@example.com',
  ],
  ['a proxy that is named', 'TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1' }, 'ok'],
  [
    'days that the privacy policy does not promise',
    'RETENTION_DAYS',
    { RETENTION_DAYS: '91' },
    'missing the privacy policy promises 90 days',
  ],
  [
    'half of the settings of Supabase',
    'VITE_SUPABASE_URL',
    { VITE_SUPABASE_URL: 'https://a.supabase.co' },
    'missing address and',
  ],
  [
    'a build whose forms send elsewhere',
    'build',
    { SITE_URL: 'https://www.billiards.net.au', VITE_SUPABASE_URL: 'https://a.supabase.co' },
    'missing its forms send to this server',
  ],
  [
    'a site that is not built',
    'build',
    { SITE_DIR: 'nowhere' },
    'missing nowhere holds no built site',
  ],
  ['a folder that cannot be written', 'DATA_DIR', { DATA_DIR: '/proc/enquiries' }, 'missing /proc'],
  [
    'a mail server that is not there',
    'SMTP_URL',
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    'missing 127.0.0.1:1 does not accept mail',
  ],
  [
    'mails that become files on purpose',
    'SMTP_URL',
    { MAIL_TO_FILES: '1' },
    'ok not set: MAIL_TO_FILES permits',
  ],
  [
    'a database that is not there',
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    'missing cannot use the database',
  ],
])('Of %s it says what it is', async (_, name, env, words) => {
  expect((await check(env)).found[name]).toContain(words);
});

test('It logs in at the mail server, and sends nothing', async () => {
  const inbox = await startSmtpInbox({ demandLogin: true });
  const host = `127.0.0.1:${inbox.port}`;
  const right = await check({ SMTP_URL: `smtp://website:correct@${host}` });
  expect(right.found.SMTP_URL).toBe(`ok ${host} accepts the login`);
  const wrong = await check({ SMTP_URL: `smtp://website:Tops3cret@${host}` });
  expect(wrong.found.SMTP_URL).toMatch(/^missing .* \(EAUTH SMTP 535/);
  expect(wrong.out).not.toContain('Tops3cret');
  expect(inbox.received).toEqual([]);
  await inbox.close();
});

test('It reads the database, and changes nothing', async () => {
  const database = await startPostgres();
  const env = { DATABASE_URL: database.url };
  expect((await check(env)).found.DATABASE_URL).toBe(
    'ok PostgreSQL answers; the start will make its tables',
  );
  const server = await startProcess({ ...env, DATA_DIR: join(root, 'server'), SITE_DIR: site });
  expect((await check(env)).found.DATABASE_URL).toBe('ok PostgreSQL answers');
  await server.kill('SIGTERM');
  await database.stop();
  mkdirSync(join(root, 'broken'));
  writeFileSync(join(root, 'broken', 'enquiries.db'), 'x'.repeat(5_000));
  const { found } = await check({ DATA_DIR: join(root, 'broken') });
  expect(found.DATABASE_URL).toMatch(/^missing .* is broken/);
});

test('If nothing is missing it says so and succeeds', async () => {
  const project = copyProject('ready');
  writeCompany(project, 'billiards.net.au', {
    registration: "abn: '1', acn: '2', siteAddress: '3'",
    providers: "hosting: 'A, Australia', database: 'B, Australia', mail: 'C, Australia'",
  });
  for (const file of globSync(join(project, 'content/**/*.{ts,md}'))) {
    const words = readFileSync(file, 'utf8');
    const confirmed = words.replaceAll('toConfirm:', 'confirmed:');
    writeFileSync(file, confirmed.replaceAll(/ *<!-- to confirm: .*? -->/g, ''));
  }
  const inbox = await startSmtpInbox();
  const { found, out, status } = await check(
    {
      SITE_URL: 'https://www.billiards.net.au',
      SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
      TRUSTED_PROXIES: '127.0.0.1',
    },
    project,
  );
  await inbox.close();
  rmSync(project, { recursive: true });
  const { DATA_DIR, ...others } = found;
  expect(Object.values(others).filter((line) => !line.startsWith('ok '))).toEqual([]);
  // Whether this machine's temporary folder is on a real disk is not ours to say.
  const onDisk = judgeDisk(statfsSync(root), true) === undefined;
  expect(DATA_DIR).toMatch(onDisk ? /^ok / : /^missing /);
  expect(status).toBe(onDisk ? 0 : 1);
  expect(out.endsWith('Ready to deploy.\n')).toBe(onDisk);
});

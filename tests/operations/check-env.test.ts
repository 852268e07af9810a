import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { environmentChecks } from '../../hosts/node/deploy-check/environment-checks.ts';
import { judgeDisk } from '../../hosts/node/deploy-check/judge-disk.ts';
import { writeBuildRecord } from '../../hosts/node/static/build-record.ts';
import { readConfig } from '../../hosts/settings/read-settings.ts';
import { startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { copyProject } from '../../testing/project/project-copy.ts';
import { childEnvironment } from '../../testing/servers/child-environment.ts';
import { makePlace } from '../../testing/servers/server-process.ts';
import { runProgram } from '../../testing/servers/start-program.ts';
import { startPostgres } from '../../testing/stores/test-postgres.ts';

const realSite = 'https://www.billiards.net.au';

const place = makePlace();
const { root, site } = place;
beforeAll(() => {
  const record = { fingerprint: '', siteUrl: realSite, functionsUrl: '' };
  writeBuildRecord(join(root, 'dist'), record);
});
afterAll(place.remove);

/** A copy of the project whose company has this domain and these facts. */
function projectOf(domain: string, registration: string, providers: string): string {
  const project = copyProject('check-env');
  const file = join(project, 'content/company.ts');
  const edited = readFileSync(file, 'utf8')
    .replaceAll(company.domain, domain)
    .replace(/registration: \{[^}]*\}/, `registration: { ${registration} }`)
    .replace(/providers: \{[^}]*\}/, `providers: { ${providers} }`);
  writeFileSync(file, edited);
  return project;
}

/** Runs `npm run check:env` in a copy. Resolves to its findings and its exit status. */
async function check(project: string, settings: Readonly<Record<string, string>>) {
  const env = { ...childEnvironment, DATA_DIR: join(root, 'data'), SITE_DIR: site, ...settings };
  const program = [process.execPath, 'hosts/node/deploy-check/main.ts'];
  const { out, error, status } = await runProgram(program, env, project).ended;
  rmSync(project, { recursive: true });
  const lines = [...out.matchAll(/^(ok|missing) +(\w+) +(.+)$/gm)];
  const found: Readonly<Record<string, string>> = Object.fromEntries(
    lines.map(([, verdict, name, message]) => [name, `${verdict} ${message}`]),
  );
  return { found, out, error, status };
}

test('It lists at once what a deploy still needs and which values are wrong, without passwords', async () => {
  const example = projectOf(
    'billiards.example',
    'abn: null, acn: null, siteAddress: null',
    'hosting: null, database: null, mail: null',
  );
  const { found, out, error, status } = await check(example, {
    PORT: 'abc',
    SMTP_URL: 'smtp://user:Tops3cret@mail.example/path',
    RETENTION_DAYS: '91',
    TRUSTED_PROXY: '127.0.0.1',
  });
  expect(found).toMatchObject({
    PORT: expect.stringMatching(/^missing .{20,}/),
    SMTP_URL: expect.stringMatching(/^missing .{20,}/),
    RETENTION_DAYS: expect.stringMatching(/^missing the privacy policy promises/),
    TRUSTED_PROXY: expect.stringMatching(/^missing is not a setting; rename it to TRUSTED_PROXIES/),
    SITE_URL: expect.stringMatching(/^missing .* example/),
    ENQUIRIES_TO: expect.stringMatching(/^missing .* placeholder/),
    ENQUIRIES_FROM: expect.stringMatching(/^missing .* placeholder/),
    TRUSTED_PROXIES: expect.stringMatching(/^missing not set/),
    DATABASE_URL: expect.stringMatching(/^ok .*SQLite/),
    VITE_SUPABASE_URL: 'ok not used',
    build: expect.stringMatching(/^missing made for https:\/\/www\.billiards\.net\.au/),
    company: expect.stringMatching(/^missing content\/company\.ts/),
    statements: expect.stringMatching(/^missing \d+ need/),
  });
  expect(out).toMatch(/\n\d+ to do before a deploy\.\n$/);
  expect(out).not.toContain('Tops3cret');
  expect({ error, status }).toEqual({ error: '', status: 1 });
  expect(existsSync(join(root, 'data'))).toBe(false);
});

test('If nothing is missing it says so and succeeds', async () => {
  const project = projectOf(
    'billiards.net.au',
    "abn: '1', acn: '2', siteAddress: '3'",
    "hosting: 'A, Australia', database: 'B, Australia', mail: 'C, Australia'",
  );
  for (const file of globSync(join(project, 'content/**/*.{ts,md}'))) {
    const confirmed = readFileSync(file, 'utf8').replaceAll('toConfirm:', 'confirmed:');
    writeFileSync(file, confirmed.replaceAll(/ *<!-- to confirm: .*? -->/g, ''));
  }
  const inbox = await startSmtpInbox();
  const { found, out, status } = await check(project, {
    SITE_URL: realSite,
    SMTP_URL: inbox.url,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await inbox.close();
  const { DATA_DIR, ...others } = found;
  expect(Object.values(others).filter((line) => !line.startsWith('ok '))).toEqual([]);
  // This machine's temporary folder may be in memory.
  const onDisk = judgeDisk(statfsSync(root), true) === undefined;
  expect(DATA_DIR).toMatch(onDisk ? /^ok / : /^missing /);
  expect(status).toBe(onDisk ? 0 : 1);
  expect(out.endsWith('Ready to deploy.\n')).toBe(onDisk);
});

/** What one check says of these settings. */
async function judge(name: keyof typeof environmentChecks, settings: Record<string, string>) {
  const env = { DATA_DIR: join(root, 'data'), SITE_DIR: site, ...settings };
  const { ok, message } = await environmentChecks[name](readConfig(env), env);
  return `${ok ? 'ok' : 'missing'} ${message}`;
}

test.each([
  ['SITE_URL', { SITE_URL: 'http://www.billiards.net.au' }, 'missing http'],
  ['SITE_URL', { SITE_URL: realSite }, 'ok https'],
  ['ENQUIRIES_TO', { ENQUIRIES_TO: 'a@b.net.au, b@example.com' }, 'missing b@example.com'],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1' }, 'ok set'],
  ['VITE_SUPABASE_URL', { VITE_SUPABASE_URL: 'https://a.supabase.co' }, 'missing address and'],
  [
    'build',
    { SITE_URL: realSite, VITE_SUPABASE_URL: 'https://a.supabase.co' },
    'missing its forms send to this server',
  ],
  ['build', { SITE_DIR: 'nowhere' }, 'missing nowhere holds no built site'],
  ['DATA_DIR', { DATA_DIR: '/proc/enquiries' }, 'missing /proc'],
  ['SMTP_URL', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'missing 127.0.0.1:1 does not accept mail'],
  ['SMTP_URL', {}, 'missing not set'],
  ['SMTP_URL', { MAIL_TO_FILES: '1' }, 'ok not set: MAIL_TO_FILES permits'],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'missing cannot use the database'],
] as const)('%s with %j: %s', async (name, settings, expected) => {
  expect(await judge(name, settings)).toContain(expected);
});

test('It logs in at the mail server, and sends nothing', async () => {
  const inbox = await startSmtpInbox({ demandLogin: true });
  const host = `127.0.0.1:${inbox.port}`;
  const right = await judge('SMTP_URL', { SMTP_URL: `smtp://website:correct@${host}` });
  expect(right).toBe(`ok ${host} accepts the login`);
  const wrong = await judge('SMTP_URL', { SMTP_URL: `smtp://website:Tops3cret@${host}` });
  expect(wrong).toMatch(/^missing .* \(EAUTH SMTP 535/);
  expect(wrong).not.toContain('Tops3cret');
  expect(inbox.received).toEqual([]);
  await inbox.close();
});

test('It reads the database, and changes nothing', async () => {
  const database = await startPostgres();
  const env = { DATABASE_URL: database.url };
  const empty = 'ok PostgreSQL answers; the start will make its tables';
  expect(await judge('DATABASE_URL', env)).toBe(empty);
  const server = await place.start({ ...env, DATA_DIR: join(root, 'server') });
  expect(await judge('DATABASE_URL', env)).toBe('ok PostgreSQL answers');
  await server.kill('SIGTERM');
  await database.stop();
  mkdirSync(join(root, 'broken'));
  writeFileSync(join(root, 'broken', 'enquiries.db'), 'x'.repeat(5_000));
  const broken = await judge('DATABASE_URL', { DATA_DIR: join(root, 'broken') });
  expect(broken).toMatch(/^missing .* is broken/);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { writeBackupFile } from '../../../adapters/sql/backup-file.ts';
import { nightlyBackups } from '../backups/kept-copies.ts';
import { judgeCertificate, serverHealth } from './server-health.ts';

const now = Date.now();
const hour = 60 * 60_000;

async function healthOf(changes: Partial<Parameters<typeof serverHealth>[0]>) {
  const parts = {
    copies: () => [],
    othersBackUp: false,
    diskSpace: undefined,
    siteUrl: 'http://localhost',
  };
  const facts = await serverHealth({ ...parts, ...changes }, now);
  return Object.fromEntries(facts.map(({ name, state, text }) => [name, `${state}: ${text}`]));
}

async function backupMade(ago: number) {
  const folder = mkdtempSync(join(tmpdir(), 'health-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'enquiries.db');
  await writeBackupFile(file, async (unfinished) => writeFileSync(unfinished, 'a backup'));
  return { file, madeAt: now - ago, goesAt: now };
}

test('The last backup is good when it is of last night and whole', async () => {
  expect(await healthOf({ copies: () => [] })).toEqual({ 'Last backup': 'bad: none found' });
  const copy = await backupMade(9 * hour);
  expect((await healthOf({ copies: () => [copy] }))['Last backup']).toMatch(/^good: .*, intact$/);
  const old = await backupMade(40 * hour);
  expect((await healthOf({ copies: () => [old] }))['Last backup']).toMatch(/^bad: .*, intact$/);
  expect((await healthOf({ copies: () => [copy, old] }))['Last backup']).toMatch(/^good/);
  writeFileSync(copy.file, 'another');
  expect((await healthOf({ copies: () => [copy] }))['Last backup']).toMatch(/^bad: .*, damaged$/);
});

test('Without a backup here nothing is wrong where another machine may make them', async () => {
  const shared = { othersBackUp: true };
  expect(await healthOf(shared)).toEqual({ 'Last backup': 'unknown: none on this machine' });
  const old = await backupMade(40 * hour);
  const health = await healthOf({ ...shared, copies: () => [old] });
  expect(health['Last backup']).toMatch(/^bad: /);
});

test('The last backup is unknown, and the rest is told, when its folder cannot be read', async () => {
  const folder = (await backupMade(hour)).file;
  const place = { dataDir: folder, backupDir: folder, backupsKept: 1, databaseUrl: undefined };
  const diskSpace = async () => ({ free: 40, total: 100 });
  expect(await healthOf({ copies: () => nightlyBackups(place), diskSpace })).toEqual({
    'Last backup': expect.stringMatching(/^unknown: could not be checked: ENOTDIR/),
    Disk: 'good: 40 % free',
  });
});

test('The disk is good with a tenth of it free, and unknown when it cannot be read', async () => {
  const space = (free: number) => ({ diskSpace: async () => ({ free, total: 100 }) });
  expect((await healthOf(space(40))).Disk).toBe('good: 40 % free');
  expect((await healthOf(space(4))).Disk).toBe('bad: 4 % free');
  const gone = { diskSpace: () => Promise.reject(new Error('no such folder')) };
  expect((await healthOf(gone)).Disk).toBe('unknown: could not be checked: no such folder');
});

test.each([
  [14, undefined, 'good', '14 days left'],
  [13, undefined, 'bad', '13 days left'],
  [-1, 'CERT_HAS_EXPIRED', 'bad', 'expired'],
  [60, 'ERR_TLS_CERT_ALTNAME_INVALID', 'bad', 'browsers warn of it: ERR_TLS_CERT_ALTNAME_INVALID'],
])('A certificate with %i days left and the trouble %s is %s: %s', (days, trouble, state, text) => {
  const now = Date.parse('2026-11-26T00:00Z');
  expect(judgeCertificate(now + days * 24 * 60 * 60_000, trouble, now)).toEqual({ state, text });
});

test('A certificate that nobody should trust is bad, and one that cannot be seen unknown', async () => {
  // Any server with TLS: this one brings a certificate.
  const server = new SMTPServer({ secure: true, logger: false });
  // We leave before a word is said.
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  const { Certificate } = await healthOf({ siteUrl: `https://127.0.0.1:${port}` });
  expect(Certificate).toMatch(/^bad: (browsers warn of it: [A-Z_]+|expired)$/);
  const nobody = await healthOf({ siteUrl: 'https://127.0.0.1:9' });
  expect(nobody.Certificate).toMatch(/^unknown: could not be checked: /);
  expect(Object.keys(await healthOf({}))).toEqual(['Last backup']);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentSite, readStaticFiles } from '../../hosts/node/static/static-files.ts';
import { openBrowser } from '../../testing/browser/browser.ts';
import {
  formOn,
  holdScript,
  hydrated,
  openPage,
  typed,
} from '../../testing/browser/enquiry-page.ts';
import { startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { changeFile, copyProject } from '../../testing/project/project-copy.ts';
import { holdSocket } from '../../testing/servers/held-socket.ts';
import { until } from '../../testing/servers/server-process.ts';
import { startRequests } from '../../testing/servers/steady-requests.ts';

const restarts = 20;
const requestsPerSecond = 50;

/** A project that is upgraded in place: the earlier build, and the new one. */
let project: string;
let before: string;
let after: string;

const site = () => join(project, 'dist', 'site');
const build = (...options: readonly string[]) =>
  spawn(process.execPath, ['build/build.ts', ...options], { cwd: project, stdio: 'ignore' });
const assetsOf = (folder: string) =>
  globSync('assets/*.{js,css,woff2}', { cwd: folder }).map((name) => `/${name}`);

beforeAll(async () => {
  project = copyProject('deploys');
  cpSync('dist', join(project, 'dist'), { recursive: true, verbatimSymlinks: true });
  before = realpathSync(site());
  const words = 'content/services/cyber/essential-eight-assessment.ts';
  changeFile(join(project, words), /heading: '/, "heading: 'New: ");
  changeFile(join(project, 'site/shell/header/header.tsx'), /<header/, '<header data-upgraded=""');
  await once(build('--quick'), 'exit');
  after = realpathSync(site());
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('A build that is killed half-way leaves the site complete and unchanged', async () => {
  const builds = join(project, 'dist', 'builds');
  const filesOf = (folder: string) => readStaticFiles(folder, () => ({})).files.size;
  const complete = filesOf(after);
  const known = new Set(readdirSync(builds));
  // The whole build, which goes on for seconds once the pages are there.
  const child = build();
  const hasPages = (name: string) => existsSync(join(builds, name, 'site', 'index.html'));
  const halfDone = () => readdirSync(builds).some((name) => !known.has(name) && hasPages(name));
  await until(halfDone, 60_000);
  expect(child.exitCode).toBe(null);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(currentSite(site())).toBe(after);
  expect(filesOf(site())).toBe(complete);
});

test('Through 20 restarts between two builds no request fails, no enquiry is lost, and an old tab sends its form', async () => {
  expect(after).not.toBe(before);
  const dataDir = mkdtempSync(join(tmpdir(), 'deploys-data-'));
  const inbox = await startSmtpInbox();
  const server = await holdSocket({
    DATA_DIR: dataDir,
    SMTP_URL: inbox.url,
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  await server.restart(before);
  const browser = await openBrowser();
  const visitor = await browser.newContext();
  const oldTab = await openPage(visitor, `${server.url}/cyber/essential-eight-assessment`);
  const sleepingTab = await visitor.newPage();
  const wake = await holdScript(sleepingTab);
  await sleepingTab.goto(`${server.url}/it/it-strategy`);

  await server.restart(after);
  const oldAssets = assetsOf(before);
  const newAssets = assetsOf(after);
  expect(oldAssets.filter((name) => !newAssets.includes(name)).length).toBeGreaterThan(1);
  const paths = [
    '/',
    '/it',
    '/cyber/essential-eight-assessment',
    ...new Set([...oldAssets, ...newAssets]),
  ];
  const load = startRequests(server.url, requestsPerSecond, paths);
  for (let restart = 1; restart <= restarts; restart += 1) {
    const answered = load.answered();
    await until(() => load.answered() >= answered + 10, 10_000);
    await server.restart(restart % 2 === 1 ? before : after);
  }
  await load.stop();

  wake();
  await hydrated(sleepingTab);
  for (const [tab, button] of [
    [oldTab, 'Request Assessment'],
    [sleepingTab, 'Send Message'],
  ] as const) {
    expect(await tab.locator('[data-upgraded]').count()).toBe(0);
    await tab.getByRole('button', { name: 'Cyber', exact: true }).click();
    await tab
      .getByRole('navigation')
      .getByRole('link', { name: 'Boundary Vulnerability Assessment' })
      .first()
      .waitFor();
    await tab.keyboard.press('Escape');
    const { subject: _, ...values } = typed;
    const form = formOn(tab, { button });
    await form.fill(values);
    await form.button.click();
    await tab.locator('[data-sonner-toast][data-type="success"]').waitFor();
  }
  await browser.close();

  const db = new DatabaseSync(join(dataDir, 'enquiries.db'), { timeout: 5_000 });
  const stored = () =>
    db
      .prepare(
        'SELECT reference, delivered_at FROM enquiry JOIN outbox ON enquiry_id = id WHERE NOT canary',
      )
      .all();
  await until(() => stored().every((row) => row.delivered_at !== null), 20_000);
  const references = new Set(stored().map((row) => row.reference));
  db.close();
  await server.release();
  const delivered = new Set(
    inbox.received.map(({ mail }) => /ENQ-\w{8}/.exec(mail.text ?? '')?.[0]),
  );
  await inbox.close();
  rmSync(dataDir, { recursive: true });
  console.log(
    `${restarts} restarts: ${load.answered()} answered, ${load.failed.length} failed, ${load.accepted.size} enquiries; the slowest page took ${load.pages().slowest} ms`,
  );
  expect(load.failed).toEqual([]);
  expect(references.size).toBe(load.accepted.size + 2);
  expect([...load.accepted].filter((reference) => !references.has(reference))).toEqual([]);
  expect(delivered).toEqual(references);
}, 300_000);

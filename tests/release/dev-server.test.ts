import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../testing/browser/browser.ts';
import { formOn, hydrated, noticesOn, typed } from '../../testing/browser/enquiry-page.ts';
import { changeFile, copyFiles } from '../../testing/project/project-copy.ts';
import { addressOf, linkPackages } from '../../testing/servers/development/dev-server.ts';
import { formRowOn } from '../../testing/specification/specified-forms.ts';

/** Milliseconds until an edit is on the screen, at most: the machine may be busy. */
const timeout = 30_000;

const portTaken = createServer();
let project: string;
let server: ChildProcess;
let url: string;
let browser: Browser;

/** Warnings and errors in the pages' consoles. */
const complaints: string[] = [];
/** How often a page was loaded. */
let loads = 0;

beforeAll(async () => {
  project = copyFiles('dev-server');
  linkPackages(project);
  await once(portTaken.listen(0, '127.0.0.1'), 'listening');
  const address = portTaken.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  server = spawn(process.execPath, ['build/dev-server.ts'], {
    cwd: project,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  url = await addressOf(server);
  expect(url).not.toContain(`:${port}`);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  // A test that fails half-way leaves no process behind either.
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'close');
  }
  portTaken.close();
  rmSync(project, { recursive: true, force: true });
});

test.each([
  ['PORT', { PORT: 'abc' }],
  ['SMTP_URL', { SITE_URL: 'https://www.billiards.net.au' }],
])('A wrong setting ends it with one line that names it: %s', (name, env) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/dev-server.ts'], {
    cwd: project,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...env },
    encoding: 'utf8',
    timeout,
  });
  expect(status).toBe(1);
  expect(stdout).not.toContain('Local:');
  expect(stderr).toMatch(new RegExp(`^${name}: .{20,}\n$`));
});

async function openPage(path: string): Promise<Page> {
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (!['debug', 'info', 'log'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(url + path, { timeout: 2 * timeout });
  await hydrated(page);
  return page;
}

const edit = (file: string, from: string | RegExp, to: string) =>
  changeFile(join(project, file), from, to);

/** Saves as many an editor does on a busy machine: the file is empty for a moment before its words are there. */
async function saveInSteps(file: string, from: string, to: string): Promise<void> {
  const path = join(project, file);
  const saved = readFileSync(path, 'utf8').replace(from, to);
  truncateSync(path);
  await wait(40);
  writeFileSync(path, saved);
}

const mails = () =>
  globSync('data/mail/*.eml', { cwd: project }).map((name) =>
    readFileSync(join(project, name), 'utf8'),
  );

test('A fresh clone without a build, its port taken: an enquiry is sent, and its mail is read', {
  timeout: 4 * timeout,
}, async () => {
  const home = formRowOn('/');
  const page = await openPage('/');
  const form = formOn(page, home);
  await form.fill(typed);
  await form.button.click();
  // Vite makes what sends and answers an enquiry only now.
  await expect.poll(() => noticesOn(page), { timeout, interval: 50 }).toEqual([[...home.success]]);
  await expect.poll(mails, { timeout }).toHaveLength(1);
  expect(mails()[0]).toContain(typed.email);
  // One load, although Vite had prepared no package before.
  expect({ loads, complaints }).toEqual({ loads: 1, complaints: [] });
  await page.close();
});

test('An edited component, rule or sentence is on the screen, and a half-filled form keeps its words', {
  timeout: 6 * timeout,
}, async () => {
  const path = '/cyber/essential-eight-assessment';
  loads = 0;
  const page = await openPage(path);
  const home = await openPage('/');
  const message = home.locator('form [name="message"]');
  await message.fill('Half of a sentence');
  const styleOf = (shown: Page, selector: string, property: string) =>
    expect.poll(
      () =>
        shown
          .locator(selector)
          .first()
          .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property),
      { timeout, interval: 50 },
    );
  const words = (shown: Page, selector: string) =>
    expect.poll(() => shown.locator(selector).first().textContent(), {
      timeout,
      interval: 50,
    });

  edit('site/sections/hero.tsx', '{heading}', '{heading} edited');
  await words(page, 'h1').toMatch(/ edited$/);
  edit('site/sections/hero.css', 'margin-top: 1.25rem', 'margin-top: 37px');
  await styleOf(page, 'h1', 'margin-top').toBe('37px');
  await saveInSteps('site/forms/fields.css', 'min-height: 9rem', 'min-height: 211px');
  await styleOf(page, 'textarea', 'min-height').toBe('211px');
  await styleOf(home, 'textarea', 'min-height').toBe('211px');
  edit('site/styles/base.css', 'letter-spacing: -0.025em', 'letter-spacing: 3px');
  await styleOf(page, 'h1', 'letter-spacing').toBe('3px');
  await styleOf(home, 'h1', 'letter-spacing').toBe('3px');
  edit('content/home.ts', "heading: 'About us'", "heading: 'About all of us'");
  await words(home, '#about').toBe('About all of us');
  expect(await message.inputValue()).toBe('Half of a sentence');
  expect({ loads, complaints }).toEqual({ loads: 2, complaints: [] });

  edit(`content/services${path}.ts`, /intro:\s+["'`]/, '$&Edited first. ');
  await words(page, 'h1 + p').toMatch(/^Edited first\. /);
  // The server sends the edits too: the next visit starts with them.
  const textAt = async (address: string) =>
    (await fetch(url + address, { headers: { accept: 'text/css,*/*' } })).text();
  const html = await textAt(path);
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="(\/site\/[^"]+)"/g)];
  const sent = [html, ...(await Promise.all(sheets.map(([, href = '']) => textAt(href))))].join('');
  for (const edited of [' edited', '37px', '211px', 'Edited first.']) {
    expect(sent).toContain(edited);
  }
  expect(complaints).toEqual([]);
});

test('The function runs with its edited source, and everything ends with one signal', {
  timeout: 2 * timeout,
}, async () => {
  edit('enquiry/intake/refusal.ts', 'There is no function', 'There is certainly no function');
  const refused = async () => (await fetch(`${url}/functions/v1/other`, { method: 'POST' })).text();
  await expect.poll(refused, { timeout, interval: 50 }).toContain('certainly');
  server.kill('SIGTERM');
  // Its output closes once the function's process, which shares it, has ended too.
  await once(server, 'close');
  expect({ code: server.exitCode, signal: server.signalCode }).toEqual({ code: 0, signal: null });
});

// Makes a fresh clone ready: installs what package-lock.json lists; with `--browser` finds or
// installs the Chromium that the browser journeys drive, with `--engines` the Firefox and WebKit
// that walk the main ones again, with `--postgres` a PostgreSQL server for the tests of its store,
// with `--nginx` what the server is measured beside and by. Plain JavaScript without packages,
// because it runs before any are there, on whatever Node the machine has (18 or newer).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browsers, howToInstall, programsOf } from './browsers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = `${root}node_modules/.installed`;

function stop(message) {
  console.error(message);
  process.exit(1);
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(process.platform + process.arch)
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted && succeeds(`${root}node_modules/.bin/node`, ['--version'])) return;
  console.log('Installing packages (once, and again when package-lock.json changes) …');
  // Packages name newer Nodes than the machine may have; they run on the one that is installed here.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  if (!run('npm', ['ci', '--include=dev', '--engine-strict=false', ...quiet])) {
    stop('npm ci failed: see its message above, then run the same command again.');
  }
  if (!succeeds(`${root}node_modules/.bin/node`, ['--version'])) {
    stop("The pinned Node did not install: run 'npm rebuild node', then the same command again.");
  }
  writeFileSync(stamp, wanted);
}

function installBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) stop(`CHROMIUM=${named} does not exist: name a Chromium or unset it.`);
    return;
  }
  if (programsOf(browsers.chromium)) return;
  console.log('Installing Chromium for the browser journeys …');
  if (!aptInstall(...browsers.chromium.packages)) {
    stop('No Chromium: install one and set CHROMIUM to its path, then run the tests again.');
  }
}

/** Where one of these cannot be had the tests go on without it, and say so (tests/engines). */
function installEngines() {
  for (const browser of [browsers.firefox, browsers.webkit]) {
    if (programsOf(browser)) continue;
    console.log(`Installing ${browser.name} for the journeys in every engine …`);
    if (!aptInstall(...browser.packages)) console.warn(howToInstall(browser));
  }
}

function installPostgres() {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  if (versions.some((version) => existsSync(`${folder}/${version}/bin/initdb`))) return;
  console.log('Installing PostgreSQL for the tests of its store …');
  if (!aptInstall('postgresql')) {
    stop("No PostgreSQL: install Debian's package 'postgresql', then run the tests again.");
  }
}

/** The program that each of Debian's packages is installed for. */
const measuring = { 'nginx-light': 'nginx', wrk: 'wrk', strace: 'strace' };

function installNginx() {
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  const missing = Object.keys(measuring).filter(
    (name) => !folders.some((folder) => existsSync(`${folder}/${measuring[name]}`)),
  );
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} to measure the server …`);
  if (!aptInstall(...missing)) {
    stop(`Install Debian's packages ${missing.join(', ')}, then run the same command again.`);
  }
}

let listed = false;

function aptInstall(...packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  if (!listed) apt('update', '--quiet');
  listed = true;
  return apt('install', '--yes', '--quiet', '--no-install-recommends', ...packages);
}

installPackages();
if (process.argv.includes('--browser')) installBrowser();
if (process.argv.includes('--engines')) installEngines();
if (process.argv.includes('--postgres')) installPostgres();
if (process.argv.includes('--nginx')) installNginx();

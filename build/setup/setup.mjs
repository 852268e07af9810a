// Makes a fresh clone ready: installs what package-lock.json lists; with `--browser` also Chromium, with
// `--test` Chromium and PostgreSQL, with `--release` also Firefox, WebKit, pg_cron, nginx and strace, with
// `--measure` nginx, strace and wrk. Plain JavaScript without packages, because it runs before any are
// there, on whatever Node the machine has (18 or newer).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { browsers, existsHere, howToInstall, programsOf } from './browsers.mjs';
import { pinnedNode, root } from './pinned-node.mjs';
import { cronPackage, hasCron, postgresFolder } from './postgres.mjs';
import { packagesFor } from './programs.mjs';
import { systems, unsupported } from './supported.mjs';

const stamp = `${root}node_modules/.installed`;
/** Exists once the installation of headless Chromium was tried: journeys can do without it. */
const headlessTried = `${root}node_modules/.headless-tried`;

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Says what the tests go on without. Where nobody reads along (`CI` is set) it ends them. */
function goOnWithout(message) {
  if (process.env.CI) stop(message);
  console.warn(`${message} The tests that need it are skipped.`);
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

function nodeRuns() {
  const node = pinnedNode();
  return node !== undefined && spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

function installPackages() {
  // A link leads to the packages of another copy, which `npm ci` would delete.
  if (lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(process.platform + process.arch)
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted && nodeRuns()) return;
  console.log('Installing packages (once, and again when package-lock.json changes) …');
  // Packages name newer Nodes than the machine may have; they run on the one that is installed here.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  // On Windows npm is a command file, which only a shell can run.
  const shell = process.platform === 'win32';
  if (!run('npm', ['ci', '--include=dev', '--engine-strict=false', ...quiet], { shell })) {
    stop('npm ci failed: see its message above, then run the same command again.');
  }
  if (!nodeRuns()) {
    stop(
      `The pinned Node does not run here (${process.platform} ${process.arch}). ${systems} If this is one of them, run 'npm rebuild node', then the same command again.`,
    );
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
    goOnWithout('Chromium is missing: install it, or set CHROMIUM to its path.');
  }
}

function installHeadless() {
  const browser = browsers.headlessChromium;
  if (!existsHere(browser) || programsOf(browser) || existsSync(headlessTried)) return;
  writeFileSync(headlessTried, '');
  console.log('Installing headless Chromium, in which the journeys are faster (tried once) …');
  if (!aptInstall(...browser.packages)) {
    console.warn('Headless Chromium is missing: the journeys take longer in Chromium itself.');
  }
}

function installEngines() {
  for (const browser of [browsers.firefox, browsers.webkit]) {
    if (!existsHere(browser) || programsOf(browser)) continue;
    console.log(`Installing ${browser.name} for the journeys in every engine …`);
    if (!aptInstall(...browser.packages)) goOnWithout(`${howToInstall(browser)}.`);
  }
}

function installPostgres() {
  if (postgresFolder()) return;
  console.log('Installing PostgreSQL for the tests of its store …');
  if (!aptInstall('postgresql')) {
    goOnWithout("PostgreSQL is missing: install it (on Debian the package 'postgresql').");
  }
}

/** Supabase wakes the function by pg_cron; other systems than Linux do without this test. */
function installCron() {
  if (process.platform !== 'linux' || hasCron()) return;
  const name = cronPackage();
  console.log('Installing pg_cron for the test of the function on Supabase …');
  if (!name || !aptInstall(name)) {
    goOnWithout(`pg_cron is missing: install it (on Debian the package '${name ?? 'pg_cron'}').`);
  }
}

/** Programs that exist for Linux alone, or are only tested there. */
function installPrograms(...names) {
  const missing = process.platform === 'linux' ? packagesFor(...names) : [];
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} to run beside the server …`);
  if (!aptInstall(...missing)) goOnWithout(`Install Debian's packages ${missing.join(', ')}.`);
}

let listed = false;

/** Installs packages where Debian's package manager is there and may be used. */
function aptInstall(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  if (!listed) apt('update', '--quiet');
  listed = true;
  return apt('install', '--yes', '--quiet', '--no-install-recommends', ...packages);
}

const reason = unsupported(process);
if (reason) stop(reason);
installPackages();
const release = process.argv.includes('--release');
const test = release || process.argv.includes('--test');
if (test || process.argv.includes('--browser')) installBrowser();
if (test) {
  installHeadless();
  installPostgres();
}
if (release) {
  installEngines();
  if (postgresFolder()) installCron();
  installPrograms('nginx', 'strace');
}
if (process.argv.includes('--measure')) installPrograms('nginx', 'strace', 'wrk');

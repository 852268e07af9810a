// Makes a fresh clone ready: installs the packages of package-lock.json with the pinned Node. Options
// install what tests and measurements need:
//   --browser  Chromium
//   --test     Chromium and PostgreSQL, for npm test
//   --release  also Firefox, WebKit, pg_cron, nginx and strace, for npm run test:release
//   --measure  nginx and wrk, for the server's measurements
// Plain JavaScript without packages, because it runs before any are there, on Node 18 or newer.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { browsers, existsHere, programsOf } from './browsers.mjs';
import { pinnedNode, root } from './pinned-node.mjs';
import { cronPackages, hasCron, postgresFolder } from './postgres.mjs';
import { hasProgram } from './programs.mjs';
import { systems, unsupported } from './supported.mjs';

const stamp = `${root}node_modules/.installed`;
/** Exists once the installation of headless Chromium was tried; journeys also run without it. */
const headlessTried = `${root}node_modules/.headless-tried`;

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Says which tests are skipped. With `CI` set, where nobody reads along, it stops instead. */
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

/** @param {string | undefined} folder Where `bringPinnedNode` put the Node that shall run npm. */
function npm(folder, ...args) {
  const bin = folder ? join(folder, 'node_modules/node/bin') + delimiter : '';
  return run('npm', [...args, '--loglevel=error', '--no-audit', '--no-fund'], {
    env: { ...process.env, PATH: bin + process.env.PATH },
  });
}

/**
 * Installs the pinned Node alone, into a temporary folder: npm leaves out the native parts of packages
 * whose `engines` do not name the Node that runs it. Returns the folder, or `undefined` when this
 * program runs on the pinned Node already.
 */
function bringPinnedNode() {
  const { node } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).dependencies;
  if (process.version === `v${node}`) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'website-node-'));
  const wanted = { private: true, dependencies: { node }, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
  if (!npm(undefined, 'install', '--prefix', folder)) {
    rmSync(folder, { recursive: true });
    stop(`Node ${node} could not be installed: see npm's message above.`);
  }
  return folder;
}

function installPackages() {
  // A link leads to another copy's packages, which `npm ci` would delete.
  if (lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(process.platform + process.arch)
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted && nodeRuns()) return;
  console.log('Installing packages (once, and again when package-lock.json changes) …');
  const brought = bringPinnedNode();
  const installs = npm(brought, 'ci', '--include=dev');
  if (brought) rmSync(brought, { recursive: true });
  if (!installs) stop('npm ci failed: see its message above, then run the same command again.');
  if (!nodeRuns()) {
    stop(
      `The pinned Node does not run here (${process.platform} ${process.arch}). ${systems} If this is one of them, run 'npm rebuild node', then the same command again.`,
    );
  }
  writeFileSync(stamp, wanted);
}

/**
 * What tests and measurements need of the system, in the order in which it is installed: the options
 * that ask for it, and Debian's packages for where it is missing.
 */
const needs = [
  {
    ...browsers.chromium,
    options: ['--browser', '--test', '--release'],
    isThere: hasChromium,
    hint: ', or set CHROMIUM to its path',
  },
  // Without it the journeys run in Chromium itself, and take longer.
  { ...browsers.headlessChromium, options: ['--test', '--release'], onlyTried: true },
  {
    name: 'PostgreSQL',
    options: ['--test', '--release'],
    isThere: postgresFolder,
    packages: ['postgresql'],
  },
  { ...browsers.firefox, options: ['--release'] },
  { ...browsers.webkit, options: ['--release'] },
  // Supabase wakes the function by pg_cron; only Linux runs this test.
  {
    name: 'pg_cron',
    system: 'linux',
    options: ['--release'],
    isThere: () => !postgresFolder() || hasCron(),
    packages: cronPackages,
  },
  { ...program('nginx', 'nginx-light'), options: ['--release', '--measure'] },
  { ...program('strace', 'strace'), options: ['--release'] },
  { ...program('wrk', 'wrk'), options: ['--measure'] },
];

function hasChromium() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) {
    stop(`CHROMIUM=${named} does not exist: name a Chromium or unset it.`);
  }
  return programsOf(browsers.chromium);
}

/** One that exists only for Linux, or is only tested there. */
function program(name, debianPackage) {
  return { name, system: 'linux', isThere: () => hasProgram(name), packages: [debianPackage] };
}

function install(need) {
  const { name, hint = '', onlyTried, isThere = () => programsOf(need) } = need;
  if (!existsHere(need) || isThere() || (onlyTried && existsSync(headlessTried))) return;
  if (onlyTried) writeFileSync(headlessTried, '');
  const packages = typeof need.packages === 'function' ? need.packages() : need.packages;
  console.log(`Installing ${name} …`);
  if (aptInstall(...packages)) return;
  const missing = `${name} is missing: install it${hint} (on Debian: ${packages.join(' ')}).`;
  if (onlyTried) console.warn(missing);
  else goOnWithout(missing);
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
for (const need of needs) {
  if (need.options.some((option) => process.argv.includes(option))) install(need);
}

// Makes a fresh clone ready: installs what package-lock.json lists; with `--browser` finds or
// installs the Chromium that the browser journeys drive, with `--postgres` a PostgreSQL server for
// the tests of its store. Plain JavaScript without packages, because it runs before any are there,
// on whatever Node the machine has (18 or newer).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
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

const chromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function installBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) stop(`CHROMIUM=${named} does not exist: name a Chromium or unset it.`);
    return;
  }
  if (chromiums.some((path) => existsSync(path))) return;
  console.log('Installing Chromium for the browser journeys …');
  if (!aptInstall('chromium', 'fonts-liberation')) {
    stop('No Chromium: install one and set CHROMIUM to its path, then run the tests again.');
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

function aptInstall(...packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  apt('update', '--quiet');
  return apt('install', '--yes', '--quiet', '--no-install-recommends', ...packages);
}

installPackages();
if (process.argv.includes('--browser')) installBrowser();
if (process.argv.includes('--postgres')) installPostgres();

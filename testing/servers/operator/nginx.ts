import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '../../../build/free-port.ts';
import { stepsOf } from '../../project/guides.ts';
import { answers, until } from '../server-process.ts';

const program = '/usr/sbin/nginx';

export interface Nginx {
  /** The site as visitors reach it, by https. */
  url: string;
  /** Its certificate, which signed itself. */
  ca: string;
  /** The same for plain http. */
  plainUrl: string;
  /** The ports of the two instances behind it. */
  instances: readonly [first: number, second: number];
  /** What nginx says about its files. */
  warnings: string;
  stop(): void;
}

/**
 * Starts nginx on free ports, with its files below `root`, as the documents set it up: for one instance
 * as `deploy/nginx.conf` has it, for two with the step of docs/running.md.
 */
export async function startNginx(
  root: string,
  { instances }: { instances: 1 | 2 },
): Promise<Nginx> {
  const [plain = 0, secure = 0, first = 0, second = 0] = await Promise.all(
    Array.from({ length: 4 }, freePort),
  );
  const folder = join(root, 'nginx');
  mkdirSync(join(folder, 'temp'), { recursive: true });
  const ca = makeCertificate(folder);
  const file = join(folder, 'website.conf');
  copyFileSync('deploy/nginx.conf', file);
  if (instances === 2) addSecond(file);
  writeFileSync(
    file,
    placedIn(readFileSync(file, 'utf8'), folder, { plain, secure, first, second }),
  );
  const mainFile = join(folder, 'nginx.conf');
  writeFileSync(mainFile, mainFileIn(folder));
  const args = ['-p', folder, '-c', mainFile, '-e', join(folder, 'error.log')];
  const warnings = spawnSync(program, ['-t', '-q', ...args], { encoding: 'utf8' }).stderr;
  const child: ChildProcess = spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  const plainUrl = `http://127.0.0.1:${plain}`;
  await until(() => answers(plainUrl), 10_000);
  return {
    url: `https://127.0.0.1:${secure}`,
    ca,
    plainUrl,
    instances: [first, second],
    warnings,
    stop: () => void child.kill('SIGTERM'),
  };
}

function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const names = 'subjectAltName=DNS:www.example.com,IP:127.0.0.1';
  const args = [...request.split(' '), '-subj', '/CN=www.example.com', '-addext', names];
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return readFileSync(certificate, 'utf8');
}

type Ports = Readonly<Record<'plain' | 'secure' | 'first' | 'second', number>>;

/** Runs the command of docs/running.md on this file. */
function addSecond(file: string): void {
  const [steps = ''] = stepsOf('docs/running.md', 'Two instances');
  const [command = ''] = steps.match(/^sed --in-place .*$/m) ?? [];
  execFileSync('sh', ['-ec', command.replace('/etc/nginx/sites-available/website', file)]);
}

/** The website's file for nginx with these ports and this folder. */
function placedIn(text: string, folder: string, { plain, secure, first, second }: Ports): string {
  const ipv6 = Object.values(networkInterfaces()).some((each) =>
    each?.some(({ address }) => address === '::1'),
  );
  const placed = text
    .replaceAll('3001', String(first))
    .replaceAll('3002', String(second))
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replace('listen [::]:80;', ipv6 ? `listen [::1]:${plain};` : '')
    .replace('listen [::]:443 ssl;', ipv6 ? `listen [::1]:${secure} ssl;` : '')
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('/var/log/nginx', folder);
  // As docs/first-day.md says.
  return isOld() ? placed.replace('http2 on;', '').replaceAll(' ssl;', ' ssl http2;') : placed;
}

/** Debian's own file, as far as it matters. */
const mainFileIn = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join(' ')}
  access_log ${folder}/access.log;
  include ${folder}/website.conf;
}`;

/** Whether this nginx is older than 1.25.1, the first version that has the directive `http2`. */
function isOld(): boolean {
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  const [, major = '0', minor = '0', patch = '0'] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? [];
  return Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch) < 1_025_001;
}

import { execFileSync, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../build/free-port.ts';
import { postgresFolder } from '../../../build/setup/postgres.mjs';
import { stepsOf } from '../../project/operator-steps.ts';
import { copyProject } from '../../project/project-copy.ts';
import { nginxIsOld, prepareNginx } from './nginx.ts';
import { startServiceManager } from './service-manager.ts';
import { writeStandIns } from './stand-ins.ts';

export interface OperatorMachine {
  /** What stands for '/'. */
  root: string;
  /** The site as visitors reach it, by https. */
  url: string;
  /** The certificate of the site, which signed itself, once it is there. */
  certificate(): string;
  /** The same for plain http. */
  plainUrl: string;
  /** Ends what the document calls website@3001, or 3002, at once. */
  kill(instance: '3001' | '3002'): void;
  /** Runs commands of the document. Resolves to what they print; rejects when one fails. */
  follow(commands: string): Promise<string>;
  stop(): Promise<void>;
}

export interface MachineParts {
  /** Where mail goes: 'smtp://127.0.0.1:2525'. */
  smtpUrl: string;
  /** Port of a PostgreSQL that trusts everybody. */
  postgresPort?: number;
  /** Settings of the test, beside those of the document. */
  settings: Readonly<Record<string, string>>;
}

/** Letters of the services' log that a failure shows. */
const shownLog = 2_000;

const folders = [
  'bin',
  'etc/systemd/system',
  'etc/nginx/sites-available',
  'etc/nginx/sites-enabled',
  'opt',
  'usr/local/bin',
  'var/backups',
  'var/lib',
  'var/log/nginx',
  'var/www/html/.well-known/acme-challenge',
];

/**
 * A machine as an operator finds it, in a folder: the document's commands run there, with other
 * paths and ports, and stand-ins for what installs packages, makes users, or is systemd's or Let's
 * Encrypt's. /opt/website is a copy of this project, with the site that is built here.
 */
export async function prepareMachine(parts: MachineParts): Promise<OperatorMachine> {
  const root = mkdtempSync(join(tmpdir(), 'machine-'));
  const clone = copyProject('website');
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  symlinkSync(resolve('dist'), join(clone, 'dist'));
  symlinkSync(clone, join(root, 'opt/website'));

  const [plain = 0, secure = 0, first = 0, second = 0, figures = 0] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  const group = execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
  const user = execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
  const words = {
    '3001': String(first),
    '3002': String(second),
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl': `listen 127.0.0.1:${secure} ssl`,
    'listen [::]:80;': hasIpv6() ? `listen [::1]:${plain};` : '',
    'listen [::]:443 ssl;': hasIpv6() ? `listen [::1]:${secure} ssl;` : '',
    '--group=website': `--group=${group}`,
    '--owner=website --group': `--owner=${user} --group`,
    '= website ]': `= ${user} ]`,
    'smtp://user:password@mail.example.com:587': parts.smtpUrl,
    '9464': String(figures),
    '127.0.0.1:5432': `127.0.0.1:${parts.postgresPort}`,
  };
  const place = (text: string) =>
    Object.entries(words)
      .reduce((result, [from, to]) => result.replaceAll(from, to), text)
      .replaceAll(/(?<![\w/])\/(etc|opt|var|usr\/local)\//g, `${root}/$1/`);
  for (const name of readdirSync(join(clone, 'deploy'))) {
    const file = join(clone, 'deploy', name);
    writeFileSync(file, place(readFileSync(file, 'utf8')));
  }

  const nginx = prepareNginx(root, plain);
  const services = await startServiceManager(join(root, 'etc/systemd/system'), parts.settings, {
    nginx: nginx.reload,
  });
  const ports = { plain, secure, postgres: parts.postgresPort };
  writeStandIns(root, { ports, systemctl: services.url });
  const PATH = [
    join(root, 'bin'),
    join(root, 'usr/local/bin'),
    dirname(process.execPath),
    postgresFolder(),
    process.env.PATH,
  ];
  const env = { PATH: PATH.join(delimiter), CURL_HOME: root };
  return {
    root,
    url: `https://127.0.0.1:${secure}`,
    certificate: () =>
      readFileSync(join(root, 'etc/letsencrypt/live/www.example.com/fullchain.pem'), 'utf8'),
    plainUrl: `http://127.0.0.1:${plain}`,
    kill: (instance) => services.kill(`website@${instance === '3001' ? first : second}.service`),
    async follow(commands) {
      const child = spawn('sh', ['-ec', place(commands)], {
        cwd: join(root, 'opt/website'),
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = new Promise<number | null>((end) => child.on('exit', end));
      const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
      const status = await ended;
      if (status !== 0)
        throw new Error(`${status}: ${out}${error}${services.log().slice(-shownLog)}`);
      return out;
    },
    async stop() {
      await services.stop();
      nginx.stop();
      for (const folder of [root, clone]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hasIpv6 = () =>
  Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'));

/** The command of that section that says what is missing, and fails as long as something is. */
export const checkStep = () =>
  stepsOf('One machine').find((block) => block.includes('deploy-check')) ?? '';

/**
 * The document's way to one machine. Packages are installed and the site is built here already;
 * tests/operations/documents.test.ts runs these two commands.
 */
export const machineSteps = () =>
  stepsOf('One machine')
    .filter((block) => block !== checkStep() && (nginxIsOld() || !block.includes('http2 on')))
    .join('')
    .replaceAll(/^.*build\/(build\.ts|setup\/setup\.mjs)\n/gm, '');

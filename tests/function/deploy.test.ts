import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder, until } from '../support/host.ts';
import { freePort, localhostPem } from '../support/postgres.ts';

const run = promisify(execFile);
const folder = temporaryFolder();

/** Tests a program of the server, or is skipped under a name that says why. */
function testWith(program: string, name: string, check: (path: string) => Promise<void>): void {
  // Debian keeps nginx in a folder that only root's PATH has.
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(':')];
  const path = folders.map((one) => join(one, program)).find((one) => existsSync(one));
  if (path) test(name, () => check(path));
  else test.skip(`${name} (${program} is not installed here)`, () => {});
}

testWith('systemd-analyze', 'systemd understands every line of the units', async (systemd) => {
  const units = globSync('deploy/*.{service,timer}').map((file) => {
    const copy = join(folder, basename(file));
    // Programs that an installation has.
    const programs =
      /\/opt\/website\/current\/node_modules\/\.bin\/node|\/usr\/local\/bin\/enquiries/g;
    writeFileSync(copy, readFileSync(file, 'utf8').replace(programs, process.execPath));
    return copy;
  });
  expect(units).toHaveLength(3);
  // Without an error in its exit code it warns of what it ignores, also in units of this machine.
  const { stderr } = await run(systemd, ['verify', ...units]);
  expect(stderr.split('\n').filter((line) => line.includes('website'))).toEqual([]);
});

/** nginx's arguments for the site's configuration, on free ports of this machine, with an upstream that is away. */
async function nginxForSite() {
  const ports = { http: await freePort(), https: await freePort(), upstream: await freePort() };
  const logs = join(folder, 'logs');
  mkdirSync(logs, { recursive: true });
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/listen (\[::\]:)?(80|443)/g, (_, isV6, port) => {
      const address = isV6 ? '[::1]' : '127.0.0.1';
      return `listen ${address}:${port === '80' ? ports.http : ports.https}`;
    })
    .replaceAll(/\/etc\/letsencrypt\/\S+\.pem/g, join(import.meta.dirname, '../..', localhostPem))
    .replaceAll('/var/log/nginx', logs)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.upstream}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; pid ${folder}/nginx.pid; events {}
     http { ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} ${site} }`,
  );
  return { args: ['-p', folder, '-e', 'stderr', '-c', main], port: ports.https, logs };
}

testWith(
  'nginx',
  'nginx takes its configuration, and logs a 502 with nothing of the visitor',
  async (nginx) => {
    const { args, port, logs } = await nginxForSite();
    await run(nginx, [...args, '-t']);
    const server = spawn(nginx, args, { stdio: 'ignore' });
    onTestFinished(async () => {
      server.kill();
      await once(server, 'exit');
    });
    const get = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { host: 'www.example.com', 'user-agent': 'Wilhelmina' };
        const options = { port, headers, localAddress: '127.0.0.9', rejectUnauthorized: false };
        request({ ...options, host: '127.0.0.1', path: '/it?name=Ada' }, async (answer) => {
          await text(answer);
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });
    await until(async () => expect(await get()).toBe(502));
    const read = () =>
      globSync(`${logs}/*`)
        .map((file) => readFileSync(file, 'utf8'))
        .join('');
    await until(() => expect(read()).toMatch(/^\S+ 502 \d\.\d+s upstream 127\.0\.0\.1:\d+ 502 /m));
    expect(read()).not.toMatch(/127\.0\.0\.9|Ada|Wilhelmina/);
  },
);

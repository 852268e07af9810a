import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../build/free-port.ts';
import { functionPath } from '../../hosts/node/http/app.ts';
import { makePlace, startProcess, until } from '../../testing/servers/server-process.ts';
import { startRequests } from '../../testing/servers/steady-requests.ts';
import { startPostgres } from '../../testing/stores/test-postgres.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

const nginx = '/usr/sbin/nginx';
if (!existsSync(nginx)) console.log('No nginx here: its example is not tried out');

/** The configuration in deploy/nginx.conf, with these ports and without TLS. */
async function startNginx(root: string, instances: readonly string[]): Promise<string> {
  const port = await freePort();
  const [first = '', second = ''] = instances.map((url) => new URL(url).host);
  const example = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('127.0.0.1:3001', first)
    .replace('127.0.0.1:3002', second)
    .replace('listen 443 ssl;\n    http2 on;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx', root)
    .replace('listen 80', `listen 127.0.0.1:${await freePort()}`)
    .replaceAll(/^ *ssl_certificate.*\n/gm, '');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${root}/temp;`,
  );
  mkdirSync(join(root, 'temp'));
  chmodSync(root, 0o755);
  const config = `pid ${root}/nginx.pid; error_log ${root}/error.log; events {}
    http { access_log off; ${folders.join(' ')}\n${example} }`;
  writeFileSync(join(root, 'nginx.conf'), config);
  const child = spawn(nginx, ['-p', root, '-c', join(root, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGTERM');
  });
  const url = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    10_000,
  );
  return url;
}

/** Two instances on one PostgreSQL behind nginx. */
async function startPair(env: Readonly<Record<string, string>>) {
  const place = makePlace();
  const database = await startPostgres();
  const start = (name: string, port = '0') =>
    startProcess({
      PORT: port,
      DATA_DIR: join(place.root, name),
      DATABASE_URL: database.url,
      SITE_DIR: place.site,
      ...env,
    });
  const instances = [await start('a'), await start('b')] as const;
  const url = await startNginx(
    place.root,
    instances.map((instance) => instance.url),
  );
  return {
    url,
    root: place.root,
    instances,
    /** Starts the first instance again, on the port that nginx expects. */
    restartFirst: () => start('a', new URL(instances[0].url).port),
    stored: async () => {
      const rows = await database.query('SELECT reference FROM enquiry WHERE NOT canary');
      return new Set(rows.map((row) => row.reference));
    },
    async stop() {
      for (const instance of instances) await instance.kill('SIGTERM');
      await database.stop();
      place.remove();
    },
  };
}

test.skipIf(!existsSync(nginx))(
  'Behind nginx one of two instances stops and comes back, the other dies: nothing fails',
  async () => {
    const pair = await startPair({});
    const load = startRequests(pair.url, 50, ['/', '/it', '/assets/main-1a2b.js']);
    const more = async () => {
      const answered = load.answered();
      await until(() => load.answered() >= answered + 50, 20_000);
    };
    await more();
    await pair.instances[0].kill('SIGTERM');
    await more();
    await pair.restartFirst();
    await more();
    await pair.instances[1].kill('SIGKILL');
    await more();
    await load.stop();
    expect(load.failed).toEqual([]);
    expect(await pair.stored()).toEqual(load.accepted);
    await pair.stop();
  },
);

/** Sends an enquiry from one of this machine's addresses. Resolves to the status. */
function sendFrom(url: string, localAddress: string, forwardedFor: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor };
    const agent = new Agent({ keepAlive: false });
    const sent = request(
      url + functionPath,
      { method: 'POST', localAddress, headers, agent },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(newEnquiry()));
  });
}

test.skipIf(!existsSync(nginx))(
  'Behind nginx each client has an allowance of its own, by the address that nginx saw',
  async () => {
    const pair = await startPair({ RATE_LIMIT_PER_MINUTE: '1' });
    const statuses = async (address: string, count: number) => {
      const all: number[] = [];
      for (let sent = 0; sent < count; sent += 1) {
        all.push(await sendFrom(pair.url, address, `10.0.0.${sent}`));
      }
      return all;
    };
    expect(await statuses('127.0.0.2', 7)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await statuses('127.0.0.3', 1)).toEqual([200]);
    await pair.stop();
  },
);

test.skipIf(!existsSync(nginx))(
  'Behind nginx a client that asks without end is slowed down, others are not, and no address is kept',
  async () => {
    const pair = await startPair({});
    const flood = new Set<number>();
    const askOften = async () => {
      while (!flood.has(429)) flood.add(await ask(pair.url, '127.0.0.4'));
    };
    await Promise.all(Array.from({ length: 50 }, askOften));
    expect(flood).toEqual(new Set([200, 429]));
    expect(await ask(pair.url, '127.0.0.5')).toBe(200);
    const kept = readdirSync(pair.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.log'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    expect(kept.join('\n')).not.toContain('127.0.0.4');
    await pair.stop();
  },
);

/** Requests the home page from one of this machine's addresses. Resolves to the status. */
function ask(url: string, localAddress: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { localAddress, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

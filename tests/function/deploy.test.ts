import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startNode, temporaryFolder, until } from '../support/host.ts';
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

/** A server of this machine that answers each request with the next status; the last one stays. */
async function answering(...statuses: readonly number[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    response.statusCode = statuses[Math.min(asked.length, statuses.length - 1)] ?? 200;
    asked.push(request.url ?? '');
    response.end();
  }).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { asked, port: String(typeof address === 'object' && address?.port) };
}

testWith(
  'curl',
  'a start ends when the website itself serves pages, not its proxy, nor an error',
  async () => {
    const unit = readFileSync('deploy/website.service', 'utf8');
    const [, script = ''] = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
    const [website, proxy] = [await answering(503, 200), await answering(200)];
    const http_proxy = `http://127.0.0.1:${proxy.port}`;
    const settings = { HOST: '127.0.0.1', PORT: website.port, MAINPID: String(process.pid) };
    const env = { PATH: process.env.PATH, http_proxy, ...settings };
    await run('/bin/sh', ['-c', script], { env });
    expect([website.asked, proxy.asked]).toEqual([['/', '/'], []]);
  },
);

test("the container's health check asks the website itself, and is red after an error", async () => {
  const file = readFileSync('deploy/Dockerfile', 'utf8');
  const [, command = ''] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(file) ?? [];
  const [, ...args] = JSON.parse(command);
  const [website, proxy] = [await answering(200, 503), await answering(200)];
  const HTTP_PROXY = `http://127.0.0.1:${proxy.port}`;
  const env = { PORT: website.port, NODE_USE_ENV_PROXY: '1', HTTP_PROXY };
  await run(process.execPath, args, { env });
  await expect(run(process.execPath, args, { env })).rejects.toThrow();
  expect([website.asked, proxy.asked]).toEqual([['/', '/'], []]);
});

test("the staff's command gets its arguments as they were typed", async () => {
  const release = join(folder, 'release/node_modules/.bin');
  mkdirSync(release, { recursive: true });
  const program = (path: string, text: string) => writeFileSync(path, text, { mode: 0o755 });
  program(join(release, 'node'), `#!/bin/sh\nprintf '%s\\n' "$SITE_URL" "$@"\n`);
  program(join(folder, 'systemctl'), `#!/bin/sh\necho 'SITE_URL=https://a.example/\\$b'\n`);
  const fake = join(import.meta.dirname, '../support/systemd-run.ts');
  program(join(folder, 'systemd-run'), `#!/bin/sh\nexec '${process.execPath}' '${fake}' "$@"\n`);
  const copy = join(folder, 'enquiries');
  const script = readFileSync('deploy/enquiries', 'utf8');
  program(copy, script.replaceAll('/opt/website/current', join(folder, 'release')));
  const typed = [
    'erase',
    'a$$b@example.com',
    `\${SMTP_URL}`,
    '$SMTP_URL',
    "it's $5",
    '$',
    '',
    '%h',
  ];
  const env = { PATH: `${folder}:${process.env.PATH}`, SMTP_URL: 'smtp://a:secret@host:587' };
  const { stdout } = await run(copy, typed, { env });
  expect(stdout).toBe(['https://a.example/$b', 'server/command.ts', ...typed, ''].join('\n'));
});

/**
 * Starts nginx with the site's configuration, on free ports of this machine.
 * @param upstreams Ports of the website's instances.
 * @param http More configuration, as the machine's own `nginx.conf` may have it for all sites.
 */
async function startNginx(nginx: string, upstreams: readonly (string | number)[], http = '') {
  const ports = { http: await freePort(), https: await freePort() };
  const own = mkdtempSync(join(folder, 'nginx-'));
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/listen (\[::\]:)?(80|443)/g, (_, isV6, port) => {
      const address = isV6 ? '[::1]' : '127.0.0.1';
      return `listen ${address}:${port === '80' ? ports.http : ports.https}`;
    })
    .replaceAll(/\/etc\/letsencrypt\/\S+\.pem/g, join(import.meta.dirname, '../..', localhostPem))
    .replaceAll('/var/log/nginx', own)
    .replace(/(?<=\n)( *server )127\.0\.0\.1:3000(.*\n)/, (_, before, after) =>
      upstreams.map((port) => `${before}127.0.0.1:${port}${after}`).join(''),
    );
  // Else its workers have a user who cannot write into the folder.
  const isRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = join(own, 'nginx.conf');
  writeFileSync(
    main,
    `${isRoot ? 'user root;' : ''} daemon off; pid ${own}/nginx.pid; events {}
     http { ${temporary.map((name) => `${name}_temp_path ${own}/${name};`).join(' ')} ${http} ${site} }`,
  );
  const args = ['-p', own, '-e', 'stderr', '-c', main];
  await run(nginx, [...args, '-t']);
  const server = spawn(nginx, args, { stdio: 'ignore' });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const host = { host: '127.0.0.1', port: ports.https, localAddress: '127.0.0.9' };
    const all = { host: 'www.example.com', ...headers };
    const sent = request({ ...host, path, headers: all, rejectUnauthorized: false }).end();
    const [answer] = await once(sent, 'response');
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
  await until(() => get('/'));
  const log = () => readFileSync(join(own, 'website.log'), 'utf8');
  return { get, log };
}

testWith('nginx', 'nginx logs a 502 with nothing of the visitor', async (nginx) => {
  const { get, log } = await startNginx(nginx, [await freePort()]);
  expect((await get('/it?name=Ada', { 'user-agent': 'Wilhelmina' })).status).toBe(502);
  await until(() => expect(log()).toMatch(/^\S+ 502 \d\.\d+s upstream 127\.0\.0\.1:\d+ 502 /m));
  expect(log()).not.toMatch(/127\.0\.0\.9|Ada|Wilhelmina/);
});

testWith('nginx', 'during an upgrade nginx finds a file that one instance has,', async (nginx) => {
  const [earlier, later] = [await answering(404), await answering(200)];
  const { get } = await startNginx(nginx, [earlier.port, later.port]);
  for (const _ of [1, 2, 3, 4]) expect((await get('/assets/new.js')).status).toBe(200);
  const both = await startNginx(nginx, [earlier.port, (await answering(404)).port]);
  expect((await both.get('/assets/none.js')).status).toBe(404);
});

testWith(
  'nginx',
  'nginx that compresses and caches by itself gives each client the copy that it takes',
  async (nginx) => {
    const website = await startNode({ DATA_DIR: folder });
    onTestFinished(() => void website.end('SIGKILL'));
    const cache = mkdtempSync(join(folder, 'cache-'));
    const { get } = await startNginx(
      nginx,
      [new URL(website.url).port],
      `proxy_cache_path ${cache} keys_zone=site:1m; proxy_cache site; add_header X-Cache $upstream_cache_status;
       gzip on; gzip_vary on; gzip_proxied any; gzip_static on; gzip_types *;`,
    );
    const page = (await get('/')).body.toString();
    const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
    const plain = (await get(script)).body;
    for (const known of ['MISS', 'HIT']) {
      for (const [accepted, encoding, decode] of [
        ['deflate', undefined, (body: Buffer) => body],
        ['br;q=1.0, gzip;q=0.8', 'br', brotliDecompressSync],
        ['gzip, deflate', 'gzip', gunzipSync],
      ] as const) {
        const { headers, body } = await get(script, { 'accept-encoding': accepted });
        expect([headers['x-cache'], headers['content-encoding']]).toEqual([known, encoding]);
        expect(headers.vary).toMatch(/^Accept-Encoding/);
        expect(decode(body).equals(plain)).toBe(true);
      }
    }
    const missing = await get('/nope', { 'accept-encoding': 'gzip' });
    expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'gzip']);
    expect(missing.headers['cache-control']).toBe('no-cache');
  },
);

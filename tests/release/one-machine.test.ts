import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { connect as connectSecurely } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { functionPath } from '../../hosts/node/http/app.ts';
import { type SmtpInbox, startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { startInstance } from '../../testing/servers/operator/instances.ts';
import { type Nginx, startNginx } from '../../testing/servers/operator/nginx.ts';
import { makePlace } from '../../testing/servers/server-process.ts';
import type { Site } from '../../testing/servers/site.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

describe('One instance behind nginx as shipped', () => {
  const place = makePlace();
  let inbox: SmtpInbox;
  let nginx: Nginx;
  let site: Site;
  let settings: Readonly<Record<string, string>>;

  beforeAll(async () => {
    inbox = await startSmtpInbox();
    nginx = await startNginx(place.root, { instances: 1 });
    settings = {
      DATA_DIR: place.dataDir,
      BACKUP_DIR: join(place.root, 'backups'),
      SMTP_URL: inbox.url,
      RATE_LIMIT_PER_MINUTE: '1',
    };
    site = await startInstance(nginx.instances[0], settings);
  });
  afterAll(async () => {
    await site?.stop();
    nginx?.stop();
    await inbox.close();
    place.remove();
  });

  /**
   * Asks from one of this machine's addresses.
   * @param agent Keeps connections, if the answers have to come fast; otherwise each request has its own.
   */
  const ask = (
    localAddress: string,
    path = '/',
    forwardedFor?: string,
    agent: Agent | false = false,
  ) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const enquires = forwardedFor !== undefined;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor };
      const options = { ca: nginx.ca, localAddress, agent };
      const sent = request(
        nginx.url + path,
        enquires ? { ...options, method: 'POST', headers } : options,
        (answer) => {
          text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
        },
      );
      sent.on('error', reject);
      sent.end(enquires ? JSON.stringify(newEnquiry()) : undefined);
    });

  test('answers by HTTP/2 and TLS 1.2 or newer, and leads plain requests there', async () => {
    expect(nginx.warnings).toBe('');
    const session = connect(nginx.url, { ca: nginx.ca });
    const stream = session.request({ ':path': '/it' });
    const status = new Promise((resolve) =>
      stream.once('response', (headers) => resolve(headers[':status'])),
    );
    expect(await text(stream)).toContain('<h1');
    expect(await status).toBe(200);
    session.close();

    const plain = await fetch(`${nginx.plainUrl}/it?a=b`, { redirect: 'manual' });
    expect(plain.status).toBe(301);
    expect(plain.headers.get('location')).toMatch(/^https:\/\/[^/]+\/it\?a=b$/);

    const port = Number(new URL(nginx.url).port);
    const failed = new Promise<string>((resolve) => {
      const old = { ca: nginx.ca, minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' } as const;
      connectSecurely(port, '127.0.0.1', { ...old, ciphers: 'DEFAULT@SECLEVEL=0' })
        .on('secureConnect', () => resolve(''))
        .on('error', (error) => resolve(error.message));
    });
    expect(await failed).toMatch(/protocol version/);
  });

  test('gives each client an allowance of its own, by the address that nginx saw', async () => {
    const statuses = async (address: string, count: number) => {
      const all: number[] = [];
      for (let sent = 0; sent < count; sent += 1) {
        all.push((await ask(address, functionPath, `10.0.0.${sent}`)).status);
      }
      return all;
    };
    expect(await statuses('127.0.0.2', 7)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await statuses('127.0.0.3', 1)).toEqual([200]);
    await expect.poll(() => inbox.received.length).toBe(6);
  });

  test('slows down a client that asks without end, not others, and keeps no address', async () => {
    const flood = new Set<number>();
    const connections = new Agent({ keepAlive: true });
    const askOften = async () => {
      while (!flood.has(429)) {
        flood.add((await ask('127.0.0.4', '/', undefined, connections)).status);
      }
    };
    await Promise.all(Array.from({ length: 50 }, askOften));
    connections.destroy();
    expect(flood).toEqual(new Set([200, 429]));
    expect((await ask('127.0.0.5')).status).toBe(200);
    const kept = readdirSync(place.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.log'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    expect(kept.join('\n')).not.toContain('127.0.0.4');
  });

  test('says in its own words that it cannot store an enquiry now', async () => {
    const other = new DatabaseSync(join(place.dataDir, 'enquiries.db'), { timeout: 5_000 });
    other.exec('BEGIN IMMEDIATE');
    // Two, because nginx would begin with a second instance for one of them.
    const answers = await Promise.all(
      ['127.0.0.7', '127.0.0.8'].map((address) => ask(address, functionPath, '10.0.0.1')),
    );
    other.close();
    const own = { status: 503, body: expect.stringContaining('unavailable') };
    expect(answers).toEqual([own, own]);
  });

  test('is backed up by the shipped command, which says which copies hold what it erases, and restores', async () => {
    const user = execFileSync('id', ['--user', '--name'], { encoding: 'utf8' }).trim();
    const environment = join(place.root, 'website.env');
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(environment, lines.join(''));
    const command = join(place.root, 'website-enquiries');
    const shipped = readFileSync('deploy/website-enquiries', 'utf8')
      .replace('= website ]', `= ${user} ]`)
      .replaceAll('/opt/website', resolve('.'))
      .replaceAll('/etc/website.env', environment);
    writeFileSync(command, shipped, { mode: 0o755 });
    const run = (...args: readonly string[]) => execFileSync(command, args, { encoding: 'utf8' });

    const { body } = await ask('127.0.0.6', functionPath, '10.0.0.1');
    const reference = /"reference":"(ENQ-\w+)"/.exec(body)?.[1];
    run('backup');
    const [copy = ''] = readdirSync(settings.BACKUP_DIR ?? '');
    expect(copy).toMatch(/^enquiries-\d{8}T\d{6}Z\.db$/);
    expect(run('list')).toContain(reference);

    await site.stop();
    run('restore', join(settings.BACKUP_DIR ?? '', copy), '--replace');
    expect(run('list')).toContain(reference);
    const { email } = newEnquiry();
    const erased = run('erase', email);
    const named = [...erased.matchAll(/^ {2}(\S+): \w+day,? (.+)$/gm)].map(
      ([, file = '', day = '']) => ({ file, days: (Date.parse(day) - Date.now()) / 86_400_000 }),
    );
    expect(named.map(({ file }) => /backups|replaced/.exec(file)?.[0])).toEqual([
      'backups',
      'replaced',
    ]);
    for (const { file } of named) expect(readFileSync(file, 'latin1')).toContain(email);
    for (const [index, days] of [14, 30].entries()) {
      expect(Math.abs((named[index]?.days ?? 0) - days)).toBeLessThan(2);
    }
  });
});

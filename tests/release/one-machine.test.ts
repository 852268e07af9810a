import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectSecurely } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { functionPath } from '../../hosts/node/http/app.ts';
import { type SmtpInbox, startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { stepsOf } from '../../testing/project/operator-steps.ts';
import {
  checkStep,
  machineSteps,
  type OperatorMachine,
  prepareMachine,
} from '../../testing/servers/operator/operator-machine.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

describe('A machine set up by the commands of docs/first-day.md', () => {
  let inbox: SmtpInbox;
  let machine: OperatorMachine;
  let output: string;
  let ca: string;

  beforeAll(async () => {
    inbox = await startSmtpInbox();
    machine = await prepareMachine({ smtpUrl: `smtp://127.0.0.1:${inbox.port}`, settings: {} });
    output = await machine.follow(machineSteps());
    ca = machine.certificate();
  });
  afterAll(async () => {
    await machine.stop();
    await inbox.close();
  });

  /** Asks from one of this machine's addresses. */
  const ask = (localAddress: string, path = '/', forwardedFor?: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const enquires = forwardedFor !== undefined;
      const sent = request(
        machine.url + path,
        {
          ca,
          localAddress,
          agent: false,
          ...(enquires && {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
          }),
        },
        (answer) => {
          text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
        },
      );
      sent.on('error', reject);
      sent.end(enquires ? JSON.stringify(newEnquiry()) : undefined);
    });

  test('takes enquiries at the end, and its certificate can be renewed', () => {
    expect(output).toBe('ready\nproof\nready\n');
  });

  test('says before the start what is missing, with the settings of the units', async () => {
    const found = await machine.follow(`${checkStep().trimEnd()} || true`);
    expect(found).toMatch(/^ok +SMTP_URL +127\.0\.0\.1:\d+ answers/m);
    expect(found).toMatch(/^ok +TRUSTED_PROXIES/m);
    expect(found).toMatch(/^ok +DATA_DIR +\S+\/var\/lib\/website$/m);
    const facts = Object.values({ ...company.registration, ...company.providers });
    const state = facts.some((fact) => fact === null) ? 'missing' : 'ok';
    expect(found).toMatch(new RegExp(`^${state} +company`, 'm'));
  });

  test('answers by HTTP/2 and TLS 1.2 or newer, and leads plain requests there', async () => {
    expect(await machine.follow('nginx -t 2>&1')).not.toMatch(/warn|emerg/);
    const session = connect(machine.url, { ca });
    const stream = session.request({ ':path': '/it' });
    const status = new Promise((resolve) =>
      stream.once('response', (headers) => resolve(headers[':status'])),
    );
    expect(await text(stream)).toContain('<h1');
    expect(await status).toBe(200);
    session.close();

    const plain = await fetch(`${machine.plainUrl}/it?a=b`, { redirect: 'manual' });
    expect(plain.status).toBe(301);
    expect(plain.headers.get('location')).toMatch(/^https:\/\/[^/]+\/it\?a=b$/);

    const port = Number(new URL(machine.url).port);
    const failed = new Promise<string>((resolve) => {
      const old = { ca, minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' } as const;
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
    const askOften = async () => {
      while (!flood.has(429)) flood.add((await ask('127.0.0.4')).status);
    };
    await Promise.all(Array.from({ length: 50 }, askOften));
    expect(flood).toEqual(new Set([200, 429]));
    expect((await ask('127.0.0.5')).status).toBe(200);
    const kept = readdirSync(machine.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.log'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    expect(kept.join('\n')).not.toContain('127.0.0.4');
  });

  test('backs up every night, says which copies hold what it erases, and restores', async () => {
    const before = /"reference":"(ENQ-\w+)"/.exec(
      (await ask('127.0.0.6', functionPath, '10.0.0.1')).body,
    )?.[1];
    const made = await machine.follow(stepsOf('Back up every night').join(''));
    expect(made).toMatch(/^enquiries-\d{8}T\d{6}Z\.db\nenquiries-\d{8}T\d{6}Z\.db\.sha256\n$/);
    expect(await machine.follow('website-enquiries list')).toContain(before);

    const [restore = ''] = stepsOf('Restore');
    expect(await machine.follow(restore)).toMatch(/^Whole: .*\nRestored: [\s\S]*\.replaced-/);
    const { email } = newEnquiry();
    const erased = await machine.follow(`website-enquiries erase ${email}`);
    const named = [...erased.matchAll(/^ {2}(\S+): \w+day,? (.+)$/gm)].map(
      ([, file = '', day = '']) => ({ file, days: (Date.parse(day) - Date.now()) / 86_400_000 }),
    );
    expect(named.map(({ file }) => /backups\/website|replaced/.exec(file)?.[0])).toEqual([
      'backups/website',
      'replaced',
    ]);
    for (const { file } of named) expect(readFileSync(file, 'latin1')).toContain(email);
    for (const [index, days] of [14, 30].entries()) {
      expect(Math.abs((named[index]?.days ?? 0) - days)).toBeLessThan(2);
    }
  });

  test('raises an alarm, and brings the first enquiry to the staff', async () => {
    expect(await machine.follow(stepsOf('Raise an alarm').join(''))).toMatch(
      /website_outbox_waiting\S* \d+\n$/,
    );
    const [enquiry = '', forget = ''] = stepsOf('The first enquiry');
    expect(await machine.follow(enquiry)).toMatch(
      /^https:\/\/www\.example\.com\/\S*#message-sent\n[\s\S]*ENQ-/,
    );
    await expect
      .poll(() => inbox.received.map(({ envelope, raw }) => `${envelope.to} ${raw}`).join('\n'))
      .toMatch(/enquiries@example\.com[\s\S]*so that we know that it arrived/);
    expect(await machine.follow(forget)).toContain('Erased: 1');
  });
});

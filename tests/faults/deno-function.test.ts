import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { company } from '../../content/company.ts';
import { functionPath } from '../../hosts/node/http/app.ts';
import { readMigrations } from '../../hosts/shared/migrations.ts';
import { bundleFunction } from '../../hosts/supabase/bundle.ts';
import { describeFunction } from '../../testing/contracts/function-contract.ts';
import { startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { postAct, tokensIn } from '../../testing/mail/staff-links.ts';
import { deno, startDenoProcess } from '../../testing/servers/deno-process.ts';
import { makePlace, until } from '../../testing/servers/server-process.ts';
import { postTo, type TestFunction } from '../../testing/servers/test-server.ts';
import { startPostgres, type TestPostgres } from '../../testing/stores/test-postgres.ts';
import {
  asForm,
  encode,
  expectRefusal,
  newClient,
  newEnquiry,
  referenceOf,
} from '../../testing/test-enquiries.ts';

const place = makePlace();
const drainSecret = 'a secret of more than thirty-two characters';
let bundle: string;
let database: TestPostgres;
beforeAll(async () => {
  bundle = await bundleFunction(place.root);
  database = await startPostgres();
  await (await openPostgresStore(database.url, readMigrations())).close();
});
afterAll(async () => {
  await database.stop();
  place.remove();
});

async function startDeno(): Promise<TestFunction> {
  const inbox = await startSmtpInbox();
  const isolate = await startDenoProcess(bundle, join(place.root, 'deno'), {
    ALLOWED_ORIGINS: 'https://friend.example',
    DATABASE_URL: database.url,
    SMTP_URL: inbox.url,
    DRAIN_SECRET: drainSecret,
  });
  return {
    url: isolate.url,
    inbox,
    get log() {
      return isolate.log;
    },
    post: (body, headers) => postTo(isolate.url, body, headers),
    async stop() {
      await isolate.kill();
      await inbox.close();
    },
  };
}

describeFunction('Deno', startDeno);

test.each([
  '/functions/v1/send-contact-email/more',
  '/send-contact-email/staff-act',
  '/',
  '/functions/v1/send-contact-email/drain',
])('Nothing answers at %s', async (path) => {
  const host = await startDeno();
  const { origin } = new URL(host.url);
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newEnquiry()),
  });
  await expectRefusal(answer, 404, 'not_found');
  await host.stop();
});

test('The drain runs only for a caller with its secret', async () => {
  const host = await startDeno();
  await referenceOf(await host.post(newEnquiry(), newClient()));
  const wake = (authorization: string) =>
    fetch(`${host.url}/functions/v1/send-contact-email/drain`, {
      method: 'POST',
      headers: { authorization },
    });
  expect((await wake(`Bearer ${drainSecret}`)).status).toBe(202);
  expect((await wake('Bearer wrong')).status).not.toBe(202);
  // One turn sends the daily test, a later one finds it delivered.
  const tested = async () => {
    await wake(`Bearer ${drainSecret}`);
    await pause(1_000);
    return host.log.join('\n').includes('"event":"canary"');
  };
  await until(tested, 30_000);
  await host.stop();
});

test('While the database cannot be used, each caller is told so in its own way, and the next enquiry after that is stored', async () => {
  await database.query('ALTER TABLE outbox RENAME TO away');
  const host = await startDeno();
  const from = (origin: string) => ({ ...newClient(), origin });
  const friend = 'https://friend.example';
  const ask = (method: string, origin: string) =>
    fetch(host.url + functionPath, { method, headers: { origin } });
  const preflight = await ask('OPTIONS', friend);
  expect(preflight.status).toBe(204);
  const refused = await host.post(newEnquiry(), from(friend));
  for (const { headers } of [preflight, refused]) {
    expect(headers.get('access-control-allow-origin')).toBe(friend);
  }
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await expectRefusal(refused, 503, 'unavailable');
  await expectRefusal(await host.post(newEnquiry(), from('https://evil.example')), 403, 'origin');
  await expectRefusal(await ask('GET', friend), 405, 'method');
  const scriptless = await host.post(encode(newEnquiry()), { ...newClient(), ...asForm });
  expect(scriptless.status).toBe(303);
  expect(scriptless.headers.get('location')).toBe(`https://${company.domain}/#message-not-sent`);
  const drained = await fetch(`${host.url}/functions/v1/send-contact-email/drain`, {
    method: 'POST',
    headers: { authorization: `Bearer ${drainSecret}` },
  });
  expect(drained.status).toBe(503);
  expect(host.log.filter((line) => line.includes('store_unavailable'))).toHaveLength(1);
  expect(host.log.filter((line) => line.includes('chore_failed'))).toEqual([]);
  await database.query('ALTER TABLE away RENAME TO outbox');
  await referenceOf(await host.post(newEnquiry(), from(friend)));
  await host.stop();
});

test('Staff are reminded by the drain, and no more once one of them has followed the link', async () => {
  const host = await startDeno();
  const reference = await referenceOf(await host.post(newEnquiry(), newClient()));
  const about = (subject: RegExp) =>
    host.inbox.received
      .map(({ mail }) => mail)
      .filter(({ text, subject: own }) => text?.includes(reference) && subject.test(own ?? ''));
  await until(() => about(/./).length === 1, 10_000);
  // A week ago: every promised time is over.
  const week = 7 * 86_400_000;
  await database.query(
    `UPDATE enquiry SET accepted_at = accepted_at - ${week} WHERE reference = '${reference}'`,
  );
  const wake = async () => {
    await database.query('UPDATE chore SET done_at = 0, leased_until = 0');
    await fetch(`${host.url}/functions/v1/send-contact-email/drain`, {
      method: 'POST',
      headers: { authorization: `Bearer ${drainSecret}` },
    });
  };
  await wake();
  await until(() => about(/beyond the promised time/).length > 0, 20_000);
  const entries = about(/beyond the promised time/)[0]?.text?.split(/(?=^ENQ-)/m) ?? [];
  const [token = ''] = tokensIn(entries.find((entry) => entry.startsWith(reference)));
  const answer = await postAct(host.url, { token, act: 'closed' }, newClient());
  expect(await answer.json()).toMatchObject({ done: true, state: 'closed' });
  const choresDone = async () => {
    await pause(3_000);
    await until(
      async () =>
        (await database.query('SELECT name FROM chore WHERE leased_until > 0')).length === 0,
      30_000,
    );
  };
  // The digest of a working day names it too, in the same turn.
  await choresDone();
  const before = about(/beyond the promised time/).length;
  await wake();
  await choresDone();
  expect(about(/beyond the promised time/)).toHaveLength(before);
  await host.stop();
});

test.each([
  ['DATABASE_URL', {}],
  ['SMTP_URL', { DATABASE_URL: 'postgres://user:secret@x/y' }],
  [
    'DRAIN_SECRET',
    { SMTP_URL: 'smtp://localhost', DATABASE_URL: 'postgres://x/y', DRAIN_SECRET: 'short' },
  ],
])('A function without a good %s does not start, and says why', (name, env) => {
  const { status, stderr } = spawnSync(deno, ['run', '--no-config', '-A', bundle], {
    env: { PATH: process.env.PATH, DENO_DIR: join(place.root, 'deno'), ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${name}: .{10,}\n$`));
  expect(stderr).not.toContain('secret@');
});

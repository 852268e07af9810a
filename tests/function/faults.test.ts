import { randomUUID } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { secret } from '../support/deno.ts';
import {
  forEachTest,
  functionPath,
  newClient,
  newEnquiry,
  type Rows,
  referenceOf,
  send,
  siteForEachTest,
  until,
} from '../support/host.ts';
import { freePort, startPostgres } from '../support/postgres.ts';
import { replies, startScriptedServer } from '../support/scripted-smtp.ts';
import { startInbox } from '../support/smtp.ts';

// Everything under the function is broken on purpose. FAULTS=20 repeats kills and restarts 20 times.

const rounds = Number(process.env.FAULTS ?? 2);
/** Accepted enquiries between two of them; eight more are under way, and each mail takes a tenth of a second. */
const perRound = 10;
vi.setConfig({ testTimeout: 225_000 + rounds * 25_000 });

const postgres = await startPostgres();
const inbox = forEachTest(startInbox);
const site = siteForEachTest(() => ({ SMTP_URL: inbox().url, RATE_LIMIT: '1e6' }));
const { start, rows, sendOne } = site;

const onPostgres = (url: string) => ({ DATABASE_URL: url, SECRET: secret });

/** Every accepted enquiry is stored once and mailed; says how many were mailed twice. */
async function expectDelivered(accepted: readonly string[], rows: Rows, what: string) {
  expect(new Set(accepted).size).toBe(accepted.length);
  const stored = await rows('select reference from enquiry');
  expect(new Set(stored.map(({ reference }) => reference))).toEqual(new Set(accepted));
  const mailed = () =>
    inbox().received.map(({ messageId = '' }) => /ENQ-\w{8}/.exec(messageId)?.[0] ?? messageId);
  const everyMail = async () => {
    // A try that was interrupted would be due again after a minute.
    await rows(`update enquiry set next_try_at = 1
      where next_try_at > 1 and leased_until < ${Date.now()}`);
    const done = new Set(mailed());
    expect(accepted.filter((reference) => !done.has(reference))).toEqual([]);
  };
  // The test's SMTP server greets each connection after 100 ms.
  await until(everyMail, 60_000 + accepted.length * 200);
  const twice = mailed().length - new Set(mailed()).size;
  console.log(`${what}: ${accepted.length} accepted, 0 missing, ${twice} mailed twice`);
}

/**
 * Does something harmful in each round, while eight senders repeat each enquiry with its key until it is
 * accepted, as a browser's visitor does.
 */
async function expectNothingLost(
  what: string,
  {
    rows,
    urlOf,
    harm,
  }: { rows: Rows; urlOf: () => string; harm: (round: number) => Promise<void> },
) {
  const accepted: string[] = [];
  let stopped = false;
  const sendAll = async () => {
    while (!stopped) {
      const enquiry = newEnquiry();
      const sending = { key: randomUUID(), client: newClient() };
      for (let received = false; !received; ) {
        const answer = await send(urlOf(), enquiry, sending).catch(() => undefined);
        received = answer?.status === 200;
        if (answer && received) accepted.push(await referenceOf(answer));
        else await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const senders = Promise.all(Array.from({ length: 8 }, sendAll));
  for (let round = 1; round <= rounds + 1; round += 1) {
    await until(() => expect(accepted.length).toBeGreaterThan(round * perRound));
    if (round <= rounds) await harm(round);
  }
  stopped = true;
  await senders;
  await expectDelivered(accepted, rows, what);
}

test('kill -9 under load loses no accepted enquiry on SQLite', async () => {
  await start();
  const harm = async () => {
    await site.stop('SIGKILL');
    await start();
  };
  await expectNothingLost('SQLite', { rows, urlOf: () => site.url, harm });
});

test('kill -9 of either of two instances loses no accepted enquiry on PostgreSQL', async () => {
  const { url, query } = await postgres.createDatabase();
  const two = [await start(onPostgres(url)), await start(onPostgres(url))];
  let next = 0;
  const urlOf = () => {
    next += 1;
    return two[next % 2]?.url ?? '';
  };
  const harm = async (round: number) => {
    await two[round % 2]?.end('SIGKILL');
    two[round % 2] = await start(onPostgres(url));
  };
  await expectNothingLost('PostgreSQL, two instances', { rows: query, urlOf, harm });
});

test('PostgreSQL may restart under load: no process ends and nothing is lost', async () => {
  const { url, query } = await postgres.createDatabase();
  const host = await start(onPostgres(url));
  const harm = async () => {
    await postgres.close();
    await postgres.open();
  };
  await expectNothingLost('PostgreSQL restarted', { rows: query, urlOf: () => host.url, harm });
  expect(host.child.exitCode).toBeNull();
});

test('while PostgreSQL stands still, enquiries are refused with a wish to try again', async () => {
  const { url, query } = await postgres.createDatabase();
  await start(onPostgres(url));
  await sendOne();
  postgres.signal('SIGSTOP');
  const enquiry = newEnquiry();
  const sendAgain = () => send(site.url, enquiry, { key: 'the same' });
  const refused = await sendAgain().finally(() => postgres.signal('SIGCONT'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  // The errors that pg makes itself have no code, so the log has their words.
  const words = /"reason":"(Query read timeout|timeout exceeded when trying)/;
  await until(() => expect(site.output()).toMatch(words));
  await until(async () => expect((await sendAgain()).status).toBe(200));
  expect(await query('select id from enquiry')).toHaveLength(2);
});

test('a database that is away between 250 and the result costs no second copy', async () => {
  const { url, query } = await postgres.createDatabase();
  const accepting = Promise.withResolvers<undefined>();
  const server = await startScriptedServer((command) =>
    command.includes('Message-ID:') ? accepting.promise : undefined,
  );
  await start({ ...onPostgres(url), SMTP_URL: server.url, LEASE: '60000' });
  await sendOne();
  await until(() => expect(server.heard).toContain('DATA'));
  await postgres.close();
  accepting.resolve(undefined);
  await until(() => expect(site.output()).toContain('result_not_written'));
  await postgres.open();
  await until(async () =>
    expect(await query('select id from enquiry where sent_at is not null')).toHaveLength(1),
  );
  expect(server.delivered).toHaveLength(1);
  await server.close();
});

test('after a failover to a replica that is read-only for a while, enquiries are refused, then taken and mailed', async () => {
  const { url, query } = await postgres.createDatabase();
  await start(onPostgres(url));
  await sendOne();
  await until(() => expect(inbox().received).toHaveLength(1));
  const promote = await postgres.failOver();
  const enquiry = newEnquiry();
  const sendAgain = () => send(site.url, enquiry, { key: 'the same' });
  expect((await sendAgain()).status).toBe(503);
  await until(async () => expect((await site.health()).reason).toBe('store'));
  await promote();
  await until(async () => expect((await sendAgain()).status).toBe(200));
  await until(() => expect(inbox().received).toHaveLength(2));
  await until(async () =>
    expect(await query('select 1 from enquiry where sent_at is null')).toEqual([]),
  );
});

test('a server that stops leaves a mail that takes too long to its lease', async () => {
  const server = await startScriptedServer(replies({ DATA: 'never' }));
  await start({ SMTP_URL: server.url, LEASE: '60000', STOP: '300' });
  await sendOne();
  await until(() => expect(server.heard).toContain('DATA'));
  expect(await site.stop()).toBe(0);
  expect(await rows('select id from enquiry where lease is not null')).toHaveLength(1);
  await server.close();
});

test('an enquiry whose commit was lost on the way is stored once when it is sent again', async () => {
  const { url, query } = await postgres.createDatabase();
  const target = Number(new URL(url).port);
  let losing = false;
  const proxy = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const end = () => {
      near.destroy();
      far.destroy();
    };
    near.on('error', end).on('close', end);
    far.on('error', end).on('close', end);
    // The answer to a commit is what gets lost.
    let inserted = false;
    let lost = false;
    near.on('data', (chunk) => {
      lost ||= losing && inserted && chunk.includes('commit');
      inserted ||= chunk.includes('insert into enquiry');
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!lost) near.write(chunk);
      else near.destroy();
    });
  });
  const port = await freePort();
  proxy.listen(port, '127.0.0.1');
  await start(onPostgres(url.replace(String(target), String(port))));
  const enquiry = newEnquiry();
  await inbox().close();
  losing = true;
  expect((await send(site.url, enquiry, { key: 'lost' })).status).toBe(503);
  await until(async () => expect(await query('select id from enquiry')).toHaveLength(1));
  losing = false;
  await inbox().open();
  const reference = await referenceOf(await send(site.url, enquiry, { key: 'lost' }));
  await expectDelivered([reference], query, 'Lost commit');
  await site.stop('SIGKILL');
  proxy.close();
});

test('a disk that is full to its reserve refuses enquiries, and delivers what is stored', async () => {
  await inbox().close();
  await start();
  const stored = await sendOne();
  await site.stop('SIGKILL');
  // No disk has as much room as that.
  await start({ RESERVE: String(Number.MAX_SAFE_INTEGER) });
  const refused = await send(site.url, newEnquiry());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await site.health()).toEqual({ ok: false, reason: 'store', reasons: ['store'] });
  await inbox().open();
  await expectDelivered([stored], rows, 'Full disk');
});

test('another process that holds the lock of SQLite delays no page, and an enquiry only until it is done', async () => {
  await start();
  const other = new DatabaseSync(join(site.dataDir, 'enquiries.db'));
  other.exec('begin immediate');
  let isAnswered = false;
  const sent = send(site.url, newEnquiry()).finally(() => {
    isAnswered = true;
  });
  for (const path of ['/it', '/health', '/cyber', '/design', '/health']) {
    expect((await fetch(site.url + path)).status).toBe(200);
  }
  expect(isAnswered).toBe(false);
  other.exec('rollback');
  expect((await sent).status).toBe(200);

  other.exec('begin immediate');
  const refused = await send(site.url, newEnquiry());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  await until(async () => expect((await site.health()).reason).toBe('store'));
  other.close();
});

test('two instances mail each enquiry once', async () => {
  const { url, query } = await postgres.createDatabase();
  const two = [await start(onPostgres(url)), await start(onPostgres(url))];
  const sent = Array.from({ length: 40 }, async (_, n) =>
    referenceOf(await send(two[n % 2]?.url ?? '', newEnquiry())),
  );
  await Promise.all(sent);
  await until(async () =>
    expect(await query('select id from enquiry where sent_at is null')).toEqual([]),
  );
  expect(inbox().received).toHaveLength(40);
});

test('a log that nobody reads costs no answer and keeps no process from ending', async () => {
  const host = await start();
  host.child.stdout?.pause();
  for (let round = 0; round < 40; round += 1) {
    const refused = Array.from({ length: 50 }, () =>
      fetch(host.url + functionPath, { method: 'POST', body: 'x' }),
    );
    for (const answer of await Promise.all(refused)) expect(answer.status).toBe(415);
  }
  await sendOne();
  expect(await site.stop()).toBe(0);
});

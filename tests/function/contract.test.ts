import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundleFunction, prepareSupabase, secret, startDeno } from '../support/deno.ts';
import {
  age,
  functionPath,
  type Host,
  newClient,
  newEnquiry,
  post,
  type Rows,
  referenceOf,
  send,
  sqliteRows,
  startNode,
  temporaryFolder,
  until,
} from '../support/host.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type Inbox, startInbox } from '../support/smtp.ts';

// One contract (docs/function.md), three hosts: Node with SQLite, Node with PostgreSQL, Supabase under Deno.

const minutes = 60_000;
const days = 24 * 60 * minutes;

let postgres: TestPostgres;
let inbox: Inbox;
const folder = temporaryFolder();
beforeAll(async () => {
  postgres = await startPostgres();
  inbox = await startInbox();
});
afterAll(async () => {
  await postgres.stop();
  await inbox.close();
  folder.remove();
});

interface Tested {
  host: Host;
  rows: Rows;
  /** Does the hourly upkeep, as the host does by itself. */
  upkeep(): Promise<void>;
  /** Replaces an isolate that is soon too old to begin with a mail, as Supabase does. */
  renew?(): Promise<void>;
  /** Holds the lock of all transactions, as another instance may; resolves to what releases it. */
  holdLock(): Promise<() => Promise<void>>;
}

/** May send enquiries from its pages. */
const staticSite = 'https://static.example';

const mailSettings = () => ({
  SMTP_URL: inbox.url,
  ENQUIRIES_TO: 'staff@example.com,boss@example.com',
  ENQUIRIES_FROM: 'website@example.com',
  ALLOWED_ORIGINS: staticSite,
  SITE_URL: 'https://www.example.com',
});

async function holdPostgres(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin; select pg_advisory_xact_lock(1)');
  return () => client.end();
}

/** On SQLite there is no other instance: what one process does waits in one queue. */
const holdNothing = async () => async () => {};

async function startOnNode(
  env: Readonly<Record<string, string>>,
  rows: Rows,
  holdLock: Tested['holdLock'],
): Promise<Tested> {
  const start = () => startNode({ ...mailSettings(), ...env });
  const tested: Tested = {
    host: await start(),
    rows,
    holdLock,
    // Upkeep begins with the start.
    async upkeep() {
      await tested.host.end('SIGTERM');
      tested.host = await start();
    },
  };
  return tested;
}

/** Milliseconds after which the tests use a new isolate: after 60 s it sends nothing. */
const isolateAge = 300;

const hosts = {
  'Node with SQLite': () =>
    startOnNode({ DATA_DIR: folder.path }, sqliteRows(folder.path), holdNothing),
  'Node with PostgreSQL': async () => {
    const { url, query } = await postgres.createDatabase();
    const env = { DATABASE_URL: url, SECRET: secret, DATA_DIR: folder.path };
    return startOnNode(env, query, () => holdPostgres(url));
  },
  'Supabase under Deno': async () => {
    const database = await postgres.createDatabase();
    await prepareSupabase(database);
    const bundle = bundleFunction(folder.path);
    const env = { ...mailSettings(), SUPABASE_DB_URL: database.url };
    const start = () => startDeno(bundle, folder.path, env);
    let startedAt = performance.now();
    const supabase: Tested = {
      host: await start(),
      rows: database.query,
      holdLock: () => holdPostgres(database.url),
      async renew() {
        if (performance.now() - startedAt < isolateAge) return;
        await supabase.host.end('SIGKILL');
        // A mail that it was sending would wait for the end of its lease.
        await database.query('delete from enquiry');
        startedAt = performance.now();
        supabase.host = await start();
      },
      async upkeep() {
        const headers = { authorization: `Bearer ${secret}` };
        await fetch(`${supabase.host.url}${functionPath}/upkeep`, { method: 'POST', headers });
      },
    };
    return supabase;
  },
};

describe.each(Object.entries(hosts))('%s', (_, start) => {
  let tested: Tested;
  beforeAll(async () => {
    tested = await start();
  });
  afterAll(() => tested.host.end('SIGKILL'));
  beforeEach(async () => {
    await tested.renew?.();
    // No mail of one test arrives in the next.
    const waiting = 'select id from enquiry where next_try_at is not null';
    await until(async () => expect(await tested.rows(waiting)).toEqual([]));
    await tested.rows('delete from enquiry');
    inbox.received.length = 0;
  });
  const url = () => tested.host.url;
  const stored = async () => (await tested.rows('select * from enquiry order by id')).length;
  const mails = (count: number) =>
    until(() => expect(inbox.received.map(({ subject }) => subject)).toHaveLength(count));

  test('an enquiry is answered with its reference and mailed to staff once', async () => {
    const answer = await send(url(), newEnquiry({ name: 'Zoë', message: 'Grüße\n.\nend' }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { ok, reference, receivedAt } = await answer.json();
    expect(ok).toBe(true);
    expect(reference).toMatch(/^ENQ-[0-9A-Z]{8}$/);
    expect(Date.parse(receivedAt)).toBeLessThanOrEqual(Date.now() + 1000);
    await mails(1);
    const [mail] = inbox.received;
    expect(mail).toMatchObject({
      from: { address: 'website@example.com' },
      to: [{ address: 'staff@example.com' }, { address: 'boss@example.com' }],
      replyTo: [{ address: 'ada@example.net' }],
      subject: 'Hello: Zoë',
    });
    expect(mail?.messageId).toContain(reference);
    const [who, how, what, ...rest] = mail?.text?.split('\n') ?? [];
    expect(who).toMatch(/^"Zoë", ada@example.net \(unverified\), \w+day.*, Sydney time$/);
    expect(how).toMatch(/^Reply to this mail to answer\. .* within one business day\.$/);
    expect(what).toBe(`Home, ${reference}, https://www.example.com/`);
    expect(rest.join('\n')).toBe('\nWritten by the sender:\n\nGrüße\n.\nend\n');
    expect(await (await fetch(`${url()}${functionPath}/health`)).json()).toEqual({ ok: true });
  });

  test.each([
    ['not JSON', 400, 'malformed', { body: '{', type: 'application/json' }],
    ['a list', 400, 'malformed', { body: '[]', type: 'application/json' }],
    ['no UTF-8', 400, 'malformed', { body: Buffer.from([34, 255, 34]), type: 'application/json' }],
    ['over 64 KiB', 413, 'too_large', { body: ' '.repeat(65_537), type: 'application/json' }],
    ['plain text', 415, 'media_type', { body: '{}', type: 'text/plain' }],
    ['a file upload', 415, 'media_type', { body: '', type: 'multipart/form-data; boundary=x' }],
    [
      'no known form',
      422,
      'invalid',
      { body: '{"formType":"toString"}', type: 'application/json' },
    ],
  ])('refuses a body that is %s', async (_what, status, code, { body, type }) => {
    const answer = await fetch(url() + functionPath, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': newClient(), origin: staticSite },
      body,
    });
    expect([answer.status, (await answer.json()).error.code]).toEqual([status, code]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(staticSite);
    expect(await stored()).toBe(0);
  });

  test('refuses other methods, other functions and other sites', async () => {
    const call = (path: string, method: string, headers: Record<string, string> = {}) =>
      fetch(url() + path, { method, headers });
    const get = await call(functionPath, 'GET');
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await call(functionPath, 'OPTIONS')).status).toBe(204);
    expect((await call('/functions/v1/other', 'POST')).status).toBe(404);
    expect((await call(`${functionPath}/deliver`, 'POST')).status).toBe(404);

    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const refused = await send(url(), newEnquiry(), { headers: foreign });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    const allowed = { origin: staticSite, 'sec-fetch-site': 'cross-site' };
    const granted = await send(url(), newEnquiry(), { headers: allowed });
    expect(granted.status).toBe(200);
    expect(granted.headers.get('access-control-allow-origin')).toBe(staticSite);
    expect(granted.headers.get('access-control-allow-credentials')).toBeNull();
    // Some proxies make the Origin of our own form null.
    const own = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await send(url(), newEnquiry(), { headers: own })).status).toBe(200);
  });

  test.each([
    ['name', ' ', 'missing'],
    ['name', '\u200b\u2800', 'missing'],
    ['name', 'x'.repeat(101), 'too_long'],
    ['name', 'Ada\nBcc: all@example.com', 'line_break'],
    ['name', 7, 'type'],
    ['email', 'ada', 'malformed'],
    ['email', 'ada@', 'malformed'],
    ['email', 'ada@example.com, bob@example.com', 'malformed'],
    ['email', '"ada"@example.com', 'malformed'],
    ['email', 'ada(x)@example.com', 'malformed'],
    ['email', 'ada@exa mple.com', 'malformed'],
    ['email', 'ada@example..com', 'malformed'],
    ['email', 'ada@example.com\r\nBcc: all@example.com', 'malformed'],
    // A domain that maps to one with a comma, and one whose ASCII form is too long.
    ['email', 'a@x.example\u{1f102}y.example', 'malformed'],
    ['email', `a@${'ä.'.repeat(60)}example`, 'malformed'],
    ['email', `${'a'.repeat(250)}@b.cd`, 'too_long'],
    ['subject', 'x'.repeat(151), 'too_long'],
    ['subject', 'one\rtwo', 'line_break'],
    ['message', '', 'missing'],
    ['message', 'x'.repeat(5001), 'too_long'],
    ['message', ['text'], 'type'],
  ])('refuses the %s %j', async (field, value, code) => {
    const answer = await send(url(), newEnquiry({ [field]: value }));
    const { error } = await answer.json();
    expect([answer.status, error.code, Object.keys(error.fields)]).toEqual([
      422,
      'invalid',
      [field],
    ]);
    expect(error.fields[field].code).toBe(code);
    expect(await stored()).toBe(0);
  });

  test.each([
    ['name', `${'👩‍🚀'.repeat(50)}`, '👩🚀'.repeat(50)],
    ['name', '  Ada\u2028 \u202eLove\u0000lace\ud800 ', 'Ada Lovelace'],
    ['name', 'Zoe\u0308', 'Zoë'],
    ['subject', '=?utf-8?Q?a=0D=0ABcc:?=', '=?utf-8?Q?a=0D=0ABcc:?='],
    ['subject', 'a\tb', 'a b'],
    ['name', '\u3164A\u00adda\ufffc \u{1d173}Lo\u034fve\u2764\ufe0f', 'Ada Love\u2764\ufe0f'],
    ['email', 'a\u00adda@example.net', 'ada@example.net'],
    ['email', 'Ada@example.net. ', 'Ada@example.net'],
    ['email', 'info@müller.example', 'info@xn--mller-kva.example'],
    ['email', "o'hara+x@localhost", "o'hara+x@localhost"],
    ['message', 'a\u000bb\u000cc\u001fd\u0003e\u0092f\r\ng\th', 'abcdef\ng\th'],
    ['message', 'x'.repeat(5000), 'x'.repeat(5000)],
  ])('accepts the %s %j', async (field, value, expected) => {
    await referenceOf(await send(url(), newEnquiry({ [field]: value })));
    const [row] = await tested.rows('select name, email, subject, message from enquiry');
    expect(row?.[field]).toBe(expected);
    await mails(1);
    const [mail] = inbox.received;
    if (field === 'subject') expect(mail?.subject).toBe(`${expected}: Ada Lovelace`);
    if (field === 'email') expect(mail?.replyTo?.[0]?.address).toBe(expected);
    if (field === 'name' || field === 'message') expect(mail?.text).toContain(expected);
  });

  test('takes the subject that the form says, whatever was sent', async () => {
    const subjects: string[] = [];
    for (const [formType, subject] of [
      ['it-services', ' '],
      ['it-services', 'Mine'],
      ['ui-ux', 'ignored'],
      ['cyber-services', 'ignored'],
    ] as const) {
      await referenceOf(await send(url(), newEnquiry({ formType, subject, name: '$&' })));
      const rows = await tested.rows('select subject from enquiry order by id desc limit 1');
      subjects.push(String(rows[0]?.subject));
    }
    expect(subjects).toEqual([
      'IT Services Inquiry',
      'Mine',
      'UI/UX Design Inquiry',
      'Cyber Security Services Inquiry from $&',
    ]);
  });

  test('a repeat gets the first reference, is mailed once and costs nothing', async () => {
    const client = newClient();
    const enquiry = newEnquiry();
    const first = await referenceOf(await send(url(), enquiry, { key: 'key-1', client }));
    for (let n = 0; n < 6; n += 1) {
      const sending = n % 2 ? { key: 'key-1', client } : { key: `other-${n}`, client };
      expect(await referenceOf(await send(url(), enquiry, sending))).toBe(first);
    }
    const reuse = await send(url(), newEnquiry(), { key: 'key-1', client });
    expect([reuse.status, (await reuse.json()).error.code]).toEqual([422, 'key_reuse']);
    expect(await stored()).toBe(1);

    await age(tested.rows, 10 * minutes);
    expect(await referenceOf(await send(url(), enquiry, { key: 'key-1', client }))).toBe(first);
    const later = await referenceOf(await send(url(), enquiry, { key: 'key-2', client }));
    expect(later).not.toBe(first);
    await mails(2);
  });

  test('one enquiry that is sent many times at once is stored once', async () => {
    const enquiry = newEnquiry();
    const client = newClient();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(url(), enquiry, { client })),
    );
    expect(new Set(await Promise.all(answers.map(referenceOf))).size).toBe(1);
    expect(await stored()).toBe(1);
  });

  test('one client may send 5 in ten minutes and 30 a day, a network as much as ten clients', async () => {
    const several = async (client: string, count: number) => {
      const statuses: number[] = [];
      for (let n = 0; n < count; n += 1) {
        const answer = await send(url(), newEnquiry(), { client });
        statuses.push(answer.status);
        if (answer.status === 429) {
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
        }
        await answer.text();
      }
      return statuses;
    };
    const client = newClient();
    expect(await several(client, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    // A client's own claim stands to the left.
    expect((await send(url(), newEnquiry(), { client: `10.9.8.7, ${client}` })).status).toBe(429);
    for (let round = 0; round < 5; round += 1) {
      await age(tested.rows, 10 * minutes);
      await several(client, 5);
    }
    await age(tested.rows, 10 * minutes);
    expect(await several(client, 1)).toEqual([429]);

    expect(await several('2001:db8:1:1::1', 5)).toEqual([200, 200, 200, 200, 200]);
    expect(await several('2001:db8:1:1::2', 1)).toEqual([429]);
    for (let n = 2; n <= 10; n += 1) await several(`2001:db8:1:${n}::1`, 5);
    expect(await several('2001:db8:1:ff::1', 1)).toEqual([429]);
    expect(await several('2001:db8:2:1::1', 1)).toEqual([200]);
    // Closed unless they are being mailed: nobody reads these.
    await tested.rows('update enquiry set next_try_at = null where lease is null');
  });

  test('requests that are refused wait for no transaction, such as another instance may hold', async () => {
    const client = newClient();
    const first = newEnquiry();
    await referenceOf(await send(url(), first, { client, key: 'held' }));
    for (let n = 2; n <= 5; n += 1) await referenceOf(await send(url(), newEnquiry(), { client }));
    await mails(5);
    const release = await tested.holdLock();
    const limited = await send(url(), newEnquiry(), { client });
    const reused = await send(url(), newEnquiry(), { key: 'held' });
    expect([limited.status, reused.status]).toEqual([429, 422]);
    await release();
    // A repeat is answered although the limit is reached.
    expect((await send(url(), first, { client, key: 'held' })).status).toBe(200);
  });

  test('suspected spam is answered like any other, held, and listed to staff once a day', async () => {
    const links = (count: number) => 'https://spam.example/now '.repeat(count);
    await referenceOf(await send(url(), newEnquiry({ message: links(9) })));
    await referenceOf(await send(url(), newEnquiry({ message: links(3) }), { headers: {} }));
    const fields = { name: 'Bot', email: 'bot@example.net', message: 'Hi', formType: 'ui-ux' };
    const answer = await post(url(), { ...fields, website: 'https://spam.example' });
    expect(answer.headers.get('location')).toContain('/design/ui-ux-design#message-sent');
    await referenceOf(await send(url(), newEnquiry({ subject: 'Three', message: links(3) })));
    await mails(1);
    expect(inbox.received[0]?.subject).toBe('Three: Ada Lovelace');

    await tested.upkeep();
    await mails(2);
    const list = inbox.received[1];
    expect(list?.subject).toBe('3 suspected spam enquiries held back');
    for (const text of ['9 links', '3 links, sent by a script', 'hidden field filled in', 'Bot']) {
      expect(list?.text).toContain(text);
    }
    expect(list?.text).not.toContain('https://spam.example');

    await referenceOf(await send(url(), newEnquiry({ subject: 'Again', message: links(9) })));
    await tested.upkeep();
    await age(tested.rows, days);
    await tested.upkeep();
    await mails(3);
    expect(inbox.received[2]?.subject).toBe('1 suspected spam enquiry held back');
    const unlisted = 'select id from enquiry where held is not null and listed_at is null';
    await until(async () => expect(await tested.rows(unlisted)).toEqual([]));
    await age(tested.rows, 30 * days);
    await tested.upkeep();
    await until(async () => expect(await stored()).toBe(1));
  });

  test('a page without scripts is sent back to itself, or told which field is wrong', async () => {
    const fields = {
      name: 'Ada',
      email: 'ada@example.net',
      message: 'Hi',
      formType: 'it-strategy',
    };
    const client = newClient();
    const sent = await post(url(), fields, { client });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toMatch(/\/it\/it-strategy#message-sent$/);
    await mails(1);

    const wrong = await post(url(), { ...fields, email: 'ada', message: 'x'.repeat(5001) });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain('<li>Invalid email address</li>');
    expect(page).toContain(
      '<li>Please shorten your message to 5,000 characters; it has 5,001.</li>',
    );
    expect(page).toMatch(/<a href="[^"]*\/it\/it-strategy">/);
    expect(page).not.toContain('xxx');

    const asBrowser = { headers: { accept: 'text/html,*/*' } };
    const large = await post(url(), { ...fields, message: 'x'.repeat(70_000) }, asBrowser);
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('too large')]);
    expect(large.headers.get('content-type')).toContain('text/html');
    const opened = await fetch(url() + functionPath, asBrowser);
    expect([opened.status, opened.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(await opened.text()).toContain('<h1>Your message was not sent</h1>');

    for (let n = 0; n < 4; n += 1) await post(url(), { ...fields, message: `${n}` }, { client });
    const refused = await post(url(), { ...fields, message: 'one more' }, { client });
    expect(refused.status).toBe(303);
    expect(refused.headers.get('location')).toMatch(/\/it\/it-strategy#message-not-sent$/);
    expect(refused.headers.get('location')).not.toContain('ada');
  });

  test('what was kept long enough is deleted, and clients are forgotten after a day', async () => {
    await referenceOf(await send(url(), newEnquiry()));
    await mails(1);
    await until(async () => {
      const [row] = await tested.rows('select sent_at from enquiry');
      expect(row?.sent_at).not.toBeNull();
    });
    await age(tested.rows, 2 * days);
    const health = async () => (await fetch(`${url()}${functionPath}/health`)).json();
    expect(await health()).toEqual({ ok: false, reason: 'upkeep' });
    await tested.upkeep();
    await until(async () => {
      const [row] = await tested.rows('select client from enquiry');
      expect(row).toEqual({ client: null });
    });
    expect(await health()).toEqual({ ok: true });
    await age(tested.rows, 89 * days);
    await tested.upkeep();
    await until(async () => expect(await stored()).toBe(0));
  });

  test('no log line holds a word or an address of a visitor', async () => {
    const client = newClient();
    await send(url(), newEnquiry({ name: 'Wilhelmina', email: 'bad address' }), { client });
    await send(url(), newEnquiry({ name: 'Wilhelmina', message: 'confidential' }), { client });
    await mails(1);
    const output = tested.host.output();
    expect(output).toContain('"refused"');
    for (const word of ['Wilhelmina', 'confidential', 'ada@example.net', client]) {
      expect(output).not.toContain(word);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEachHost } from '../support/each-host.ts';
import {
  age,
  functionPath,
  newClient,
  newEnquiry,
  post,
  referenceOf,
  send,
  until,
} from '../support/host.ts';

// Repeats, limits, suspected spam and what is deleted (docs/function.md).

const minutes = 60_000;
const days = 24 * 60 * minutes;

describeOnEachHost(({ url, rows, upkeep, holdLock, received, mails, stored, output }) => {
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

    await age(rows, 10 * minutes);
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

  test('a client that floods waits for itself; another is served meanwhile', async () => {
    const client = newClient();
    let answers = 0;
    let over = false;
    const flood = Array.from({ length: 200 }, async () => {
      while (!over) {
        await (await send(url(), newEnquiry(), { client })).text();
        answers += 1;
      }
    });
    await until(() => answers > 400);
    answers = 0;
    await referenceOf(await send(url(), newEnquiry()));
    const meanwhile = answers;
    over = true;
    await Promise.all(flood);
    expect(meanwhile).toBeLessThan(flood.length);
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
      await age(rows, 10 * minutes);
      await several(client, 5);
    }
    await age(rows, 10 * minutes);
    expect(await several(client, 1)).toEqual([429]);

    expect(await several('2001:db8:1:1::1', 5)).toEqual([200, 200, 200, 200, 200]);
    expect(await several('2001:db8:1:1::2', 1)).toEqual([429]);
    for (let n = 2; n <= 10; n += 1) await several(`2001:db8:1:${n}::1`, 5);
    expect(await several('2001:db8:1:ff::1', 1)).toEqual([429]);
    expect(await several('2001:db8:2:1::1', 1)).toEqual([200]);
    // Closed unless they are being mailed: nobody reads these.
    await rows('update enquiry set next_try_at = null where lease is null');
  });

  test('requests that are refused wait for no transaction, such as another instance may hold', async () => {
    const client = newClient();
    const first = newEnquiry();
    await referenceOf(await send(url(), first, { client, key: 'held' }));
    for (let n = 2; n <= 5; n += 1) await referenceOf(await send(url(), newEnquiry(), { client }));
    await mails(5);
    const release = await holdLock();
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
    const fields = newEnquiry({ name: 'Bot', formType: 'ui-ux', website: 'https://spam.example' });
    const answer = await post(url(), fields);
    expect(answer.headers.get('location')).toContain('/design/ui-ux-design#message-sent');
    await referenceOf(await send(url(), newEnquiry({ subject: 'Three', message: links(3) })));
    await mails(1);
    expect(received[0]?.subject).toBe('Three: Ada Lovelace');

    await upkeep();
    await mails(2);
    const list = received[1];
    expect(list?.subject).toBe('3 suspected spam enquiries held back');
    for (const text of ['9 links', '3 links, sent by a script', 'hidden field filled in', 'Bot']) {
      expect(list?.text).toContain(text);
    }
    expect(list?.text).not.toContain('https://spam.example');

    await referenceOf(await send(url(), newEnquiry({ subject: 'Again', message: links(9) })));
    await upkeep();
    await age(rows, days);
    await upkeep();
    await mails(3);
    expect(received[2]?.subject).toBe('1 suspected spam enquiry held back');
    const unlisted = 'select id from enquiry where held is not null and listed_at is null';
    await until(async () => expect(await rows(unlisted)).toEqual([]));
    await age(rows, 30 * days);
    await upkeep();
    await until(async () => expect(await stored()).toBe(1));
  });

  test('ten thousand enquiries in a day close the forms, which health and log say; held ones do not count', async () => {
    const fill = (count: number, held: string) =>
      rows(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
        insert into enquiry (reference, payload_hash, form_type, name, email, subject, message, received_at, listed_at, held)
        select 'ENQ-' || i || '-${randomUUID()}', 'x', 'home', 'Bot', 'bot@example.net', 'Offer', 'Hi',
          ${Date.now() - minutes}, ${Date.now()}, ${held} from n`);
    const health = async () => (await fetch(`${url()}${functionPath}/health`)).json();
    await fill(10_000, `'9 links'`);
    await fill(9_999, 'null');
    expect(await health()).toEqual({ ok: true });
    await referenceOf(await send(url(), newEnquiry()));
    await mails(1);
    const refused = await send(url(), newEnquiry());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600']);
    expect(await health()).toEqual({ ok: false, reason: 'store', reasons: ['closed'] });
    await until(() => expect(output()).toMatch(/"level":50.*"DAY_LIMIT"/));
  });

  test('more suspected spam than one mail shows comes in the next ones, and nothing is deleted unseen', async () => {
    const hold = (count: number, receivedAt: number) =>
      rows(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
        insert into enquiry (reference, payload_hash, form_type, name, email, subject, message, received_at, held)
        select 'ENQ-' || i || '-${randomUUID()}', 'x', 'home', 'Bot', 'bot@example.net', 'Offer', 'Hi',
          ${receivedAt}, '9 links' from n`);
    const unlisted = async () =>
      (await rows('select id from enquiry where held is not null and listed_at is null')).length;
    const subjects = () => received.map(({ subject }) => subject);
    await hold(230, Date.now());
    await upkeep();
    await until(async () => expect(await unlisted()).toBe(30));
    await upkeep();
    await until(async () => expect(await unlisted()).toBe(0));
    expect(subjects()).toEqual([
      '230 suspected spam enquiries held back',
      '30 suspected spam enquiries held back',
    ]);
    // What comes later waits for the next day, which the hourly upkeep must not miss by a second.
    await hold(1, Date.now());
    await upkeep();
    await upkeep();
    expect(await unlisted()).toBe(1);
    await age(rows, days - 20 * minutes);
    await upkeep();
    await until(async () => expect(await unlisted()).toBe(0));
    await mails(3);

    // Ten mails in a day; what is left is no failure, but a day without any is one.
    await rows(`update enquiry set listed_at = ${Date.now()} - 1000 * (id % 100)
      where id in (select id from enquiry order by id desc limit 10)`);
    await hold(1, Date.now() - 60 * minutes);
    await upkeep();
    await upkeep();
    expect(await unlisted()).toBe(1);
    await age(rows, 25.5 * 60 * minutes);
    const health = async () => (await fetch(`${url()}${functionPath}/health`)).json();
    expect(await health()).toEqual({ ok: true });
    await age(rows, 60 * minutes);
    expect(await health()).toEqual({ ok: false, reason: 'mail', reasons: ['held'] });
    await upkeep();
    await until(async () => expect(await unlisted()).toBe(0));
    expect(await health()).toEqual({ ok: true });
  });

  test('a page without scripts is sent back to itself, or told which field is wrong', async () => {
    const fields = newEnquiry({ formType: 'it-strategy' });
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
      const [row] = await rows('select sent_at from enquiry');
      expect(row?.sent_at).not.toBeNull();
    });
    await age(rows, 2 * days);
    const health = async () => (await fetch(`${url()}${functionPath}/health`)).json();
    expect(await health()).toEqual({ ok: false, reason: 'upkeep', reasons: ['upkeep'] });
    await upkeep();
    await until(async () => {
      const [row] = await rows('select client from enquiry');
      expect(row).toEqual({ client: null });
    });
    expect(await health()).toEqual({ ok: true });
    await age(rows, 89 * days);
    await upkeep();
    await until(async () => expect(await stored()).toBe(0));
  });

  test('no log line holds a word or an address of a visitor', async () => {
    const client = newClient();
    await send(url(), newEnquiry({ name: 'Wilhelmina', email: 'bad address' }), { client });
    await send(url(), newEnquiry({ name: 'Wilhelmina', message: 'confidential' }), { client });
    await mails(1);
    const log = output();
    expect(log).toContain('"refused"');
    for (const word of ['Wilhelmina', 'confidential', 'ada@example.net', client]) {
      expect(log).not.toContain(word);
    }
  });
});

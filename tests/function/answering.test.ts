import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { handleStaff, type StaffActServices } from '../../enquiry/answering/handle-staff.ts';
import { createStaffLinks, linkDays } from '../../enquiry/answering/links.ts';
import { sendReminders } from '../../enquiry/answering/reminders.ts';
import { doChores } from '../../enquiry/upkeep/housekeeping.ts';
import { batchSize } from '../../enquiry/upkeep/records.ts';
import { readMigrations } from '../../hosts/shared/migrations.ts';
import { tokensIn } from '../../testing/mail/staff-links.ts';
import { prepareHousekeeping } from '../../testing/stores/test-housekeeping.ts';
import { startPostgres, type TestPostgres } from '../../testing/stores/test-postgres.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const advertisement = { message: 'Buy https://spam.example/now '.repeat(9) };
const words = { name: 'Grace Hopper', email: 'grace@example.net', message: 'A secret plan' };

describe.each(['SQLite', 'PostgreSQL'])('On %s', (kind) => {
  let house: Awaited<ReturnType<typeof prepareHousekeeping>>;
  let services: StaffActServices;

  beforeEach(async () => {
    await postgres.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    house = await prepareHousekeeping('smtp', (file) =>
      kind === 'SQLite' ? openSqliteStore(file) : openPostgresStore(postgres.url, readMigrations()),
    );
    services = house.services;
    house.startWorker();
  });
  afterEach(() => house.close());

  const call = (body: unknown, client = 'staff') =>
    handleStaff(
      new Request('https://www.example.com/functions/v1/staff-act', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      client,
      services,
    );
  const answerTo = async (body: unknown) => {
    const response = await call(body);
    expect(response.status).toBe(200);
    return response.json();
  };
  const refusedWith = async (body: unknown, client?: string) => {
    const response = await call(body, client);
    return [response.status, (await response.json()).error?.code];
  };

  const mails = () => house.inbox.received.map(({ mail }) => mail);
  const mailAbout = (text: string) => mails().findLast((mail) => mail.subject?.includes(text));
  const actsOn = (reference: string) => house.store.actsOn(reference);

  /** The clock stands still meanwhile: on a busy machine chores take long, and reminders go by the minute. */
  const runChores = (changes: Partial<typeof house.services> = {}) =>
    doChores({ ...house.services, ...changes }, new AbortController().signal);

  /** Lets chores run at a time; resolves to the subjects of the mails that they sent. */
  async function choresAt(time: string) {
    house.clock.advance(Date.parse(time) - house.clock.now());
    const before = house.inbox.received.length;
    await runChores();
    // The daily test comes through, or staff would be told of it.
    const newest = { kind: 'recent', limit: 1, filter: { canary: true } } as const;
    for await (const [canary] of house.store.find(newest, house.clock.now())) {
      await house.delivered(canary?.reference ?? '');
    }
    return mails()
      .slice(before)
      .map(({ subject }) => subject);
  }

  /** An enquiry that reached the staff, and the token of its mail. */
  async function delivered(changes: object = words) {
    const reference = await house.send(changes);
    await house.delivered(reference);
    const mail = mails().find(({ text }) => text?.includes(reference));
    const [token = ''] = tokensIn(mail?.text);
    return { reference, token, mail };
  }

  test('An enquiry is marked as answered by the last line of its mail, once', async () => {
    const { reference, token, mail } = await delivered();
    expect(tokensIn(mail?.text)).toHaveLength(1);
    expect(mail?.text?.trimEnd().endsWith(token)).toBe(true);
    const view = await answerTo({ token });
    expect(view).toMatchObject({
      reference,
      formType: 'home',
      state: 'open',
      acts: ['answered'],
      madeFor: 'staff@example.com',
    });
    expect(view.worksUntil - house.clock.now()).toBeLessThanOrEqual(linkDays * day);
    for (const word of Object.values(words)) expect(JSON.stringify(view)).not.toContain(word);
    expect(await actsOn(reference)).toEqual([]);

    const now = house.clock.now();
    expect(await answerTo({ token, act: 'answered' })).toMatchObject({
      done: true,
      state: 'answered',
      acts: [],
      settled: { at: now, by: 'staff@example.com' },
    });
    expect(await answerTo({ token, act: 'answered' })).toMatchObject({ done: false });
    expect(await actsOn(reference)).toEqual([
      { act: 'answered', actor: 'staff@example.com', at: now },
    ]);
    // Whoever has the mail, quoted in a reply, can do nothing else.
    for (const act of ['closed', 'spam', 'released']) {
      expect(await refusedWith({ token, act })).toEqual([403, 'link']);
    }
    expect(house.log.join()).not.toContain(token);
  });

  test('Over Easter: reminded at three quarters and at the end of the promised time, then each staffed morning', async () => {
    house.clock.advance(Date.parse('2026-04-02T16:00+11:00') - house.clock.now());
    const { reference } = await delivered();
    // Nine staffed hours: 90 minutes on Thursday, the rest on Tuesday, in standard time.
    for (const time of [
      '2026-04-02T17:20+11:00',
      '2026-04-03T13:00+11:00',
      '2026-04-05T12:00+10:00',
      '2026-04-06T16:30+10:00',
      '2026-04-07T13:43+10:00',
    ]) {
      expect(await choresAt(time)).toEqual([]);
    }
    expect(await choresAt('2026-04-07T13:46+10:00')).toEqual(['1 enquiry waits for an answer']);
    expect(await choresAt('2026-04-07T15:58+10:00')).toEqual([]);
    expect(await choresAt('2026-04-07T16:01+10:00')).toEqual([
      '1 enquiry waits for an answer, 1 beyond the promised time',
    ]);
    const { text: reminder = '' } = mailAbout('waits for an answer') ?? {};
    expect(reminder).toContain(reference);
    expect(reminder).toContain('Tuesday, 7 April 2026 at 4:00');
    for (const word of Object.values(words)) expect(reminder).not.toContain(word);
    expect(await choresAt('2026-04-07T20:00+10:00')).toEqual([]);
    expect(await choresAt('2026-04-08T08:05+10:00')).toEqual([
      '1 enquiry beyond the promised time',
    ]);
    const [token = ''] = tokensIn(mailAbout('beyond')?.text);
    expect(await answerTo({ token })).toMatchObject({ acts: ['answered', 'closed', 'spam'] });
    expect(await answerTo({ token, act: 'closed' })).toMatchObject({ done: true, state: 'closed' });
    expect(await choresAt('2026-04-09T08:05+10:00')).toEqual([]);
  });

  test('What is late is repeated on staffed mornings only, not on a holiday', async () => {
    house.clock.advance(Date.parse('2026-04-01T10:00+11:00') - house.clock.now());
    await delivered();
    expect(await choresAt('2026-04-02T08:05+11:00')).toEqual(['1 enquiry waits for an answer']);
    expect(await choresAt('2026-04-02T10:05+11:00')).toEqual([
      '1 enquiry waits for an answer, 1 beyond the promised time',
    ]);
    for (const time of ['2026-04-03T08:05+11:00', '2026-04-04T08:05+11:00']) {
      expect(await choresAt(time)).toEqual([]);
    }
    expect(await choresAt('2026-04-07T08:05+10:00')).toEqual([
      '1 enquiry beyond the promised time',
    ]);
  });

  test('A reminder names all that wait, oldest first; what comes back counts anew', async () => {
    house.clock.advance(Date.parse('2026-03-16T09:00+11:00') - house.clock.now());
    const first = await delivered({ ...words, message: 'One' });
    house.clock.advance(60 * minute);
    const second = await delivered({ ...words, message: 'Two' });
    const third = await delivered({ ...words, message: 'Three' });
    await answerTo({ token: third.token, act: 'answered' });
    expect(await choresAt('2026-03-16T17:10+11:00')).toEqual(['2 enquiries wait for an answer']);
    const { text = '' } = mailAbout('wait for an answer') ?? {};
    expect(text.indexOf(first.reference)).toBeLessThan(text.indexOf(second.reference));
    expect(text).not.toContain(third.reference);
    await answerTo({ token: first.token, act: 'answered' });
    await answerTo({ token: second.token, act: 'answered' });
    expect(await house.store.reopen(first.reference, 'staff command', house.clock.now())).toBe(
      true,
    );
    expect(await choresAt('2026-03-17T09:10+11:00')).toContain(
      '1 enquiry waits for an answer, 1 beyond the promised time',
    );
  });

  test.each([
    ['all if they have room', batchSize, (n: number) => n < 30],
    ['those that it is sent for if not all have room', batchSize + 1, (n: number) => n > 170],
  ])('A reminder that is sent for some of many names %s', async (_, count, isDue) => {
    house.clock.advance(Date.parse('2026-03-16T09:00+11:00') - house.clock.now());
    const { reference } = await delivered();
    const one = await house.store.get(reference, house.clock.now());
    const references = Array.from({ length: count }, (_, n) => `ENQ-${n + 22_222_222}`);
    const records = Object.assign(Object.create(house.store), {
      async *find() {
        yield references.map((reference, n) => ({
          ...one,
          reference,
          reminders: isDue(n) ? 0 : 2,
        }));
      },
    });
    house.clock.advance(7 * 60 * minute);
    await sendReminders({ ...house.services, records }, 0, new AbortController().signal);
    const { text = '' } = mailAbout('wait for an answer') ?? {};
    const named = references.filter((reference) => text.includes(reference));
    expect(named).toHaveLength(batchSize);
    expect(named).toEqual(expect.arrayContaining(references.filter((_, n) => isDue(n))));
    expect(text.includes(`${batchSize} are below.`)).toBe(count > batchSize);
  });

  test('The reminder of what was reopened is another mail than the one before', async () => {
    house.clock.advance(Date.parse('2026-03-16T09:00+11:00') - house.clock.now());
    const { reference, token } = await delivered();
    await choresAt('2026-03-18T09:10+11:00');
    await answerTo({ token, act: 'answered' });
    await house.store.reopen(reference, 'staff command', house.clock.now());
    await choresAt('2026-03-18T10:10+11:00');
    const reminders = mails().filter(({ subject }) => subject?.includes('waits for an answer'));
    expect(new Set(reminders.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('Nobody is reminded when reminders are off, nor of what is quarantined or the canary', async () => {
    await house.send(advertisement);
    house.clock.advance(5 * day);
    await runChores();
    expect(house.timesLogged('reminder')).toBe(0);
    await delivered();
    house.clock.advance(5 * day);
    await runChores({ remind: [] });
    expect(house.timesLogged('reminder')).toBe(0);
    expect(mailAbout('beyond')).toBeUndefined();
  });

  test('A reminder that could not be sent is sent later, and no enquiry is passed over', async () => {
    house.clock.advance(Date.parse('2026-03-16T09:00+11:00') - house.clock.now());
    const { reference } = await delivered();
    house.inbox.replies.data = 451;
    await choresAt('2026-03-16T16:00+11:00');
    house.inbox.replies.data = undefined;
    expect(await choresAt('2026-03-16T16:20+11:00')).toEqual(['1 enquiry waits for an answer']);
    expect(await choresAt('2026-03-16T16:40+11:00')).toEqual([]);
    expect(mailAbout('waits')?.text).toContain(reference);
  });

  test('Two instances send one reminder', async () => {
    house.clock.advance(Date.parse('2026-03-16T09:00+11:00') - house.clock.now());
    await delivered();
    house.clock.advance(8 * 60 * minute);
    await Promise.all([runChores(), runChores(), runChores()]);
    expect(mails().filter(({ subject }) => subject?.includes('waits'))).toHaveLength(1);
  });

  test('What was held back is released by the digest’s link, and mailed once', async () => {
    const reference = await house.send(advertisement);
    const other = await house.send({ ...advertisement, email: 'eve@example.net' });
    house.clock.advance(day);
    await runChores();
    const digest = mailAbout('held back');
    const tokens = tokensIn(digest?.text);
    expect(tokens).toHaveLength(2);
    const views = await Promise.all(tokens.map((token) => answerTo({ token })));
    const tokenOf = (one: string) =>
      tokens[views.findIndex((view) => view.reference === one)] ?? expect.fail(one);
    expect(views.map(({ state, acts }) => [state, acts])).toEqual([
      ['quarantined', ['released', 'spam']],
      ['quarantined', ['released', 'spam']],
    ]);
    const token = tokenOf(reference);
    expect(await answerTo({ token, act: 'released' })).toMatchObject({ done: true, state: 'open' });
    await house.delivered(reference);
    expect(await answerTo({ token, act: 'released' })).toMatchObject({ done: false });
    const sent = mails().filter(
      ({ text }) => text?.startsWith('Form:') && text.includes(reference),
    );
    expect(sent).toHaveLength(1);
    // Who answers it and comes back to the link may say so there.
    expect(await answerTo({ token })).toMatchObject({ acts: ['answered', 'closed', 'spam'] });
    expect(await answerTo({ token: tokenOf(other), act: 'spam' })).toMatchObject({
      done: true,
      state: 'spam',
    });
    expect(await house.stateOf(other)).toBe('quarantined');
    expect((await actsOn(reference)).map(({ act, actor }) => [act, actor])).toEqual([
      ['released', 'staff@example.com'],
    ]);
  });

  test('An act chosen on a page that a colleague has overtaken does nothing', async () => {
    const reference = await house.send(advertisement);
    house.clock.advance(day);
    await runChores();
    const [token = ''] = tokensIn(mailAbout('held back')?.text);
    const { state: shown } = await answerTo({ token });
    await answerTo({ token, act: 'released', shown });
    await house.delivered(reference);
    expect(await answerTo({ token, act: 'spam', shown })).toMatchObject({
      done: false,
      state: 'open',
    });
    expect(await answerTo({ token, act: 'spam', shown: 'open' })).toMatchObject({
      done: true,
      state: 'spam',
    });
  });

  test('Reading a link, however often and by whatever method, changes nothing', async () => {
    const { reference, token } = await delivered();
    for (let times = 0; times < 20; times += 1) await answerTo({ token });
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      const request = new Request(`https://www.example.com/functions/v1/staff-act?${token}`, {
        method,
      });
      expect((await handleStaff(request, 'scanner', services)).status).toBe(405);
    }
    const form = new Request('https://www.example.com/functions/v1/staff-act', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token, act: 'answered' }).toString(),
    });
    expect((await handleStaff(form, 'scanner', services)).status).toBe(415);
    const foreign = new Request('https://www.example.com/functions/v1/staff-act', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ token, act: 'answered' }),
    });
    expect((await handleStaff(foreign, 'scanner', services)).status).toBe(403);
    expect(await actsOn(reference)).toEqual([]);
  });

  test('An altered, foreign, expired or unknown token does nothing', async () => {
    const { reference, token } = await delivered();
    const [text = '', signature = ''] = token.split('.');
    const more = btoa(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')).replace(' 0 ', ' 0123 '),
    );
    const altered = [
      '',
      '.',
      text,
      `${text}.`,
      `.${signature}`,
      `${text}.${signature.slice(0, -4)}`,
      `${text}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
      `${more.replaceAll('=', '')}.${signature}`,
      `${'A'.repeat(20_000)}.${signature}`,
      '\u{1f600}.%%%',
    ];
    for (const [n, one] of altered.entries()) {
      expect(await refusedWith({ token: one, act: 'answered' }, `client ${n}`)).toEqual([
        403,
        'link',
      ]);
    }
    const foreign = await prepareHousekeeping();
    const { links } = foreign.services;
    const claim = { reference, acts: ['answered'], recipient: 'staff@example.com' } as const;
    const theirs = (await links.linkTo(claim)).split('#')[1];
    await foreign.close();
    // Without a key of this day here, and with one.
    expect(await refusedWith({ token: theirs, act: 'answered' }, 'foreign')).toEqual([403, 'link']);
    for (const body of [
      {},
      { token: 1 },
      { token, act: 'erased' },
      { token, act: 1 },
      'text',
      [],
    ]) {
      expect((await call(body)).status).toBe(400);
    }
    house.clock.advance(linkDays * day + minute);
    expect(await refusedWith({ token, act: 'answered' })).toEqual([410, 'expired']);
    house.clock.advance(2 * day);
    await services.links.forgetKeys();
    expect(await refusedWith({ token, act: 'answered' })).toEqual([410, 'expired']);
    expect((await actsOn(reference)).filter(({ act }) => act === 'answered')).toEqual([]);
  });

  test('A key is kept until its last link has expired', async () => {
    const { token } = await delivered();
    house.clock.advance(linkDays * day - 2 * minute);
    await services.links.forgetKeys();
    expect(await answerTo({ token })).toMatchObject({ state: 'open' });
  });

  test('Guesses are limited for their client, and for nobody else', async () => {
    const { token } = await delivered();
    const codes: unknown[] = [];
    for (let n = 0; n < 50; n += 1) {
      codes.push((await refusedWith({ token: `${token}A` }, 'guesser'))[0]);
    }
    expect(codes.slice(0, 5)).toEqual([403, 403, 403, 403, 403]);
    expect(new Set(codes.slice(5))).toEqual(new Set([429]));
    expect((await call({ token }, 'guesser')).headers.get('retry-after')).toBeTruthy();
    expect(await answerTo({ token })).toMatchObject({ state: 'open' });
    // Visitors behind the same address can still write.
    await delivered({ ...words, message: 'From the same office' });
  });

  test('Clicks that come together are one act', async () => {
    const { reference, token } = await delivered();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => answerTo({ token, act: 'answered' })),
    );
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    expect(await actsOn(reference)).toHaveLength(1);
  });

  test('An erased enquiry keeps its acts, and nothing can be done with it', async () => {
    const { reference, token } = await delivered();
    await answerTo({ token, act: 'answered' });
    await house.store.erase([reference], 'staff command', house.clock.now());
    expect(await answerTo({ token })).toMatchObject({ state: 'erased', acts: [] });
    expect(await answerTo({ token, act: 'answered' })).toMatchObject({ done: false });
    expect((await actsOn(reference)).map(({ act }) => act)).toEqual(['answered', 'erased']);
  });

  test('Links made by two instances fit both', async () => {
    const { reference } = await delivered();
    const other = createStaffLinks(house.store, house.clock, 'https://www.example.com/staff');
    const claim = { reference, acts: ['closed'], recipient: 'eve@example.com' } as const;
    const token = (await other.linkTo(claim)).split('#')[1];
    expect(await answerTo({ token })).toMatchObject({ madeFor: 'eve@example.com' });
  });
});

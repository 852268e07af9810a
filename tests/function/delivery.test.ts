import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  age,
  functionPath,
  type Host,
  newClient,
  newEnquiry,
  type Rows,
  referenceOf,
  send,
  sqliteRows,
  startNode,
  temporaryFolder,
  until,
} from '../support/host.ts';
import { type Inbox, startInbox } from '../support/smtp.ts';

const minutes = 60_000;
let folder: ReturnType<typeof temporaryFolder>;
let inbox: Inbox;
let host: Host;
let rows: Rows;
beforeEach(async () => {
  folder = temporaryFolder();
  inbox = await startInbox();
  rows = sqliteRows(folder.path);
  host = await start();
});
afterEach(async () => {
  await host.end('SIGKILL');
  await inbox.close();
  folder.remove();
});

const start = (env: Readonly<Record<string, string>> = {}) =>
  startNode({
    DATA_DIR: folder.path,
    SMTP_URL: inbox.url,
    ENQUIRIES_TO: 'staff@example.com,boss@example.com',
    ...env,
  });
/** Subjects as they were typed, without the sender's name behind them. */
const subjects = () => inbox.received.map(({ subject }) => subject?.replace(/: Ada.*/, ''));
const sendOne = async (subject: string, client = newClient()) =>
  referenceOf(await send(host.url, newEnquiry({ subject }), { client }));
const errorOf = async (reference: string) =>
  (await rows(`select last_error from enquiry where reference = '${reference}'`))[0]?.last_error;
const health = async () => (await fetch(`${host.url}/health`)).json();

test('what an outage of the mail server delays is delivered when it is back, with the same Message-ID', async () => {
  inbox.manners.mail = 'cut';
  const cut = await sendOne('Cut');
  await until(async () => expect(await errorOf(cut)).not.toBeNull());
  await inbox.close();
  const away = await sendOne('Away');
  await until(async () => expect(await errorOf(away)).toBe('ECONNREFUSED'));
  expect(await health()).toEqual({ ok: true });
  await age(rows, 31 * minutes);
  expect(await health()).toEqual({ ok: false, reason: 'mail' });

  inbox.manners.mail = 250;
  await inbox.open();
  await until(() => expect(new Set(subjects())).toEqual(new Set(['Cut', 'Away'])));
  expect(inbox.received.every(({ messageId }) => messageId?.includes('.ENQ-'))).toBe(true);
  await until(async () => expect(await health()).toEqual({ ok: true }));
});

test('a server that takes the login and refuses each mail is tried without end, and turns health red', async () => {
  inbox.manners.mail = 550;
  const reference = await sendOne('Refused');
  for (const attempts of [2, 3, 4, 5, 6, 7, 8, 9]) {
    // The longest wait between two tries is an hour.
    await age(rows, 61 * minutes);
    await until(async () =>
      expect(await rows('select attempts from enquiry')).toEqual([{ attempts }]),
    );
  }
  expect(await errorOf(reference)).toContain('SMTP 550');
  expect(await health()).toEqual({ ok: false, reason: 'mail' });
  inbox.manners.mail = 250;
  await age(rows, 61 * minutes);
  await until(() => expect(subjects()).toEqual(['Refused']));
});

test('a mail that fails, whatever the reason, does not hold up the others', async () => {
  inbox.manners.recipients = { 'staff@example.com': 550, 'boss@example.com': 550 };
  const refused = await sendOne('First');
  await until(async () => expect(await errorOf(refused)).toContain('SMTP 550'));
  inbox.manners.recipients = {};
  // A row that no mail can be made of is the first in line.
  await rows(`update enquiry set next_try_at = 0, received_at = 9e15, subject = 'Broken'`);
  await sendOne('Second');
  await until(() => expect(subjects()).toEqual(['Second']));
  await until(async () => expect(await errorOf(refused)).toBe('RangeError'));
});

test('one dead mailbox of two: colleagues get the mail once, and health is red for a day', async () => {
  inbox.manners.recipients = { 'boss@example.com': 550 };
  const reference = await sendOne('Once');
  await until(async () =>
    expect(await errorOf(reference)).toBe('rejected: boss@example.com (SMTP 550)'),
  );
  expect(await health()).toEqual({ ok: false, reason: 'mail' });
  await age(rows, 24 * 60 * minutes);
  expect(await health()).toEqual({ ok: true });
  expect(subjects()).toEqual(['Once']);
});

test('beyond the hourly limit mails wait, and clients with few mails come first', async () => {
  await host.end('SIGTERM');
  // 3 mails leave in an hour; a client may send one enquiry in ten minutes.
  host = await start({ RATE_LIMIT: '0.03' });
  const greedy = newClient();
  await sendOne('Greedy', greedy);
  await sendOne('Calm');
  await sendOne('Quiet');
  await until(() => expect(subjects()).toHaveLength(3));
  expect((await send(host.url, newEnquiry(), { client: greedy })).status).toBe(429);
  await sendOne('Late');
  // The greedy client's next mail has waited longest.
  await rows(`insert into enquiry (reference, payload_hash, form_type, name, email, subject, message,
      client, rank, received_at, next_try_at)
    select 'ENQ-GREEDY00', 'x', form_type, name, email, 'Greedy again', message, client, 1, 1, 1
    from enquiry where subject = 'Greedy'`);
  expect(await rows('select id from enquiry where next_try_at is not null')).toHaveLength(2);
  await rows(`update enquiry set sent_at = sent_at - ${61 * minutes} where subject = 'Calm'`);
  await until(() => expect(subjects().slice(3)).toEqual(['Late']));
});

test('a stopping server finishes the mail in flight, and an answer to every request', async () => {
  inbox.manners.mail = 'hang';
  const hanging = sendOne('In flight');
  const reference = await hanging;
  await until(async () => {
    const [row] = await rows('select lease from enquiry');
    expect(row?.lease).not.toBeNull();
  });
  const ended = host.end('SIGTERM');
  // The server that hung drops the connection, as it does at its own timeout.
  await inbox.close();
  expect(await ended).toBe(0);
  expect(await errorOf(reference)).not.toBeNull();

  inbox.manners.mail = 250;
  await inbox.open();
  host = await start();
  await age(rows, 2 * minutes);
  await until(() => expect(subjects()).toEqual(['In flight']));
});

test('a form of a page without scripts reaches the inbox', async () => {
  const page = await (await fetch(`${host.url}/design/ui-ux-design`)).text();
  expect(page).toContain(`action="${functionPath}"`);
  const answer = await fetch(host.url + functionPath, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      name: 'Ada',
      email: 'ada@example.net',
      message: 'Hello',
      formType: 'ui-ux',
      website: '',
    }),
  });
  expect(answer.headers.get('location')).toBe('/design/ui-ux-design#message-sent');
  await until(() => expect(subjects()).toEqual(['UI/UX Design Inquiry']));
});

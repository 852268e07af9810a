import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { typedColumns } from '../../adapters/sql/payload.ts';
import { backUpDatabase } from '../../adapters/sqlite/sqlite-backup.ts';
import { commitments } from '../../content/commitments.ts';
import { handle } from '../../enquiry/intake/handle.ts';
import { fields } from '../../enquiry/rules/fields.ts';
import { batchSize } from '../../enquiry/upkeep/records.ts';
import { prepareHousekeeping } from '../../testing/stores/test-housekeeping.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

// One enquiry is followed through all that keeps or carries it. What is found must be what the
// privacy policy names (docs/privacy-promises.md), and nothing else.

const day = 24 * 60 * 60_000;
const visitor = {
  name: 'Grace Needleworth',
  email: 'grace.needleworth@visitor.example',
  subject: 'Subject Thimbleful',
  message: 'Message Thistledown, and more of it',
};
const words = Object.values(visitor);
const address = '203.0.113.77';

let house: Awaited<ReturnType<typeof prepareHousekeeping>>;
beforeEach(async () => {
  house = await prepareHousekeeping();
});
afterEach(() => house.close());

/** Sends the visitor's enquiry. */
async function send(): Promise<string> {
  const request = new Request('http://x.example/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(newEnquiry(visitor)),
  });
  const answer = await handle(request, { kind: 'client', client: address }, house.services);
  expect(answer.status).toBe(200);
  for await (const [newest] of house.store.find({ kind: 'recent', limit: 1 }, house.clock.now())) {
    if (newest) return newest.reference;
  }
  throw new Error('nothing was stored');
}

const found = (text: string, needles: readonly string[]) =>
  needles.filter((needle) => text.includes(needle));

test('Files and log hold no network address, and the log none of the visitor’s words', async () => {
  await send();
  expect(found(house.contentOfFiles(), [address])).toEqual([]);
  expect(found(house.contentOfFiles(), words)).toEqual(words);
  expect(found(house.log.join('\n'), [...words, address])).toEqual([]);
});

test('The store has a column for what the policy names, and for nothing else about a visitor', async () => {
  await send();
  const db = new DatabaseSync(join(house.mailFolder, '..', 'enquiries.db'), { readOnly: true });
  const columns = db.prepare("SELECT name FROM pragma_table_info('enquiry')").all();
  db.close();
  const added = ['reference', 'accepted_at', 'form_type', 'page', 'suspicions', 'points'];
  const ofAddress = ['client_network'];
  const ofOurs = [
    'id',
    'message_id',
    'idempotency_key',
    'canary',
    'quarantined_at',
    'released_at',
    'digested_at',
    'outcome',
    'reminders',
  ];
  const expected = [...typedColumns, ...added, ...ofAddress, ...ofOurs, 'erased_at'];
  const names = columns.map(({ name }) => String(name));
  expect(names.filter((name) => !expected.includes(name))).toEqual([]);
});

test('Staff get an enquiry by mail, without the network address', async () => {
  house.startWorker();
  await send();
  await expect.poll(() => house.inbox.received.length).toBe(1);
  const [mail] = house.inbox.received;
  expect(found(`${mail?.raw}${mail?.mail.text}`, [visitor.name, visitor.message])).toHaveLength(2);
  expect(found(`${mail?.raw}`, [address])).toEqual([]);
});

test('A delivered enquiry is erased after the promised days from every file; a backup made before still has it', async () => {
  house.startWorker();
  const reference = await send();
  await expect.poll(() => house.stateOf(reference)).toBe('delivered');
  const backup = join(house.mailFolder, '..', '..', `backup-${process.pid}.db`);
  await backUpDatabase(join(house.mailFolder, '..', 'enquiries.db'), backup);
  house.clock.advance((commitments.enquiryRetentionDays - 1) * day);
  await house.doChores();
  expect(await house.stateOf(reference)).toBe('delivered');
  house.clock.advance(2 * day);
  await house.doChores();
  expect(await house.stateOf(reference)).toBe('erased');
  expect(found(house.contentOfFiles(), words)).toEqual([]);
  expect(found(readFileSync(backup, 'latin1'), [visitor.email])).toEqual([visitor.email]);
});

test('What staff note about an enquiry is act, mailbox and time, and stays with its reference', async () => {
  const by = 'staff@example.com';
  house.startWorker();
  const reference = await send();
  await expect.poll(() => house.stateOf(reference)).toBe('delivered');
  const at = house.clock.now();
  await house.store.conclude(reference, 'answered', by, at);
  house.clock.advance((commitments.enquiryRetentionDays + 1) * day);
  await house.doChores();
  expect(await house.stateOf(reference)).toBe('erased');
  const [answered, erased] = await house.store.actsOn(reference);
  expect(answered).toEqual({ act: 'answered', actor: by, at });
  expect(erased).toMatchObject({ act: 'erased', actor: 'retention' });
  const db = new DatabaseSync(join(house.mailFolder, '..', 'enquiries.db'), { readOnly: true });
  const columns = db.prepare("SELECT name FROM pragma_table_info('act')").all();
  db.close();
  expect(columns.map(({ name }) => name)).toEqual(['id', 'enquiry_id', 'act', 'actor', 'at']);
  expect(found(house.contentOfFiles(), [by])).toEqual([by]);
  expect(found(house.contentOfFiles(), words)).toEqual([]);
});

test('The policy names each field of the forms', () => {
  const policy = readFileSync('content/legal/privacy-policy.md', 'utf8');
  const listed = /The forms on the website take only:\n\n((?:- .+\n)+)/.exec(policy)?.[1] ?? '';
  for (const { name, noun = name } of fields) {
    expect(listed).toMatch(new RegExp(`^- (your|a) ${noun}\\b`, 'm'));
  }
  expect(listed.trim().split('\n')).toHaveLength(fields.length);
});

test('The numbers in the policy are the numbers that the software uses', () => {
  const policy = readFileSync('content/legal/privacy-policy.md', 'utf8');
  for (const name of [
    'answerDays',
    'transactionRecordYears',
    'enquiryRetentionDays',
    'quarantineRetentionDays',
    'backupRetentionDays',
    'clientKeyDays',
  ]) {
    expect(policy, name).toContain(`{{commitments.${name}}}`);
  }
});

test('The policy says how many suspected enquiries the morning mail shows', () => {
  const policy = readFileSync('content/legal/privacy-policy.md', 'utf8');
  expect(policy).toContain(`it shows at most ${batchSize} of them, the least suspicious first`);
});

test('Each row of the table of promises quotes the policy and names a test that exists', () => {
  const policy = readFileSync('content/legal/privacy-policy.md', 'utf8').replaceAll(/\s+/g, ' ');
  const table = readFileSync('docs/privacy-promises.md', 'utf8');
  const rows = [...table.matchAll(/^\| “(.+?)” \| .+ \| `(.+?)`: (.+?) \|$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  for (const [, promise = '', file = '', title = ''] of rows) {
    expect(policy).toContain(promise);
    expect(readFileSync(file, 'utf8'), `${file} has no test '${title}'`).toContain(title);
  }
});

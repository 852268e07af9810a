import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitments } from '../../content/commitments.ts';
import { handle } from '../../enquiry/intake/handle.ts';
import { prepareHousekeeping } from '../../testing/stores/test-housekeeping.ts';
import { createTestLimiter } from '../../testing/stores/test-limiter.ts';
import { newEnquiry } from '../../testing/test-enquiries.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let house: Awaited<ReturnType<typeof prepareHousekeeping>>;
beforeEach(async () => {
  house = await prepareHousekeeping();
  house.services.limiter = createTestLimiter(1, house.clock);
});
afterEach(() => house.close());

const browser = { 'sec-fetch-site': 'same-origin' };

/** Sends one enquiry as this client. Resolves to the answer. */
function send(client: string, fields: object = newEnquiry(), headers: object = browser) {
  const request = new Request('http://x.example/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
  return handle(request, { kind: 'client', client }, house.services);
}

async function referenceOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  return (await answer.json()).reference;
}

/** Sends one enquiry from each of this many IPv4 networks at once. Resolves to the statuses. */
async function flood(count: number, headers: object = browser) {
  const answers = Array.from({ length: count }, (_, n) =>
    send(`10.${n >> 8}.${n & 255}.1`, newEnquiry(), headers),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
}

const mailsWith = (subject: RegExp) =>
  house.inbox.received.filter(({ mail }) => subject.test(mail.subject ?? ''));

/** Eight o'clock in Sydney, of the day on which the clock of these tests starts. */
async function untilDigest() {
  house.clock.advance(day);
  await house.doChores();
}

test('Above the budget of the whole site an enquiry is accepted, and waits in quarantine', async () => {
  expect(new Set(await flood(100))).toEqual(new Set([200]));
  const late = await referenceOf(await send('192.0.2.1'));
  expect(await house.stateOf(late)).toBe('quarantined');
  const record = await house.store.get(late, house.clock.now());
  expect(record?.suspicions).toEqual(['flood']);
  house.clock.advance(hour);
  expect(await house.stateOf(await referenceOf(await send('192.0.2.1')))).toBe('accepted');
});

test('Staff are alerted once about a flood, however long it lasts, and once about the next', async () => {
  await flood(110);
  await house.doChores();
  for (let passed = 0; passed < 18; passed += 1) {
    house.clock.advance(10 * minute);
    await flood(30);
    await house.doChores();
  }
  expect(mailsWith(/flooded/)).toHaveLength(1);
  expect(mailsWith(/flooded/)[0]?.mail.text).toContain('purge --sign flood --dry-run');
  expect(house.timesLogged('flood')).toBe(1);
  house.clock.advance(3 * hour);
  await house.doChores();
  await flood(110);
  house.clock.advance(10 * minute);
  await house.doChores();
  expect(mailsWith(/flooded/)).toHaveLength(2);
});

test('Staff are told of a quarantine that merely filled up, and not of a flood', async () => {
  const { records } = house.services;
  house.services.capacity = { reserve: async () => 'quarantine' };
  expect((await send('192.0.2.1')).status).toBe(503);
  const countQuarantined: typeof records.countQuarantined = async (filter) =>
    filter.sign === undefined ? 20_000 : 0;
  await house.doChores({ records: { ...records, countQuarantined } });
  expect(mailsWith(/flooded/)).toEqual([]);
  const [full] = mailsWith(/quarantine is full/);
  expect(full?.mail.text).toContain('20000 suspicious enquiries');
  expect(full?.mail.text).not.toMatch(/hour|flood/);
});

test('An alert that could not be mailed is mailed when the mail server is back', async () => {
  await flood(110);
  const { mailer } = house.services;
  house.services.mailer = { ...mailer, send: async () => ({ kind: 'unreachable', reason: 'x' }) };
  await house.doChores();
  expect(house.timesLogged('alarm_not_delivered')).toBeGreaterThan(0);
  house.services.mailer = mailer;
  house.clock.advance(10 * minute);
  await house.doChores();
  expect(mailsWith(/flooded/)).toHaveLength(1);
});

test('A real enquiry that arrives during a flood is in the digest of that day, above the flood', async () => {
  await flood(600, {});
  const real = await referenceOf(await send('192.0.2.1', newEnquiry({ name: 'Mary Somerville' })));
  expect(await house.stateOf(real)).toBe('quarantined');
  await flood(600, {});
  await untilDigest();
  const [digest] = mailsWith(/held back/);
  const text = digest?.mail.text ?? '';
  expect(text).toContain(real);
  expect(text.indexOf('ENQ-')).toBe(text.indexOf(real));
  expect(text).toMatch(/The 200 least suspicious are below; \d+ more are in quarantine/);
  expect(text).toContain('npm run enquiries -- quarantine');
  expect(text.match(/^ENQ-/gm)).toHaveLength(200);
});

test('A digest does not wait until an earlier one is read: each has the newest enquiries', async () => {
  await flood(600);
  await untilDigest();
  await flood(100);
  const late = await referenceOf(await send('192.0.2.1'));
  await untilDigest();
  const digests = mailsWith(/held back/);
  expect(digests).toHaveLength(2);
  expect(digests[1]?.mail.text).toContain(late);
  expect(digests[1]?.mail.text).not.toContain('more are in quarantine');
});

test('A digest shows no more than 200 characters of a message', async () => {
  const message = `${'\u{1f600}'.repeat(200)}END https://a.example ${'www.b.example '.repeat(9)}`;
  await send('192.0.2.1', newEnquiry({ message }));
  await untilDigest();
  const text = mailsWith(/held back/)[0]?.mail.text ?? '';
  expect(text).toContain('\u{1f600}'.repeat(200));
  expect(text).not.toContain('END');
});

test('A quarantined enquiry is erased after 30 days, even if no digest could be mailed', async () => {
  house.services.mailer = {
    send: async () => ({ kind: 'unreachable', reason: 'x' }),
    check: async () => ({ kind: 'unreachable', reason: 'x' }),
  };
  const spam = newEnquiry({ message: 'http://a.example '.repeat(9) });
  const reference = await referenceOf(await send('192.0.2.1', spam));
  house.clock.advance(30 * day - hour);
  await house.doChores();
  expect(await house.stateOf(reference)).toBe('quarantined');
  house.clock.advance(2 * hour);
  await house.doChores();
  expect(await house.stateOf(reference)).toBe('erased');
  expect(house.contentOfFiles()).not.toContain('a.example');
});

test('Hashes of clients cannot be traced when the keys of their days are gone', async () => {
  await flood(1);
  const { limiter } = house.services;
  await limiter.take('192.0.2.1');
  await house.store.keyOf('client', Math.floor(house.clock.now() / day), 'unused');
  expect(await house.store.keys('client')).toHaveProperty('size', 1);
  house.clock.advance((commitments.clientKeyDays - 1) * day);
  await house.doChores();
  expect(await house.store.keys('client')).toHaveProperty('size', 1);
  house.clock.advance(day);
  await house.doChores();
  expect(await house.store.keys('client')).toHaveProperty('size', 0);
});

test('A repeat is answered with its reference even if the allowance is spent or the store is full', async () => {
  const key = { ...browser, 'idempotency-key': crypto.randomUUID() };
  const enquiry = newEnquiry();
  const reference = await referenceOf(await send('192.0.2.1', enquiry, key));
  for (let sent = 0; sent < 4; sent += 1) await send('192.0.2.1');
  expect((await send('192.0.2.1')).status).toBe(429);
  expect(await referenceOf(await send('192.0.2.1', enquiry, key))).toBe(reference);
  const reuse = await send('192.0.2.1', newEnquiry(), key);
  expect([reuse.status, (await reuse.json()).error.code]).toEqual([422, 'key_reuse']);

  house.services.capacity = { reserve: async () => 'day' };
  const refused = await send('192.0.2.2');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '600']);
  expect(await referenceOf(await send('192.0.2.2', enquiry, key))).toBe(reference);
  expect(house.timesLogged('store_full')).toBe(1);
});

test('Nobody can pass for the daily test by using its name', async () => {
  const reference = await referenceOf(await send('canary'));
  const record = await house.store.get(reference, house.clock.now());
  expect(record?.canary).toBe(false);
});

test('The daily test gets through a flood, and sends no mail', async () => {
  house.startWorker();
  for (let n = 0; n < 110; n += 1) await house.services.limiter.take(`10.0.0.${n}`);
  await house.doChores();
  // Nothing else says when the worker has taken it.
  await expect.poll(() => house.store.nextDue()).toBeUndefined();
  house.clock.advance(10 * minute);
  await house.doChores();
  expect(house.timesLogged('canary')).toBe(1);
  expect(house.timesLogged('canary_lost')).toBe(0);
});

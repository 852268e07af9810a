import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claim } from '../../testing/contracts/contract-enquiries.ts';
import { type SmtpScript, startScriptedSmtp } from '../../testing/mail/scripted-smtp.ts';
import { prepareDelivery, soon } from '../../testing/mail/test-delivery.ts';

const second = 1_000;
const hour = 3_600 * second;
let post: Awaited<ReturnType<typeof prepareDelivery>>;

beforeEach(async () => {
  post = await prepareDelivery();
});
afterEach(() => post.close());

/** Long enough for an unwanted mail to arrive. */
const quietMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

test('A mail is sent as soon as its enquiry is accepted', async () => {
  await post.accept();
  await post.arrived(1);
  await vi.waitFor(async () => expect(await post.store.nextDue()).toBeUndefined(), soon);
});

test.each([
  ['a reply of 451', 451],
  ['a connection that breaks after the final dot', 'reset'],
] as const)('After %s the mail comes again in 5 s, with its Message-ID', async (_, reply) => {
  post.inbox.replies.data = reply;
  const reference = await post.accept();
  await post.arrived(1);
  await post.settled(reference, { attempts: 1 });
  post.inbox.replies.data = undefined;
  post.clock.advance(5 * second - 1);
  await quietMoment();
  expect(post.inbox.received).toHaveLength(1);
  post.clock.advance(1);
  await post.arrived(2);
  expect(post.inbox.received[1]?.mail.messageId).toBe(post.inbox.received[0]?.mail.messageId);
});

test('A permanently refused mail is given up after three hourly tries', async () => {
  post.inbox.replies.data = 550;
  const reference = await post.accept();
  for (const tries of [1, 2, 3]) {
    await post.arrived(tries);
    await post.settled(reference, { refusals: tries });
    post.clock.advance(hour);
  }
  await post.logged('enquiry_not_delivered');
  const [givenUp] = await post.store.findGivenUp();
  expect(givenUp?.reference).toBe(reference);
  expect(givenUp?.reason).toContain('SMTP 550');
  expect(await post.store.nextDue()).toBeUndefined();
});

test.each<[string, Partial<SmtpScript> | undefined]>([
  ['is away', undefined],
  ['greets with 554', { greeting: '554 not you' }],
  ['greets with 421', { greeting: '421 too many connections' }],
  ['hangs up before its greeting', { greeting: 'break' }],
  ['hangs up at the sender', { MAIL: 'break' }],
])(
  'While the mail server %s one try is made each 15 s; its return makes all due',
  async (_, script) => {
    const { port } = post.inbox;
    await post.inbox.close();
    const rude = script && (await startScriptedSmtp(script, port));
    const references = [await post.accept(), await post.accept(), await post.accept()];
    await post.logged('mail_server_away');
    await quietMoment();
    const tries = post.log.filter((entry) => entry === 'mail').length;
    for (const probe of [1, 2]) {
      post.clock.advance(15 * second);
      await post.logged('mail', tries + probe);
      await quietMoment();
    }
    await post.logged('mail', tries + 2);
    for (const reference of references) {
      await post.settled(reference, { attempts: 0, refusals: 0 });
    }
    await rude?.close();
    await post.reopenInbox();
    post.clock.advance(15 * second);
    await post.arrived(3);
    await post.logged('mail_server_back');
    expect(post.log.filter((entry) => entry === 'mail_server_away')).toHaveLength(1);
    const texts = post.inbox.received.map(({ mail }) => mail.text).join();
    for (const reference of references) expect(texts).toContain(reference);
  },
);

test('A mail of a worker that died is sent when its lease has ended', async () => {
  await post.worker.stop(0);
  const reference = await post.accept();
  const now = post.clock.now();
  await claim(post.store, now, now, 'the dead');
  post.restart();
  await quietMoment();
  post.clock.advance(59 * second);
  await quietMoment();
  expect(post.inbox.received).toEqual([]);
  post.clock.advance(second);
  await post.arrived(1);
  expect(post.inbox.received[0]?.mail.text).toContain(reference);
});

test('Two workers on one store send each mail once', async () => {
  const other = post.start();
  for (let sent = 0; sent < 20; sent += 1) await post.accept();
  other.wake();
  await vi.waitFor(async () => expect(await post.store.nextDue()).toBeUndefined(), soon);
  expect(post.inbox.received).toHaveLength(20);
  await other.stop(0);
});

test('A worker that is stopped finishes what it is sending', async () => {
  post.inbox.replies.delay = 300;
  await post.accept();
  await post.arrived(1);
  await post.worker.stop(soon);
  expect(await post.store.nextDue()).toBeUndefined();
});

test('A mail interrupted by the stop is due at once for the next worker, and counts no attempt', async () => {
  post.inbox.replies.delay = 2_000;
  await post.accept();
  await post.arrived(1);
  await post.worker.stop(0);
  const now = post.clock.now();
  const next = await claim(post.store, now);
  expect(next).toMatchObject({ attempts: 0, refusals: 0 });
});

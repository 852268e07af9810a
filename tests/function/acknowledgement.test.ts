import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replyTime } from '../../content/commitments.ts';
import { company } from '../../content/company.ts';
import { textOf } from '../../content/model/statement.ts';
import { createAcknowledgementLimit } from '../../enquiry/limits/acknowledgement-limit.ts';
import { createBucketsInMemory } from '../../enquiry/limits/buckets-in-memory.ts';
import { prepareHousekeeping, soon } from '../../testing/stores/test-housekeeping.ts';
import { keysInMemory } from '../../testing/stores/test-limiter.ts';

const hour = 60 * 60_000;
const sender = 'grace@example.net';
const typed = { name: 'Grace Hopper', email: sender, subject: 'Rhubarb', message: 'A secret plan' };

let house: Awaited<ReturnType<typeof prepareHousekeeping>>;
beforeEach(async () => {
  house = await prepareHousekeeping();
  house.services.mayAcknowledge = createAcknowledgementLimit({
    buckets: createBucketsInMemory(),
    keys: keysInMemory(),
    clock: house.clock,
  });
});
afterEach(() => house.close());

const toSender = () =>
  house.inbox.received.filter(({ envelope }) =>
    envelope.to.some((one) => one !== 'staff@example.com'),
  );

test('A sender is told reference, page, when to expect an answer and the phone, and nothing that was typed', async () => {
  house.startWorker();
  const reference = await house.send(typed);
  await house.arrived(2);
  const [received] = toSender();
  expect(received?.envelope).toEqual({ from: '', to: [sender] });
  const { mail } = received ?? expect.fail('no acknowledgement');
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  expect(mail.subject).toBe(`We have your message: ${reference}`);
  expect(mail.replyTo).toEqual([{ address: company.email, name: '' }]);
  for (const text of [reference, 'https://www.example.com/', textOf(replyTime), company.phone]) {
    expect(mail.text).toContain(text);
  }
  expect(mail.text).not.toMatch(/Grace|Rhubarb|secret/);
  const staff = house.inbox.received.find(({ envelope }) => envelope.to[0] === 'staff@example.com');
  expect(mail.messageId).not.toBe(staff?.mail.messageId);
});

test('It is off until it is switched on', async () => {
  house.services.mayAcknowledge = undefined;
  house.startWorker();
  await house.delivered(await house.send(typed));
  expect(toSender()).toEqual([]);
});

test('One a day goes to an address, in whatever case it is written, and thirty an hour from the site', async () => {
  house.startWorker();
  for (let n = 0; n < 3; n += 1) {
    await house.send({
      ...typed,
      message: `Message ${n}`,
      email: n ? sender.toUpperCase() : sender,
    });
  }
  await house.arrived(4);
  expect(toSender()).toHaveLength(1);
  for (let n = 0; n < 40; n += 1) await house.send({ ...typed, email: `n${n}@example.net` });
  await vi.waitFor(() => expect(house.inbox.received).toHaveLength(4 + 40 + 29), 2 * soon);
  expect(toSender()).toHaveLength(30);
  house.clock.advance(24 * hour);
  await house.send({ ...typed, message: 'The next day' });
  await vi.waitFor(() => expect(toSender()).toHaveLength(31), soon);
});

test('What is held back gets none, and neither does the daily test', async () => {
  house.startWorker();
  await house.send({ ...typed, message: 'Buy https://spam.example/now '.repeat(9) });
  await house.doChores();
  expect(toSender()).toEqual([]);
});

test('One that cannot be delivered alerts nobody, changes nothing of the enquiry, and is given up when late', async () => {
  house.inbox.replies.recipients = { [sender]: 550 };
  house.startWorker();
  const reference = await house.send(typed);
  await house.delivered(reference);
  for (let hours = 0; hours < 6; hours += 1) {
    house.clock.advance(1.3 * hour);
    await house.doChores();
  }
  expect(await house.stateOf(reference)).toBe('delivered');
  expect(house.log.join()).not.toContain('enquiry_not_delivered');
  expect(house.log.join()).not.toContain(sender);
  expect(
    house.inbox.received.filter(({ mail }) => /not delivered|given up/i.test(mail.subject ?? '')),
  ).toEqual([]);
});

test('After an outage of hours staff get the enquiry, and its sender nothing that comes too late', async () => {
  await house.inbox.close();
  house.startWorker();
  const reference = await house.send(typed);
  await house.logged('mail_server_away');
  house.clock.advance(5 * hour);
  await house.reopenInbox();
  // The server is probed again and again; when this test looks, a probe may be under way.
  await expect
    .poll(
      () => {
        house.clock.advance(15_000);
        return house.stateOf(reference);
      },
      { timeout: 2 * soon },
    )
    .toBe('delivered');
  expect(toSender()).toEqual([]);
});

test('Erasing an enquiry leaves nothing of its sender with the acknowledgement either', async () => {
  house.startWorker();
  const reference = await house.send(typed);
  await house.arrived(2);
  await house.store.erase([reference], 'staff command', house.clock.now());
  await house.store.rewriteFiles();
  expect(house.contentOfFiles()).not.toContain(sender);
});

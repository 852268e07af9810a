import { expect, test } from 'vitest';
import { age, newClient, newEnquiry, send, until } from '../support/host.ts';
import { hours, minutes, siteWithScriptedServer } from '../support/mail-site.ts';
import { replies } from '../support/scripted-smtp.ts';

// The order in which mails leave, what staff are told in lists, and what stops neither.

const { server, site, listOf } = siteWithScriptedServer();
const { rows, start, restart, reasons, sendOne, receive, row, hasError, isSent } = site;

test('a mail that bounces is told to staff in a list without a word of the sender, and jams no alarm', async () => {
  const filter = { v1agra: '550 5.7.1 spam' };
  server().script = replies(filter);
  await start();
  const enquiry = newEnquiry({ subject: 'Offer', message: 'v1agra', name: 'Mallory' });
  const reference = await receive(enquiry);
  await until(async () => expect((await row(reference))?.refused).toBe('SMTP 550 5.7.1'));
  await age(rows, hours);
  expect(await reasons()).toEqual([]);
  await age(rows, hours);
  expect(await reasons()).toEqual(['bounced']);

  await restart();
  const list = await listOf(reference, 'refusal_listed_at');
  expect(list).toContain('Subject: 1 enquiry bounced');
  expect(list).toMatch(new RegExp(`${reference} .* home .* SMTP 550 5.7.1`));
  for (const word of ['Mallory', 'Offer', 'v1agra', 'ada@example.net']) {
    expect(list).not.toContain(word);
  }
  expect(await reasons()).toEqual([]);

  // An outage is still seen.
  server().script = replies({ greeting: '421 away', ...filter });
  const waiting = await sendOne('Waits');
  await site.isRelayFailing();
  await age(rows, 31 * minutes);
  expect(await reasons()).toEqual(['waiting', 'relay']);
  server().script = replies({});
  await isSent(reference);
  await isSent(waiting);
});

test('a list of suspected spam that a filter bounces is sent without what the senders wrote', async () => {
  server().script = replies({ Mallory: '550 5.7.1 spam' });
  await start();
  const enquiry = newEnquiry({ name: 'Mallory', message: 'https://spam.example/now '.repeat(9) });
  const reference = await receive(enquiry);
  await restart();
  const list = await listOf(reference, 'listed_at');
  expect(list).toContain('Subject: 1 suspected spam enquiry held back');
  for (const text of [reference, '9 links', 'enquiries show']) expect(list).toContain(text);
  expect(list).not.toMatch(/Mallory|spam.example|ada@example.net/);
});

test('a customer of today comes before what a bot sent during an outage of a day', async () => {
  server().script = replies({ greeting: '421 away' });
  await start({ RATE_LIMIT: '10', PAUSE: '300' });
  const bot = newClient();
  for (let n = 1; n <= 12; n += 1) await sendOne(`Bot ${n}`, bot);
  await age(rows, 25 * hours);
  // The hourly upkeep forgets clients after a day, but not who sent much.
  await rows('update enquiry set client = null');
  await sendOne('Customer');
  server().script = replies({});
  await until(() => expect(server().delivered).toHaveLength(13));
  // But for the bot's first, which was as good as the customer's.
  expect(server().subjects.indexOf('Customer')).toBe(1);
});

test('a large network waits as one client does: a customer comes before what it sends', async () => {
  server().script = replies({ greeting: '421 away' });
  await start({ PAUSE: '300' });
  for (let n = 1; n <= 12; n += 1) await sendOne(`Bot ${n}`, `2001:db8:1:${n}::1`);
  await sendOne('Customer');
  server().script = replies({});
  await until(() => expect(server().subjects).toContain('Customer'));
  expect(server().subjects.indexOf('Customer')).toBeLessThanOrEqual(1);
});

test('a server that refuses everything that is written turns health red, as the list is refused too', async () => {
  await start();
  server().script = replies({ 'Message-ID:': '550 no' });
  const reference = await sendOne('Bounced');
  await hasError(reference, 'SMTP 550');
  await age(rows, 3 * 60 * minutes);
  await restart();
  await until(() => expect(site.output()).toContain('bounced_not_listed'));
  expect(await reasons()).toEqual(['bounced']);
});

test('a mail that fails, whatever the reason, does not hold up the others', async () => {
  await start();
  server().script = replies({ 'Message-ID:': '550 no' });
  const bounced = await sendOne('First');
  await hasError(bounced, 'SMTP 550');
  server().script = replies({});
  // A row that no mail can be made of is the first in line.
  await rows(`update enquiry set next_try_at = 0, received_at = 9e15, subject = 'Broken'`);
  await sendOne('Second');
  await until(() => expect(server().subjects).toEqual(['Second']));
  await until(() => expect(site.output()).toContain('RangeError'));
});

test('beyond the hourly limit mails wait, which health tells from an outage, and clients with few mails come first', async () => {
  // 3 mails leave in an hour; a client may send one enquiry in ten minutes.
  await start({ RATE_LIMIT: '0.03' });
  const greedy = newClient();
  await sendOne('Greedy', greedy);
  await sendOne('Calm');
  await sendOne('Quiet');
  await until(() => expect(server().subjects).toHaveLength(3));
  expect((await send(site.url, newEnquiry(), { client: greedy })).status).toBe(429);
  await sendOne('Late');
  // The greedy client's next mail has waited longest.
  await rows(`insert into enquiry (reference, payload_hash, form_type, name, email, subject, message,
      client, rank, received_at, next_try_at)
    select 'ENQ-GREEDY00', 'x', form_type, name, email, 'Greedy again', message, client, 1, ${Date.now() - 31 * minutes}, 1
    from enquiry where subject = 'Greedy'`);
  expect(await rows('select id from enquiry where next_try_at is not null')).toHaveLength(2);
  expect(await reasons()).toEqual(['cap']);
  await rows(`update enquiry_offer set offered_at = offered_at - ${61 * minutes}
    where offered_at = (select min(offered_at) from enquiry_offer)`);
  await until(() => expect(server().subjects.slice(3)).toEqual(['Late']));
});

test('a stopping server finishes the mail in flight, and an answer to every request', async () => {
  await start();
  const answer = Promise.withResolvers<string>();
  server().script = (command) => (command.includes('Message-ID:') ? answer.promise : undefined);
  const reference = await sendOne('In flight');
  await until(async () => expect((await site.row(reference))?.lease).not.toBeNull());
  const ended = site.stop();
  // The mail server drops the connection, as it does at its own timeout.
  answer.resolve('cut');
  expect(await ended).toBe(0);
  await hasError(reference, expect.any(String));

  server().script = replies({});
  await start();
  await age(rows, 2 * minutes);
  await until(() => expect(server().subjects).toEqual(['In flight']));
});

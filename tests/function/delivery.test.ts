import { beforeEach, expect, test } from 'vitest';
import {
  age,
  forEachTest,
  newClient,
  newEnquiry,
  send,
  siteForEachTest,
  until,
} from '../support/host.ts';
import { replies, startScriptedServer } from '../support/scripted-smtp.ts';

const minutes = 60_000;
const server = forEachTest(startScriptedServer);
const site = siteForEachTest(() => ({ SMTP_URL: server().url }));
const { rows, health, reasons, sendOne, hasError } = site;
beforeEach(() => site.start());

test('what an outage of the mail server delays is delivered when it is back', async () => {
  server().script = replies({ greeting: 'cut' });
  await hasError(await sendOne('Away'), expect.stringMatching(/ECONN/));
  expect(await health()).toEqual({ ok: true });
  await age(rows, 31 * minutes);
  expect(await health()).toEqual({ ok: false, reason: 'mail', reasons: ['waiting', 'relay'] });

  server().script = replies({});
  await until(() => expect(server().subjects).toEqual(['Away']));
  await until(async () => expect(await health()).toEqual({ ok: true }));
});

test('a server that refuses everything that is written turns health red, as the list is refused too', async () => {
  server().script = replies({ 'Message-ID:': '550 no' });
  const reference = await sendOne('Bounced');
  await hasError(reference, 'SMTP 550');
  await age(rows, 3 * 60 * minutes);
  await site.restart();
  await until(() => expect(site.output()).toContain('bounced_not_listed'));
  expect(await reasons()).toEqual(['bounced']);
});

test('a mail that fails, whatever the reason, does not hold up the others', async () => {
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
  await site.restart({ RATE_LIMIT: '0.03' });
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
  await site.start();
  await age(rows, 2 * minutes);
  await until(() => expect(server().subjects).toEqual(['In flight']));
});

import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../support/both-databases.ts';
import { age, newClient, newEnquiry, send, until } from '../support/host.ts';
import {
  boss,
  days,
  hours,
  minutes,
  siteWithScriptedServer,
  staff,
  toBoss,
} from '../support/mail-site.ts';
import { replies } from '../support/scripted-smtp.ts';

// Each of the four outcomes of a try, and what follows, as the mail server sees it (docs/function.md, 'A try').

await describeOnBothDatabases((createDatabase) => {
  const { server, site, messages } = siteWithScriptedServer({}, createDatabase);
  const { rows, start, restart, reasons, sendOne, receive, row, isSent, isRelayFailing } = site;

  const offered = (text: string) => messages().filter((message) => message.includes(text)).length;
  const stateOf = async (reference: string) => (await row(reference))?.state;
  const isInState = (reference: string, state: string) =>
    until(async () => expect(await stateOf(reference)).toBe(state));
  const insert = (subject: string, at: number, rank = 0) =>
    rows(`insert into enquiry (reference, payload_hash, form_type, name, email, subject, message, rank,
        received_at, next_try_at)
      values ('ENQ-${subject.toUpperCase()}', 'x', 'home', 'Ada', 'ada@example.net', '${subject}', 'Hi',
        ${rank}, ${at}, ${at})`);

  test('accepted: it is sent, and never offered again', async () => {
    await start();
    const reference = await sendOne('Accepted');
    await isInState(reference, 'sent');
    await age(rows, 2 * hours);
    await sendOne('Next');
    await until(() => expect(server().subjects).toContain('Next'));
    expect(server().delivered).toEqual([
      [staff, boss],
      [staff, boss],
    ]);
  });

  test('refused: it is tried once more after an hour, told to staff once, and then only tried by retry', async () => {
    server().script = replies({ v1agra: '550 5.7.1 spam' });
    await start();
    const reference = await receive(newEnquiry({ message: 'v1agra' }));
    await isInState(reference, 'bounced');
    await restart();
    await until(async () => expect((await row(reference))?.refusal_listed_at).not.toBeNull());
    const toldAt = (await row(reference))?.refusal_listed_at;

    // A later answer that is only about now does not make it wait again.
    server().script = replies({ greeting: '421 away' });
    await age(rows, 61 * minutes);
    await isRelayFailing();
    expect(await stateOf(reference)).toBe('bounced');
    server().script = replies({ v1agra: '451 4.7.1 later' });
    await until(async () => expect((await row(reference))?.last_error).toBe('SMTP 451 4.7.1'));
    expect(await row(reference)).toMatchObject({
      state: 'bounced',
      refusal_listed_at: Number(toldAt) - 61 * minutes,
    });
    await age(rows, 30 * days);
    await restart();
    await until(async () => expect(await reasons()).toEqual([]));
    await sendOne('Next');
    await until(() => expect(server().subjects).toContain('Next'));
    expect(offered('v1agra')).toBe(2);
    expect(offered('enquiry bounced')).toBe(1);

    // It is deleted when staff have known of it for as long as others are kept.
    await age(rows, 59 * days);
    await restart();
    await sendOne('Last');
    await until(() => expect(server().subjects).toContain('Last'));
    expect(await stateOf(reference)).toBe('bounced');
    await age(rows, days);
    await restart();
    await until(async () => expect(await row(reference)).toBeUndefined());
  });

  test('refused for one recipient while others have it: staff are told whom it never reached', async () => {
    server().script = replies({ [toBoss]: '451 greylisted' });
    await start();
    const reference = await sendOne('Half');
    await until(async () => expect((await row(reference))?.unreached).toBe(boss));
    // Now the text is refused, for the one who lacks it.
    server().script = replies({ Half: '550 5.7.1 no' });
    await site.tryNow();
    await isInState(reference, 'sent');
    expect(await row(reference)).toMatchObject({ rejected: boss, unreached: null, refused: null });
    expect(await reasons()).toEqual(['recipients']);
    server().script = replies({});
    await restart();
    await until(() => expect(server().subjects).toContain('1 enquiry did not reach everybody'));
    expect(messages().at(-1)?.replaceAll('=\n', '')).toMatch(new RegExp(`${reference} .*${boss}`));
    await age(rows, days);
    expect(await reasons()).toEqual([]);
  });

  test('deferred: this enquiry backs off, and the others leave', async () => {
    server().script = replies({ Greylisted: '451 4.7.1 later' });
    await start();
    const reference = await sendOne('Greylisted');
    await site.hasError(reference, 'SMTP 451 4.7.1');
    expect(await row(reference)).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(Number((await row(reference))?.next_try_at)).toBeGreaterThan(Date.now());
    await sendOne('Other');
    await until(() => expect(server().subjects).toEqual(['Other']));
    expect(offered('Greylisted')).toBe(1);
    await age(rows, 31 * minutes);
    expect(await reasons()).toContain('waiting');
    server().script = replies({});
    await isSent(reference);
  });

  test.each([
    ['name', undefined, 'ENOTFOUND|EAI_AGAIN'],
    ['greeting', '421 busy', 'SMTP 421'],
    ['greeting', 'cut', 'ECONN'],
    ['EHLO', '550 no', 'SMTP 550'],
    ['MAIL FROM', '550 5.7.1 not yours', 'SMTP 550 5.7.1'],
    ['MAIL FROM', '530 log in', 'SMTP 530'],
    ['MAIL FROM', '451 later', 'SMTP 451'],
    ['RCPT TO', '550 no such user', 'SMTP 550'],
    ['RCPT TO', '421 closing', 'SMTP 421'],
    ['Message-ID:', '421 closing', 'SMTP 421'],
  ])(
    'relay, by %s %s: no enquiry is charged, and health is red after 30 minutes',
    async (step, reply, reason) => {
      const name = 'smtp://nowhere.invalid';
      if (reply) {
        server().script = (command) =>
          command.includes(step) || (step === 'EHLO' && command.startsWith('HELO'))
            ? reply
            : undefined;
      }
      await start({ ...(reply ? {} : { SMTP_URL: name }), PAUSE: '1000' });
      const references = [await sendOne('One'), await sendOne('Two')];
      await isRelayFailing();
      await until(async () =>
        expect(String((await site.relay())?.reason)).toMatch(new RegExp(reason)),
      );
      await until(async () => {
        for (const reference of references) {
          expect(await row(reference)).toMatchObject({
            state: 'waiting',
            attempts: 0,
            lease: null,
          });
        }
      });
      await age(rows, 29 * minutes);
      expect(await reasons()).toEqual([]);
      await age(rows, 2 * minutes);
      expect(await reasons()).toEqual(['waiting', 'relay']);
      server().script = replies({});
      await restart();
      await until(() => expect(server().subjects).toEqual(['One', 'Two']));
      await until(async () => expect(await reasons()).toEqual([]));
    },
  );

  test('when the relay is back, everything that waits is due, the oldest first', async () => {
    server().script = replies({ greeting: '421 away' });
    await start();
    await insert('Charged', Date.now() - 3 * hours);
    // As an earlier release left it, which charged each enquiry for an outage.
    await rows(`update enquiry set next_try_at = ${Date.now() + 55 * minutes}, attempts = 9`);
    await sendOne('New');
    await isRelayFailing();
    server().script = replies({});
    await until(() => expect(server().subjects.toSorted()).toEqual(['Charged', 'New']));
  });

  test('an outage of hours and then one that bounces: staff have two hours to be told', async () => {
    server().script = replies({ greeting: '421 away' });
    await start();
    const reference = await sendOne('Refused');
    await isRelayFailing();
    await age(rows, 3 * hours);
    server().script = replies({ Refused: '550 5.7.1 spam' });
    await isInState(reference, 'bounced');
    expect(await reasons()).toEqual([]);
    await age(rows, 121 * minutes);
    expect(await reasons()).toEqual(['bounced']);
  });

  test.each([
    ['refuses all that is written', { 'Message-ID:': '550 5.7.1 spam' }],
    ['defers all that is written', { 'Message-ID:': '451 4.3.0 later' }],
    ['defers one mailbox', { [toBoss]: '451 4.2.2 full' }],
  ])('a server that %s is asked to take no more than the limit of an hour', async (_, answers) => {
    server().script = replies(answers);
    await start({ RATE_LIMIT: '0.03' });
    for (let n = 1; n <= 12; n += 1) await sendOne(`Number ${n}`);
    await until(() => expect(offered('Number')).toBe(3));
    // Whatever is due by then.
    await rows('update enquiry set next_try_at = 1 where sent_at is null');
    await restart({ RATE_LIMIT: '0.03' });
    await sendOne('Number 13');
    await age(rows, 31 * minutes);
    await until(async () => expect(await reasons()).toContain('cap'));
    expect(offered('Number')).toBe(3);
  });

  test('a customer who was greylisted does not stand behind each new client', async () => {
    server().script = (command) =>
      command.startsWith('RCPT') && server().subjects.length === 0 ? '451 greylisted' : undefined;
    await start({ RATE_LIMIT: '0.03' });
    const customer = await sendOne('Customer');
    await site.hasError(customer, expect.stringContaining('deferred'));
    server().script = replies({});
    for (const subject of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
      await sendOne(subject);
    }
    await until(() => expect(server().subjects).toHaveLength(3));
    await age(rows, 61 * minutes);
    await until(() => expect(server().subjects).toHaveLength(6));
    expect(server().subjects.slice(3)).toContain('Customer');
  });

  test('a time to come, which a wrong clock wrote, hides nothing', async () => {
    await start({ RATE_LIMIT: '0.2' });
    const client = newClient();
    const ahead = Date.now() + 2 * days;
    await send(site.url, newEnquiry(), { client });
    await until(() => expect(server().subjects).toHaveLength(1));
    await rows(`update enquiry set received_at = ${ahead}, sent_at = ${ahead}`);
    await rows(`update enquiry_offer set offered_at = ${ahead}`);
    await rows(`update enquiry_relay set rests_until = ${ahead}, asked_at = ${ahead}`);
    await insert('Hidden', ahead);
    await rows(`update enquiry set leased_until = ${ahead} where subject = 'Hidden'`);
    expect(await reasons()).toEqual(['clock']);
    await until(() => expect(server().subjects).toContain('Hidden'));
    // What seems to come later is not counted against its client.
    expect((await send(site.url, newEnquiry(), { client })).status).toBe(200);
    const limited = await send(site.url, newEnquiry(), { client });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  });

  test('a relay that fails while nobody writes is noticed, and told by health and log', async () => {
    await start();
    await until(() => expect(server().heard).toContain('QUIT'));
    expect(server().heard).not.toContain('DATA');
    const calls = server().heard.length;
    await restart();
    await isInState(await sendOne('Recent'), 'sent');
    // It took one within the hour, so nobody asks.
    expect(server().heard.filter((command) => command === 'greeting')).toHaveLength(2);
    expect(calls).toBeGreaterThan(0);
    server().script = replies({ EHLO: '535 5.7.8 expired', HELO: '535 5.7.8 expired' });
    await age(rows, 61 * minutes);
    await until(() =>
      expect(site.output()).toMatch(/"level":50.*"relay_failing","reason":"SMTP 535 5.7.8"/),
    );
    await isRelayFailing();
    expect(await reasons()).toEqual([]);
    await age(rows, 31 * minutes);
    expect(await reasons()).toEqual(['relay']);
    server().script = replies({});
    await until(async () => expect(await reasons()).toEqual([]));
  });
});

import { expect, test } from 'vitest';
import { never } from '../../enquiry/limits.ts';
import { age, until } from '../support/host.ts';
import { replies, startScriptedServer } from '../support/scripted-smtp.ts';
import { enquiriesWith, siteWithStaff } from '../support/staff.ts';

// What staff see and do when mail does not leave (docs/running.md).

const { inbox, site, enquiries } = siteWithStaff();
const { rows, start, sendOne } = site;

test('staff try several enquiries now, and are told when the mail server is left alone until then', async () => {
  await inbox().close();
  await start();
  const [one, two, three] = [await sendOne('One'), await sendOne('Two'), await sendOne('Three')];
  await site.isRelayFailing();
  await site.stop();
  await rows(
    `update enquiry_relay set rests_until = ${Date.now() + 30 * 60_000}, reason = 'Graph 429'`,
  );
  await rows(
    `update enquiry set refused = 'SMTP 550', next_try_at = ${never} where reference = '${three}'`,
  );
  await inbox().open();
  await start();
  const when =
    /: tried at \d\d:\d\d, when the mail server is asked again \(Graph 429\); --now asks it at once$/;
  const said = await enquiries('retry', one, two.toLowerCase());
  expect(said.text).toMatch(when);
  expect(said.text).toContain(`${one}, ${two}: `);
  expect((await enquiries('retry', '--all', '--state', 'bounced')).text).toContain(
    `${three}: tried at`,
  );
  const { text } = await enquiries('health');
  expect(text).toMatch(
    /^Mail server: takes no mail since .*: Graph 429\. 'enquiries test-mail' shows/m,
  );
  expect(text).toMatch(/^ {2}it is left alone until \d\d:\d\d$/m);
  expect(text).toMatch(new RegExp(`^Next: ${one}`, 'm'));
  expect(inbox().received).toEqual([]);

  expect((await enquiries('retry', '--all', '--state', 'waiting', '--now')).text).toMatch(
    /: tried within a minute$/,
  );
  await until(() => expect(inbox().received).toHaveLength(3));
  await until(async () =>
    expect(await rows('select 1 from enquiry where sent_at is null')).toEqual([]),
  );
  expect(await enquiries('retry', one)).toEqual({
    code: 1,
    text: `${one} does not wait for delivery`,
  });
  expect((await enquiries('retry', '--all', '--state', 'waiting')).text).toBe('nothing waiting');
  expect((await enquiries('retry', '--all', '--state', 'held')).text).toBe(
    '--state: write waiting or bounced',
  );

  // Whom it never reached gets it after all, and so does nobody else.
  await rows(`update enquiry set rejected = 'boss@example.com' where reference = '${one}'`);
  expect((await enquiries('retry', one)).text).toBe(`${one}: tried within a minute`);
  await until(() => expect(inbox().received).toHaveLength(4));
  await until(async () => expect((await site.row(one))?.state).toBe('sent'));

  await inbox().close();
  const four = await sendOne('Four');
  await site.stop();
  await rows(
    `update enquiry set leased_until = ${Date.now() + 60_000} where reference = '${four}'`,
  );
  expect(await enquiries('retry', four)).toEqual({ code: 1, text: `${four} is in flight` });
});

test('staff who try an enquiry are told that the limit of an hour is reached', async () => {
  await start({ RATE_LIMIT: '0.02' });
  for (const subject of ['One', 'Two']) await sendOne(subject);
  await until(() => expect(inbox().received).toHaveLength(2));
  const late = await sendOne('Late');
  const settings = { ...site.store, RATE_LIMIT: '0.02' };
  expect((await enquiriesWith(settings, ['retry', late])).text).toMatch(
    /: tried from \d\d:\d\d on, since the hour's limit of mails is reached$/,
  );
  expect((await enquiriesWith(settings, ['health'])).text).toMatch(
    /^ {2}offered in the past hour: 2, the limit; the next one at \d\d:\d\d$/m,
  );
});

test('staff see what /health says, with counts and ages', async () => {
  await inbox().close();
  await start();
  await sendOne();
  await site.isRelayFailing();
  await age(rows, 3 * 3_600_000);
  const { text } = await enquiries('health');
  expect(text).toContain('"reasons":["waiting","relay"]');
  expect(text).toMatch(/^Mail server: takes no mail since \w+day.*: ECONNREFUSED\./m);
  expect(text).toMatch(/^ {2}last accepted: nothing yet$/m);
  expect(text).toMatch(/^ +1 {2}waiting: nobody has it, the oldest 3 hrs/m);
  expect(text).toMatch(/^ +0 {2}held: not listed yet$/m);
});

test('test-mail says step by step what the mail server answered', async () => {
  const server = await startScriptedServer();
  const settings = {
    SITE_URL: 'https://www.example.org',
    SMTP_URL: server.url.replace('smtp://', 'smtp://website:secret%20word@'),
    ENQUIRIES_TO: 'staff@example.com,boss@example.com',
    ENQUIRIES_FROM: 'website@example.com',
  };
  const testMail = async (
    changes: Readonly<Record<string, string>> = {},
    ...args: readonly string[]
  ) => (await enquiriesWith({ ...settings, ...changes }, ['test-mail', ...args])).text;
  server.script = replies({ EHLO: '250 AUTH PLAIN', AUTH: '235 in' });
  const accepted = await testMail();
  for (const line of [
    'Connection: 220 test\nEHLO www.example.org: 250 AUTH PLAIN',
    ': 235 in',
    'MAIL FROM:<website@example.com>: 250 yes\nRCPT TO:<staff@example.com>: 250 yes',
    'End of the message: 250 yes',
    'Accepted for staff@example.com, boss@example.com',
  ]) {
    expect(accepted).toContain(line);
  }
  expect(accepted).not.toContain('secret');
  expect(server.heard.join()).not.toContain('Reply-To');
  await testMail({}, '--reply-to', 'ada@free.example');
  expect(server.heard.at(-2)).toContain('Reply-To: ada@free.example');
  expect(await testMail({}, '--reply-to', 'Ada <a@b>')).toContain('--reply-to: write a bare');
  server.script = replies({ AUTH: '535 5.7.8 no', 'RCPT TO:<boss': '550 who' });
  expect(await testMail()).toMatch(
    /AUTH PLAIN .*: 535 5.7.8 no[\s\S]*takes no mail of ours: SMTP 535 5.7.8/,
  );
  expect(await testMail({ SMTP_URL: server.url })).toContain(
    'Not accepted for everybody: rejected: boss@example.com (SMTP 550)',
  );
  await server.close();
  expect(await testMail()).toContain('takes no mail of ours: ECONNREFUSED');
  expect(await testMail({ SITE_URL: '', SMTP_URL: '' })).toContain('SMTP_URL: it is not set');
});

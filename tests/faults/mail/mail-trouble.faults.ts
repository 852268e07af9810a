import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type SmtpScript, startScriptedSmtp } from '../../../testing/mail/scripted-smtp.ts';
import { startSmtpInbox } from '../../../testing/mail/smtp-inbox.ts';
import { makePlace, until } from '../../../testing/servers/server-process.ts';
import { type AttackRow, compare } from '../siege/attack-row.ts';
import { type AttackReport, bearable, fullSize, loadAttack } from '../siege/load-attack.ts';

const recipients = ['staff@example.com', 'boss@example.com'];
const [staff = '', boss = ''] = recipients;

/** Visitors who each send an enquiry every tenth of a second, for as long as the attack takes. */
const senders = 6;

/** Enquiries that they must get through, at least. */
const hundreds = 200;

/** Milliseconds: the mail server takes 30 mails a second, and up to 15 s pass until it is tried. */
const timeout = 5 * 60_000;

const plan = { ...fullSize, name: 'invalid' };

/** A server that mails to both recipients through the mail server at this port. */
async function prepare() {
  const place = makePlace();
  const { dataDir } = place;
  const file = join(dataDir, 'enquiries.db');
  return {
    start: (port: number, options = '') =>
      place.start({
        SMTP_URL: `smtp://127.0.0.1:${port}${options}`,
        ENQUIRIES_TO: recipients.join(','),
      }),
    query(sql: string) {
      const db = new DatabaseSync(file, { timeout: 10_000 });
      const [value] = Object.values(db.prepare(sql).get() ?? {});
      db.close();
      return Number(value ?? 0);
    },
    remove: place.remove,
  };
}

type Inbox = Awaited<ReturnType<typeof startSmtpInbox>>;

/** For each accepted enquiry and recipient there is one copy. */
function countCopies(inbox: Inbox, accepted: Iterable<string>) {
  const wanted = [...accepted].flatMap((reference) => recipients.map((to) => `${reference} ${to}`));
  const copies = inbox.received.flatMap(({ envelope, mail }) =>
    envelope.to.map((to) => `${/ENQ-\w{8}/.exec(mail.text ?? '')?.[0]} ${to}`),
  );
  return compare(wanted, copies);
}

function expectHeld(report: AttackReport, { lost, doubled, pageP99 }: AttackRow): void {
  const { refused } = report;
  const { failed } = report.reading;
  expect({ lost, doubled, failed, refused }).toEqual({
    lost: 0,
    doubled: 0,
    failed: [],
    refused: [],
  });
  expect(report.accepted.size).toBeGreaterThan(hundreds);
  expect(pageP99).toBeLessThanOrEqual(bearable);
}

const undelivered = 'SELECT count(*) FROM outbox WHERE delivered_at IS NULL AND due_at IS NOT NULL';

test('While the mailbox of one of two recipients is full, the other gets one copy of each enquiry', async ({
  task,
}) => {
  const place = await prepare();
  const inbox = await startSmtpInbox();
  inbox.replies.recipients = { [boss]: 452 };
  const server = await place.start(inbox.port);
  const report = await loadAttack(server, plan, senders);
  const arrived = (address: string) =>
    inbox.received.filter(({ envelope }) => envelope.to.includes(address)).length;
  await until(() => arrived(staff) >= report.accepted.size, timeout);
  expect(arrived(boss)).toBe(0);
  inbox.replies.recipients = {};
  // Many have been tried for a minute, and are due in minutes: this makes them due at once.
  place.query('UPDATE outbox SET due_at = 0 WHERE delivered_at IS NULL RETURNING 1');
  await until(() => place.query(undelivered) === 0, timeout);
  await server.kill('SIGTERM');
  await inbox.close();
  place.remove();
  const row = {
    attack: 'one of two mailboxes is full',
    ...report.columns,
    ...countCopies(inbox, report.accepted),
  };
  task.meta.attack = row;
  expectHeld(report, row);
});

const troubles: readonly [string, Partial<SmtpScript>, string][] = [
  ['greets with 554', { greeting: '554 go away' }, ''],
  ['accepts connections and drops them', { greeting: 'break' }, ''],
  [
    'refuses TLS',
    { EHLO: '250-here\r\n250 STARTTLS', STARTTLS: '454 not now' },
    '?requireTLS=true',
  ],
];

test.for(troubles)(
  'While the mail server %s no attempt is counted, and afterwards each recipient gets each enquiry once',
  async ([words, script, options], { task }) => {
    const place = await prepare();
    const broken = await startScriptedSmtp(script);
    let server = await place.start(broken.port, options);
    const report = await loadAttack(server, plan, senders);
    expect(server.log()).toContain('"event":"mail_server_away"');
    expect(place.query('SELECT sum(attempts) + sum(refusals) FROM outbox')).toBe(0);
    await broken.close();
    const inbox = await startSmtpInbox({ port: broken.port });
    if (options !== '') {
      // The inbox knows no TLS: the operator corrects the setting.
      await server.kill('SIGTERM');
      server = await place.start(inbox.port);
    }
    await until(() => place.query(undelivered) === 0, timeout);
    await server.kill('SIGTERM');
    await inbox.close();
    place.remove();
    const row = {
      attack: `a mail server that ${words}`,
      ...report.columns,
      ...countCopies(inbox, report.accepted),
    };
    task.meta.attack = row;
    expectHeld(report, row);
  },
);

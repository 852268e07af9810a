import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSmtpMailer } from '../../../adapters/mail/smtp-mailer.ts';
import { openPostgresStore } from '../../../adapters/postgres/postgres-store.ts';
import { openSqliteStore } from '../../../adapters/sqlite/sqlite-store.ts';
import { createStaffLinks } from '../../../enquiry/answering/links.ts';
import { sendDigest } from '../../../enquiry/delivery/digest.ts';
import { systemClock } from '../../../enquiry/system-clock.ts';
import { parseSmtpUrl } from '../../../hosts/settings/smtp-url.ts';
import { answerPromise } from '../../../hosts/shared/answer-promise.ts';
import { officeTime } from '../../../hosts/shared/office-time.ts';
import { startSmtpInbox } from '../../../testing/mail/smtp-inbox.ts';
import { startReaders } from '../../../testing/servers/page-readers.ts';
import { makePlace, post } from '../../../testing/servers/server-process.ts';
import { newEnquiry } from '../../../testing/test-enquiries.ts';
import { attack, columnsOf } from '../siege/load-attack.ts';

interface Flood {
  /** An attack of `tests/faults/siege/attacker.ts`. */
  name: 'rotate' | 'spread';
  seconds: number;
  connections: number;
  /** Address of the PostgreSQL database; `undefined` for SQLite. */
  databaseUrl?: string;
}

/** Floods a real server, while one visitor sends a real enquiry and others read pages. */
export async function runFlood({ name, seconds, connections, databaseUrl }: Flood) {
  const place = makePlace();
  const inbox = await startSmtpInbox();
  const { dataDir } = place;
  const smtpUrl = inbox.url;
  const server = await place.start({
    SMTP_URL: smtpUrl,
    RATE_LIMIT_PER_MINUTE: '1',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const attacked = attack(server.url, { name, connections, seconds });
  const readers = startReaders(4, server.url);
  await pause((seconds * 1_000) / 2);
  // On a busy machine the budget of the whole site may last longer than half of the attack.
  const begun = () => name === 'rotate' || server.log().includes('"quarantined":true');
  for (let left = seconds; left > 0 && !begun(); left -= 0.1) await pause(100);
  const visitor = { 'x-forwarded-for': '203.0.113.7', 'sec-fetch-site': 'same-origin' };
  const real = (await post(server.url, newEnquiry({ name: 'Mary Somerville' }), visitor))
    ?.reference;
  const statuses = await attacked;
  const reading = await readers.leave();
  const columns = columnsOf(reading, server.child);
  await server.kill('SIGTERM');

  const store = databaseUrl
    ? await openPostgresStore(databaseUrl, [])
    : openSqliteStore(join(dataDir, 'enquiries.db'));
  const counts = await store.count(Date.now());
  const record = await store.get(real ?? '', Date.now());
  await sendDigest(
    {
      records: store,
      mailer: createSmtpMailer(parseSmtpUrl(smtpUrl)),
      clock: systemClock,
      officeTime,
      log: { info: () => {}, error: () => {} },
      addresses: { from: 'a@example.com', to: ['b@example.com'], siteUrl: 'https://x.example' },
      mailDomain: 'example.com',
      links: createStaffLinks(store, systemClock, 'https://x.example/staff'),
      promise: answerPromise,
      remind: [],
      keep: { quarantined: 30 },
    },
    0,
    new AbortController().signal,
  );
  const digest = inbox.received.find(({ mail }) => mail.subject?.includes('held back'));
  await store.close();
  await inbox.close();
  place.remove();
  const quarantined = counts.get('quarantined') ?? 0;
  const stored = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    statuses,
    reading,
    columns,
    stored,
    quarantined,
    /** How the real enquiry reaches the staff on this day. */
    real:
      real === undefined
        ? 'refused'
        : record === undefined
          ? 'lost'
          : record.state !== 'quarantined'
            ? 'mailed'
            : digest?.mail.text?.includes(record.reference)
              ? 'in the digest'
              : 'not in the digest',
  };
}

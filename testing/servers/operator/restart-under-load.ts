import { globSync } from 'node:fs';
import * as v from 'valibot';
import { expect, onTestFinished } from 'vitest';
import { connect } from '../../../adapters/postgres/driver.ts';
import { startSmtpInbox } from '../../mail/smtp-inbox.ts';
import { stepsOf } from '../../project/operator-steps.ts';
import { startPostgres } from '../../stores/test-postgres.ts';
import { until } from '../server-process.ts';
import { startRequests } from '../steady-requests.ts';
import { machineSteps, prepareMachine } from './operator-machine.ts';

interface Load {
  /** Each has an address of its own: nginx and the website limit what comes from one. */
  visitors: number;
  /** Requests of each visitor; one in ten is an enquiry. */
  perSecond: number;
  /** How often everything is restarted and killed. */
  rounds: number;
  /** Whether to wait for the end of the leases of mails that a killed instance was sending. */
  leases: 'wait' | 'end';
}

/** Requests that are answered between one event and the next, at least: one in ten is an enquiry. */
const between = 70;

/** Milliseconds until the mails of an instance that died are sent by the other: a lease, and more. */
const mailPatience = 90_000;

const rows = v.array(v.object({ reference: v.string() }));

const pages = ['/', '/it', '/cyber/essential-eight-assessment'];

/**
 * Sets two instances up by the document's own commands and restarts them by these, one after the
 * other, then kills one, which is started again; meanwhile visitors read pages and send enquiries.
 */
export async function restartUnderLoad({ visitors, perSecond, rounds, leases }: Load) {
  const [inbox, postgres] = await Promise.all([startSmtpInbox(), startPostgres()]);
  const machine = await prepareMachine({
    smtpUrl: `smtp://127.0.0.1:${inbox.port}`,
    postgresPort: Number(new URL(postgres.url).port),
    settings: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  onTestFinished(() => machine.stop());
  const [setUp = '', restart = ''] = stepsOf('Two instances');
  await machine.follow(machineSteps() + setUp);

  const assets = globSync('assets/*.{js,css,woff2}', { cwd: 'dist/site' }).map(
    (name) => `/${name}`,
  );
  const loads = Array.from({ length: visitors }, (_, index) =>
    startRequests(machine.url, perSecond, [...pages, ...assets], {
      ca: machine.certificate(),
      localAddress: `127.0.0.${index + 2}`,
    }),
  );
  const answered = () => loads.reduce((sum, load) => sum + load.answered(), 0);
  const goOn = async () => {
    const before = answered();
    await until(() => answered() >= before + between * visitors, 60_000);
  };
  for (let round = 0; round < rounds; round += 1) {
    await goOn();
    expect(await machine.follow(restart)).toBe('ready\n'.repeat(3));
    await goOn();
    machine.kill(round % 2 === 0 ? '3001' : '3002');
    await goOn();
  }
  await Promise.all(loads.map((load) => load.stop()));

  const sent = new Set(loads.flatMap((load) => [...load.accepted]));
  const database = connect(postgres.url.replace(/postgres$/, 'website'));
  if (leases === 'end') await database.query('UPDATE outbox SET leased_until = 0, lease = NULL');
  const waiting = 'SELECT 1 FROM outbox WHERE delivered_at IS NULL';
  await until(async () => (await database.query(waiting)).length === 0, mailPatience);
  const stored = v.parse(
    rows,
    await database.query('SELECT reference FROM enquiry WHERE NOT canary'),
  );
  await database.close();
  await machine.stop();
  await Promise.all([inbox.close(), postgres.stop()]);
  const mailed = inbox.received.map(({ mail }) => /ENQ-\w{8}/.exec(mail.text ?? '')?.[0] ?? '');
  return {
    requests: answered(),
    failed: loads.flatMap((load) => load.failed),
    sent,
    stored: new Set(stored.map(({ reference }) => reference)),
    mailed: new Set(mailed),
  };
}

export const describeFigures = (figures: Awaited<ReturnType<typeof restartUnderLoad>>) =>
  `Two instances, restarted and killed: ${figures.requests} requests, ${figures.failed.length} failed; ` +
  `enquiries: ${figures.sent.size} sent, ${figures.stored.size} stored, ${figures.mailed.size} mailed`;

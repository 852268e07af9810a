import { globSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtpInbox } from '../../testing/mail/smtp-inbox.ts';
import { startInstance } from '../../testing/servers/operator/instances.ts';
import { startNginx } from '../../testing/servers/operator/nginx.ts';
import { makePlace, until } from '../../testing/servers/server-process.ts';
import type { Site } from '../../testing/servers/site.ts';
import { startRequests } from '../../testing/servers/steady-requests.ts';
import { sized } from '../../testing/sized.ts';
import { startPostgres } from '../../testing/stores/test-postgres.ts';

/**
 * Visitors, who each have an address of their own, because nginx and the website limit what comes from
 * one; the requests of each in a second, of which one in ten is an enquiry; and how often both
 * instances are restarted and one is killed.
 */
const { visitors, perSecond, rounds } = sized({
  short: { visitors: 1, perSecond: 40, rounds: 1 },
  full: { visitors: 4, perSecond: 25, rounds: 6 },
});

/** Requests that are answered between one event and the next, at least: one in ten is an enquiry. */
const between = 70;

/** Milliseconds until the mails of an instance that died are sent by the other: a lease, and more. */
const mailTimeout = 90_000;

const pages = ['/', '/it', '/cyber/essential-eight-assessment'];
const referenceIn = (text = '') => /ENQ-\w{8}/.exec(text)?.[0] ?? '';

test('Of two instances behind nginx both are restarted and one is killed under load, and nothing fails or is lost', async () => {
  const place = makePlace();
  const [inbox, postgres, nginx] = await Promise.all([
    startSmtpInbox(),
    startPostgres(),
    startNginx(place.root, { instances: 2 }),
  ]);
  const start = (port: number) =>
    startInstance(port, {
      DATA_DIR: place.dataDir,
      DATABASE_URL: postgres.url,
      SMTP_URL: inbox.url,
    });
  const running: Site[] = [];
  for (const port of nginx.instances) running.push(await start(port));
  onTestFinished(async () => {
    await Promise.all(running.map((site) => site.stop()));
    nginx.stop();
    await Promise.all([inbox.close(), postgres.stop()]);
    place.remove();
  });

  const assets = globSync('assets/*.{js,css,woff2}', { cwd: 'dist/site' }).map(
    (name) => `/${name}`,
  );
  const loads = Array.from({ length: visitors }, (_, index) =>
    startRequests(nginx.url, perSecond, [...pages, ...assets], {
      ca: nginx.ca,
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
    for (const [index, port] of nginx.instances.entries()) {
      await running[index]?.stop();
      running[index] = await start(port);
    }
    await goOn();
    const killed = round % 2;
    running[killed]?.process.kill('SIGKILL');
    await goOn();
    running[killed] = await start(nginx.instances[killed === 0 ? 0 : 1]);
  }
  await Promise.all(loads.map((load) => load.stop()));

  const failed = loads.flatMap((load) => load.failed);
  const sent = new Set(loads.flatMap((load) => [...load.accepted]));
  const mailed = () => new Set(inbox.received.map(({ mail }) => referenceIn(mail.text)));
  await until(() => sent.difference(mailed()).size === 0, mailTimeout);
  const rows = await postgres.query('SELECT reference FROM enquiry WHERE NOT canary');
  expect(failed).toEqual([]);
  expect(sent.size).toBeGreaterThan(rounds * visitors);
  expect(new Set(rows.map(({ reference }) => reference))).toEqual(sent);
  expect(mailed()).toEqual(sent);
  console.log(
    `Two instances, restarted and killed: ${answered()} requests, none failed; ${sent.size} enquiries stored and mailed`,
  );
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createFileMailer, forgetMailFiles } from '../../adapters/mail/file-mailer.ts';
import { createSmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import type { Store } from '../../adapters/sql/store.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { type DeliveryWorker, startDelivery } from '../../enquiry/delivery/deliver.ts';
import { handle } from '../../enquiry/intake/handle.ts';
import { createBucketsInMemory } from '../../enquiry/limits/buckets-in-memory.ts';
import type { LogFields } from '../../enquiry/ports.ts';
import { createStoreWatch } from '../../enquiry/store-watch.ts';
import { doChores, type HousekeepingServices } from '../../enquiry/upkeep/housekeeping.ts';
import { readConfig } from '../../hosts/settings/read-settings.ts';
import { parseSmtpUrl } from '../../hosts/settings/smtp-url.ts';
import { createServices } from '../../hosts/shared/create-services.ts';
import { startSmtpInbox } from '../mail/smtp-inbox.ts';
import { createManualClock } from '../manual-clock.ts';
import { newEnquiry } from '../test-enquiries.ts';
import { createTestLimiter } from './test-limiter.ts';

/** Milliseconds within which an expected event must happen. */
export const soon = 20_000;

/**
 * Everything that housekeeping needs, with a manual clock, its own store and mail folder, and a
 * real SMTP server or files instead of it. The store is SQLite unless `openStore` opens another.
 */
export async function prepareHousekeeping(
  mails: 'smtp' | 'files' = 'smtp',
  openStore: (file: string) => Store | Promise<Store> = openSqliteStore,
  to: readonly string[] = ['staff@example.com'],
) {
  const folder = mkdtempSync(join(tmpdir(), 'housekeeping-'));
  const mailFolder = join(folder, 'mail');
  let inbox = await startSmtpInbox();
  const clock = createManualClock();
  const log: string[] = [];
  const write = (event: string, fields?: LogFields) =>
    log.push(JSON.stringify({ event, ...fields }));
  const logOfHouse = { info: write, error: write };
  const database = join(folder, 'enquiries.db');
  const store = await openStore(database);
  let worker: DeliveryWorker | undefined;
  const settings = readConfig({
    DATA_DIR: folder,
    SITE_URL: 'https://www.example.com',
    ENQUIRIES_FROM: 'website@example.com',
    ENQUIRIES_TO: to.join(),
    WEEKLY_LETTER: '0',
  });
  const services = createServices(settings, {
    store,
    watch: createStoreWatch(logOfHouse, clock),
    buckets: createBucketsInMemory(),
    diskSpace: undefined,
    mailer:
      mails === 'files' ? createFileMailer(mailFolder) : createSmtpMailer(parseSmtpUrl(inbox.url)),
    clock,
    log: logOfHouse,
    visits: undefined,
    hostHealth: undefined,
    pagesBase: '',
    wake: () => worker?.wake(),
    isDraining: () => false,
    forgetMails: (messageIds) => forgetMailFiles(mailFolder, messageIds),
  });
  services.limiter = createTestLimiter(1_000, clock);
  services.random = () => 0.5;
  const timesLogged = (event: string) =>
    log.filter((line) => line.includes(`"event":"${event}"`)).length;
  const stateOf = async (reference: string) => (await store.get(reference, clock.now()))?.state;
  return {
    get inbox() {
      return inbox;
    },
    /** Starts a mail server at the address of the last one, which has closed. */
    async reopenInbox() {
      inbox = await startSmtpInbox({ port: inbox.port });
    },
    clock,
    log,
    services,
    store,
    database,
    mailFolder,
    /** Starts a delivery worker, which new enquiries wake. */
    startWorker(): DeliveryWorker {
      worker = startDelivery(services);
      return worker;
    },
    stopWorker: async () => worker?.stop(0),
    timesLogged,
    logged: (event: string, count = 1) =>
      vi.waitFor(() => expect(timesLogged(event)).toBe(count), soon),
    arrived: (count: number) => vi.waitFor(() => expect(inbox.received).toHaveLength(count), soon),
    delivered: (reference: string) =>
      vi.waitFor(async () => expect(await stateOf(reference)).toBe('delivered'), soon),
    /** Waits until the store has recorded this many attempts and refusals of a mail that waits. */
    settled: (reference: string, result: { attempts?: number; refusals?: number }) =>
      vi.waitFor(async () => {
        const record = await store.get(reference, clock.now());
        expect(record).toMatchObject({ ...result, state: 'accepted' });
      }, soon),
    /** Resolves to the reference. */
    async send(changes: object = {}): Promise<string> {
      const body = JSON.stringify(newEnquiry(changes));
      const headers = { 'content-type': 'application/json' };
      const request = new Request('http://x.example/', { method: 'POST', headers, body });
      return (
        await (await handle(request, { kind: 'client', client: 'a client' }, services)).json()
      ).reference;
    },
    stateOf,
    /**
     * Runs the chores that are due, for at most `time` milliseconds, and advances the clock by seconds
     * while they wait.
     */
    async doChores(changes: Partial<HousekeepingServices> = {}, time = Number.POSITIVE_INFINITY) {
      const doing = { over: false };
      const timeOver = new AbortController();
      const end = clock.now() + time;
      const running = doChores({ ...services, ...changes }, timeOver.signal);
      const watched = running.finally(() => {
        doing.over = true;
      });
      while (!doing.over) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (!doing.over) clock.advance(5_000);
        if (clock.now() >= end) timeOver.abort();
      }
      await watched;
    },
    /** All bytes of all files. */
    contentOfFiles: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
        .join('\n'),
    async close() {
      await worker?.stop(0);
      await store.close();
      await inbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

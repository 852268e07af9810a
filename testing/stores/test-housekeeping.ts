import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createFileMailer, forgetMailFiles } from '../../adapters/mail/file-mailer.ts';
import { createSmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { commitments } from '../../content/commitments.ts';
import { forms } from '../../content/forms.ts';
import { createStaffLinks, type LinkKeys } from '../../enquiry/answering/links.ts';
import { type DeliveryWorker, startDelivery } from '../../enquiry/delivery/deliver.ts';
import { handle } from '../../enquiry/intake/handle.ts';
import type { DailySums } from '../../enquiry/letter/daily-sums.ts';
import type { LetterRecords } from '../../enquiry/letter/letter-records.ts';
import type { FloodRecords } from '../../enquiry/limits/flood-records.ts';
import { createStoreCapacity } from '../../enquiry/limits/store-capacity.ts';
import { createOfficeTime } from '../../enquiry/office-time.ts';
import type { EnquiryStore, LogFields } from '../../enquiry/ports.ts';
import { doChores, type HousekeepingServices } from '../../enquiry/upkeep/housekeeping.ts';
import type { EnquiryRecords } from '../../enquiry/upkeep/records.ts';
import { parseSmtpUrl } from '../../hosts/settings/smtp-url.ts';
import { answerPromise } from '../../hosts/shared/answer-promise.ts';
import { expectation } from '../../hosts/shared/expectation.ts';
import { emptyWeek } from '../letter-facts.ts';
import { startSmtpInbox } from '../mail/smtp-inbox.ts';
import { createManualClock } from '../manual-clock.ts';
import { newEnquiry } from '../test-enquiries.ts';
import { createTestLimiter } from './test-limiter.ts';

/** Milliseconds within which an expected event must happen. */
export const soon = 5_000;

type HouseStore = EnquiryStore &
  EnquiryRecords &
  FloodRecords &
  LinkKeys &
  DailySums &
  LetterRecords;

/**
 * Everything that housekeeping needs, with a manual clock, its own store and mail folder, and a
 * real SMTP server or files instead of it. The store is SQLite unless `openStore` opens another.
 */
export async function prepareHousekeeping(
  mails: 'smtp' | 'files' = 'smtp',
  openStore: (file: string) => HouseStore | Promise<HouseStore> = openSqliteStore,
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
  const services: HousekeepingServices = {
    forms: new Map(forms.map((form) => [form.formType, form])),
    store,
    records: store,
    floods: store,
    sums: store,
    mailer:
      mails === 'files' ? createFileMailer(mailFolder) : createSmtpMailer(parseSmtpUrl(inbox.url)),
    limiter: createTestLimiter(1_000, clock),
    capacity: createStoreCapacity({
      records: store,
      clock,
      diskSpace: undefined,
      rateLimitFactor: 1,
    }),
    clock,
    log: logOfHouse,
    mayAcknowledge: undefined,
    mailDomain: 'example.com',
    addresses: {
      from: 'website@example.com',
      to,
      siteUrl: 'https://www.example.com',
    },
    officeTime: createOfficeTime({ city: 'Sydney', timeZone: 'Australia/Sydney' }),
    links: createStaffLinks(store, clock, 'https://www.example.com/staff'),
    promise: answerPromise,
    remind: to,
    facts: { letterFacts: async (week) => ({ ...emptyWeek, week }) },
    letterTo: [],
    allowedOrigins: new Set(),
    pagesBase: '',
    wake: () => worker?.wake(),
    isDraining: () => false,
    reportCanary: async () => {},
    forgetMails: (messageIds) => forgetMailFiles(mailFolder, messageIds),
    keep: {
      delivered: commitments.enquiryRetentionDays,
      quarantined: commitments.quarantineRetentionDays,
      clientHashes: commitments.clientKeyDays,
      dailySums: commitments.visitSumDays,
    },
  };
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
      worker = startDelivery({ ...services, expectation, random: () => 0.5 });
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

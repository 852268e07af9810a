import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createSmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import { startDelivery } from '../../enquiry/delivery/deliver.ts';
import { alertGivenUp } from '../../enquiry/delivery/given-up-alert.ts';
import { parseSmtpUrl } from '../../hosts/settings/smtp-url.ts';
import { nth, staff } from '../contracts/contract-enquiries.ts';
import { createManualClock } from '../manual-clock.ts';
import { startSmtpInbox } from './smtp-inbox.ts';

/** Milliseconds within which an expected event must happen. */
export const soon = 5_000;

/** A delivery worker with a manual clock, its own store and a real SMTP server. */
export async function prepareDelivery(to: readonly string[] = staff) {
  const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  const store = openSqliteStore(join(folder, 'enquiries.db'));
  const clock = createManualClock();
  const log: string[] = [];
  let inbox = await startSmtpInbox();
  let accepted = 0;

  const note = (event: string) => log.push(event);
  const services = () => ({
    store,
    mailer: createSmtpMailer(parseSmtpUrl(inbox.url)),
    clock,
    log: { info: note, error: note },
    random: () => 0.5,
    addresses: { from: 'website@example.com', to, siteUrl: 'https://www.example.com' },
  });
  const start = () => startDelivery(services());
  let worker = start();

  return {
    store,
    clock,
    log,
    get inbox() {
      return inbox;
    },
    get worker() {
      return worker;
    },
    /** Starts another worker on the same store. */
    start,
    restart() {
      worker = start();
    },
    /** As housekeeping does. */
    alertGivenUp: () => alertGivenUp(services(), 0, new AbortController().signal),
    /** Starts a mail server at the address of the last one. */
    async reopenInbox() {
      inbox = await startSmtpInbox({ port: inbox.port });
    },
    /** Resolves to the reference. */
    async accept(): Promise<string> {
      accepted += 1;
      const { reference, values, ...enquiry } = nth(accepted, {
        recipients: to,
        acceptedAt: clock.now(),
      });
      await store.accept({ ...enquiry, reference, values: { ...values, message: reference } });
      worker.wake();
      return reference;
    },
    arrived: (count: number) => vi.waitFor(() => expect(inbox.received).toHaveLength(count), soon),
    logged: (event: string, count = 1) =>
      vi.waitFor(() => expect(log.filter((entry) => entry === event)).toHaveLength(count), soon),
    /** Waits until the store has recorded this many attempts and refusals. */
    settled: (reference: string, result: { attempts?: number; refusals?: number }) =>
      vi.waitFor(async () => {
        const record = await store.get(reference, clock.now());
        expect(record).toMatchObject({ ...result, state: 'accepted' });
      }, soon),
    async close() {
      await worker.stop(0);
      await store.close();
      await inbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

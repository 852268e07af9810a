import type { StoredEnquiry } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { describeError } from './log.ts';
import { enquiryMail, type SendResult } from './mail.ts';
import { claim, type DeliveryResult, writeResult } from './store.ts';

/** Milliseconds until a result is written again that the database did not take; doubled each time. */
const minRetryDelay = 500;
const maxRetryDelay = 30_000;

/**
 * Returns the function that delivers (docs/function.md, 'Delivery'): it runs a pass, or one more after
 * the pass that runs, and resolves when none does. It never rejects.
 */
export function createDelivery(dependencies: Dependencies): () => Promise<void> {
  const { pause, stopping } = dependencies;
  let running: Promise<void> | undefined;
  let again = false;
  let restsUntil = 0;
  const mayRun = () => !stopping.aborted && performance.now() >= restsUntil;

  async function run(): Promise<void> {
    do {
      again = false;
      const started = performance.now();
      const retryAfter = await sendAll(dependencies);
      if (retryAfter !== undefined) {
        restsUntil = Math.max(started + pause, performance.now() + retryAfter);
      }
    } while (again && mayRun());
    running = undefined;
  }

  return async () => {
    again = true;
    if (!running && mayRun()) running = run();
    await running;
  };
}

/**
 * Mails what is due, one after the other. When the mail server or the store is away, resolves to the
 * milliseconds for which the server wants to be left alone.
 */
async function sendAll(dependencies: Dependencies): Promise<number | undefined> {
  const { log, stopping } = dependencies;
  try {
    while (!stopping.aborted) {
      const leaseId = crypto.randomUUID();
      const enquiry = await claim(dependencies, leaseId);
      if (!enquiry) break;
      const claimed = performance.now();
      const sent = await send(enquiry, dependencies);
      const result = resultOf(sent, enquiry);
      const { reference, attempts } = enquiry;
      const { kind, reason } = result;
      if (kind === 'sent') log.info('sent', { reference, attempts, reason });
      else log.error('not_sent', { reference, attempts, kind, reason });
      await record(dependencies, enquiry, leaseId, result, claimed);
      if (sent.kind === 'away') return sent.retryAfter ?? 0;
    }
    return undefined;
  } catch (error) {
    log.error('delivery_paused', { reason: describeError(error) });
    return 0;
  }
}

/** Sends an enquiry to all recipients, or to those that an earlier try did not reach. */
async function send(
  enquiry: StoredEnquiry,
  { mailer, addresses, forms }: Dependencies,
): Promise<SendResult> {
  const { unreached, form_type } = enquiry;
  const missing = unreached?.split(',');
  const recipients = addresses.to.filter((recipient) => missing?.includes(recipient) ?? true);
  // ENQUIRIES_TO has changed since: the others have the mail.
  if (recipients.length === 0) return { kind: 'answered', accepted: 0, deferred: [], rejected: [] };
  try {
    const form = forms.get(form_type) ?? { page: '/', pageName: form_type };
    return await mailer.send(enquiryMail(enquiry, form, addresses), recipients);
  } catch (error) {
    return { kind: 'failed', reason: describeError(error) };
  }
}

/** State of the enquiry after a try (docs/function.md, 'Recipients' and 'Refused'). */
function resultOf(sent: SendResult, { unreached }: StoredEnquiry): DeliveryResult {
  const { kind, reason = null } = sent;
  if (kind === 'refused') return { kind, reason, unreached };
  if (kind !== 'answered') return { kind: 'waiting', reason, unreached };
  const { accepted, deferred, rejected } = sent;
  const someoneHasIt = accepted > 0 || unreached !== null;
  if (deferred.length > 0) {
    const others = someoneHasIt ? [...rejected, ...deferred].join(',') : null;
    return { kind: 'waiting', reason, unreached: others };
  }
  return { kind: someoneHasIt ? 'sent' : 'refused', reason, unreached: null };
}

/**
 * Writes the result, and again until it is written or the lease is over: a mail that was accepted must
 * not be sent again because the database was away for a moment.
 */
async function record(
  { database, leaseTime, log }: Dependencies,
  { id, reference }: StoredEnquiry,
  leaseId: string,
  result: DeliveryResult,
  claimed: number,
): Promise<void> {
  for (let delay = minRetryDelay; ; delay = Math.min(delay * 2, maxRetryDelay)) {
    try {
      return await writeResult(database, id, leaseId, result);
    } catch (error) {
      if (performance.now() - claimed > leaseTime) throw error;
      log.error('result_not_written', { reference, reason: describeError(error) });
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

import type { StoredEnquiry } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { underLease } from './lease.ts';
import { day } from './limits.ts';
import { describeError } from './log.ts';
import { enquiryMail, type SendResult } from './mail.ts';
import { claim, writeResult } from './store.ts';

/** Milliseconds until a result that the database did not take is written again. */
const retryDelay = 2_000;

/** Milliseconds after which a deferred recipient is given up once others have the mail, as Postfix does. */
const deferralLimit = 5 * day;

/**
 * Returns the function that delivers (docs/function.md, 'Delivery'): it runs a pass, after the one that
 * runs, and resolves when its pass has ended. It never rejects.
 */
export function createDelivery(dependencies: Dependencies): () => Promise<void> {
  let lastPass = Promise.resolve();
  let isQueued = false;
  let restsUntil = 0;

  async function pass(): Promise<void> {
    isQueued = false;
    const started = performance.now();
    if (started < restsUntil) return;
    const retryAfter = await sendAll(dependencies);
    if (retryAfter === undefined) return;
    restsUntil = Math.max(started + dependencies.pause, performance.now() + retryAfter);
  }

  return () => {
    if (!isQueued) lastPass = lastPass.then(pass);
    isQueued = true;
    return lastPass;
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
      const enquiry = await claim(dependencies);
      if (!enquiry) break;
      const { id, lease } = enquiry;
      const result = await underLease(dependencies, `id = ${id}`, lease, () =>
        send(enquiry, dependencies),
      );
      const { reference, attempts } = enquiry;
      const { kind, reason, retryAfter = 0 } = result;
      if (kind === 'sent') log.info('sent', { reference, attempts, reason });
      else log.error('not_sent', { reference, attempts, kind, reason });
      await record(dependencies, enquiry, result);
      if (kind === 'away') return retryAfter;
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
  { mailer, settings, forms }: Dependencies,
): Promise<SendResult> {
  const { unreached, reached_at, form_type } = enquiry;
  const missing = unreached?.split(',');
  const recipients = settings.ENQUIRIES_TO.filter(
    (recipient) => missing?.includes(recipient) ?? true,
  );
  // ENQUIRIES_TO has changed since: the others have the mail.
  if (recipients.length === 0) return { kind: 'sent', reason: null };
  try {
    const form = forms.find(({ formType }) => formType === form_type);
    const result = await mailer.send(enquiryMail(enquiry, form, settings), recipients);
    if (result.kind === 'rejected') return { ...result, kind: missing ? 'sent' : 'bounced' };
    const isLate = reached_at !== null && reached_at < Date.now() - deferralLimit;
    if (result.kind === 'sent' || !isLate) return result;
    const { reason, unreached: givenUp = recipients } = result;
    return {
      kind: 'sent',
      reason: `given up: ${givenUp.join(', ')} (${reason})`,
      unreached: givenUp,
    };
  } catch (error) {
    return { kind: 'waiting', reason: describeError(error) };
  }
}

/**
 * Writes the result, and again until it is written: a mail that was accepted must not be sent again because
 * the database was away for a moment. If another worker has the row by then, this one changes nothing.
 */
async function record(
  { database, log }: Dependencies,
  enquiry: StoredEnquiry,
  result: SendResult,
): Promise<void> {
  for (;;) {
    try {
      return await writeResult(database, enquiry, result);
    } catch (error) {
      const { reference } = enquiry;
      log.error('result_not_written', { reference, reason: describeError(error) });
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
}

import type { StoredEnquiry } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { underLease } from './lease.ts';
import { describeError } from './log.ts';
import { enquiryMail, type SendResult } from './mail.ts';
import { watchRelay } from './relay.ts';
import { claim, writeResult } from './store.ts';

/** Milliseconds until a result that the database did not take is written again. */
const retryDelay = 2_000;

/**
 * Returns the function that delivers (docs/function.md, 'Delivery'): it runs a pass, after the one that
 * runs, and resolves when its pass has ended. It never rejects.
 */
export function createDelivery(dependencies: Dependencies): () => Promise<void> {
  let lastPass = Promise.resolve();
  let isQueued = false;

  async function pass(): Promise<void> {
    isQueued = false;
    try {
      await sendAll(dependencies);
      await watchRelay(dependencies);
    } catch (error) {
      dependencies.log.error('delivery_paused', { reason: describeError(error) });
    }
  }

  return () => {
    if (!isQueued) lastPass = lastPass.then(pass);
    isQueued = true;
    return lastPass;
  };
}

/** Mails what is due, one after the other. An answer of the relay's own ends that: it begins a rest. */
async function sendAll(dependencies: Dependencies): Promise<void> {
  const { log, isStopping } = dependencies;
  while (!isStopping()) {
    const enquiry = await claim(dependencies);
    if (!enquiry) return;
    const { id, lease, reference, attempts } = enquiry;
    const result = await underLease(dependencies, `id = ${id}`, lease, () =>
      send(enquiry, dependencies),
    );
    const { outcome, reason } = result;
    if (outcome === 'accepted') log.info('sent', { reference, attempts, reason });
    else log.error('not_sent', { reference, attempts, outcome, reason });
    await record(dependencies, enquiry, result);
  }
}

/** Sends an enquiry to all recipients, or to those that an earlier try did not reach. */
async function send(
  enquiry: StoredEnquiry,
  { mailer, settings, forms }: Dependencies,
): Promise<SendResult> {
  const missing = enquiry.unreached?.split(',');
  const recipients = settings.ENQUIRIES_TO.filter(
    (recipient) => missing?.includes(recipient) ?? true,
  );
  // ENQUIRIES_TO has changed since: the others have the mail.
  if (recipients.length === 0) return { outcome: 'accepted', reason: null };
  try {
    const form = forms.find(({ formType }) => formType === enquiry.form_type);
    const result = await mailer.send(enquiryMail(enquiry, form, settings), recipients);
    // Once others have the mail, a refusal of all that lack it is about their mailboxes.
    const isTheirs = missing && result.outcome === 'relay' && result.refused;
    return isTheirs ? { ...result, outcome: 'refused' } : result;
  } catch (error) {
    return { outcome: 'deferred', reason: describeError(error), deferred: recipients };
  }
}

/**
 * Writes the result, and again until it is written: a mail that was accepted must not be sent again because
 * the database was away for a moment. If another worker has the row by then, this one changes nothing.
 */
async function record(
  dependencies: Dependencies,
  enquiry: StoredEnquiry,
  result: SendResult,
): Promise<void> {
  for (;;) {
    try {
      return await writeResult(dependencies, enquiry, result);
    } catch (error) {
      const { reference } = enquiry;
      dependencies.log.error('result_not_written', { reference, reason: describeError(error) });
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
}

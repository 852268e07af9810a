import type { StoredEnquiry } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import { describeError } from './log.ts';
import { enquiryMail } from './mail.ts';
import { claim, settle } from './store.ts';

/**
 * Returns the function that delivers (docs/function.md, 'Delivery'): it runs a pass, or one more after
 * the pass that runs, and resolves when none does. It never rejects.
 */
export function createDelivery(dependencies: Dependencies): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  let restsUntil = 0;
  const mayRun = () => !dependencies.stopping.aborted && performance.now() >= restsUntil;

  async function run(): Promise<void> {
    do {
      again = false;
      const started = performance.now();
      if (!(await sendAll(dependencies))) restsUntil = started + dependencies.pause;
    } while (again && mayRun());
    running = undefined;
  }

  return async () => {
    again = true;
    if (!running && mayRun()) running = run();
    await running;
  };
}

/** Mails what is due, one after the other. Resolves to false when the mail server or the store is away. */
async function sendAll(dependencies: Dependencies): Promise<boolean> {
  const { mailer, log, stopping } = dependencies;
  try {
    while (!stopping.aborted) {
      const worker = crypto.randomUUID();
      const enquiry = await claim(dependencies, worker);
      if (!enquiry) break;
      const sent = await send(enquiry, worker, dependencies);
      // A server that is away fails every mail; one that answers has refused only this one.
      if (!sent && !stopping.aborted) await mailer.check();
    }
    return true;
  } catch (error) {
    log.error('delivery_paused', { reason: describeError(error) });
    return false;
  }
}

async function send(
  enquiry: StoredEnquiry,
  worker: string,
  { database, mailer, addresses, forms, log }: Dependencies,
): Promise<boolean> {
  const { reference, attempts, form_type } = enquiry;
  let rejected: readonly string[];
  try {
    const page = forms.get(form_type)?.page ?? '/';
    rejected = await mailer.send(enquiryMail(enquiry, page, addresses));
  } catch (error) {
    const reason = describeError(error);
    log.error('not_sent', { reference, attempts, reason });
    await settle(database, worker, 'failed', reason);
    return false;
  }
  log.info('sent', { reference, attempts, rejected });
  const note = rejected.length > 0 ? `rejected: ${rejected.join(', ')}` : null;
  await settle(database, worker, 'sent', note);
  return true;
}

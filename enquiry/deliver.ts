import type { EnquiryForm } from '../content/model/form.ts';
import { describeError, type Log } from './log.ts';
import { type Addresses, enquiryMail, type Mailer } from './mail.ts';
import type { Store, StoredEnquiry } from './store.ts';

export interface DeliverServices {
  store: Store;
  mailer: Mailer;
  addresses: Addresses;
  forms: ReadonlyMap<string, EnquiryForm>;
  log: Log;
}

/** Milliseconds between two tries to record what became of a mail, and how many there are: less than a lease. */
const recordPause = 1_000;
const recordTries = 30;

/**
 * Mails what is due, one after the other (docs/function.md, 'Delivery'). Resolves to whether nothing
 * is left; `false` when the mail server or the store is away.
 */
async function deliver(services: DeliverServices, stopping: AbortSignal): Promise<boolean> {
  const { store, mailer, log } = services;
  try {
    while (!stopping.aborted) {
      const lease = crypto.randomUUID();
      const enquiry = await store.claim(lease);
      if (!enquiry) return true;
      const sent = await send(enquiry, lease, services);
      // A server that is away fails every mail; one that answers has refused only this one.
      if (!sent) await mailer.check();
    }
    return true;
  } catch (error) {
    log.error('delivery_paused', { reason: describeError(error) });
    return false;
  }
}

async function send(
  enquiry: StoredEnquiry,
  lease: string,
  { store, mailer, addresses, forms, log }: DeliverServices,
): Promise<boolean> {
  const { id, reference, attempts, form_type } = enquiry;
  let rejected: readonly string[];
  try {
    const page = forms.get(form_type)?.page ?? '/';
    rejected = await mailer.send(enquiryMail(enquiry, page, addresses));
  } catch (error) {
    const reason = describeError(error);
    log.error('not_sent', { reference, attempts, reason });
    await record(() => store.markFailed(id, lease, reason));
    return false;
  }
  log.info('sent', { reference, attempts, rejected });
  const note = rejected.length > 0 ? `rejected: ${rejected.join(', ')}` : null;
  await record(() => store.markSent(id, lease, note));
  return true;
}

/** What was sent and not recorded is sent again, so a store that is away is asked again. */
async function record(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries === recordTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, recordPause));
    }
  }
}

export interface Delivery {
  /** Delivers now, or once more after the pass that runs. Resolves when nothing is left to do. */
  wake(): Promise<void>;
  /** Resolves when no pass runs. */
  idle(): Promise<void>;
}

/**
 * Runs one pass at a time; after one that found the mail server or the store away, the next begins
 * after `pause` milliseconds. When `stopping` is aborted it sends what it has claimed, and no more.
 */
export function createDelivery(
  services: DeliverServices,
  pause: number,
  stopping: AbortSignal,
): Delivery {
  let running: Promise<void> | undefined;
  let again = false;

  async function run(): Promise<void> {
    while (again && !stopping.aborted) {
      again = false;
      if (!(await deliver(services, stopping))) await sleep(pause, stopping);
    }
    running = undefined;
  }

  return {
    wake() {
      again = true;
      running ??= run();
      return running;
    },
    idle: async () => running,
  };
}

function sleep(milliseconds: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stopping.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

import type { EnquiryForm } from '../../content/model/form.ts';
import type { MailAddresses } from '../delivery/compose-mail.ts';
import { enquiryMessageId } from '../delivery/message-id.ts';
import type { EnquiryValues } from '../enquiry.ts';
import type { MayAcknowledge } from '../limits/acknowledgement-limit.ts';
import { fullRetry } from '../limits/budgets.ts';
import type { StoreCapacity } from '../limits/store-capacity.ts';
import type { Clock, EnquiryStore, Log } from '../ports.ts';
import { judgeSpam, type Traces } from '../rules/judge-spam.ts';
import { newReference } from './reference.ts';
import { Refusal } from './refusal.ts';

export interface ReceiveServices {
  store: EnquiryStore;
  capacity: StoreCapacity;
  clock: Clock;
  log: Log;
  /** Whom enquiries are mailed to. */
  addresses: Pick<MailAddresses, 'to'>;
  /** Whether a sender may get an acknowledgement; `undefined` when none is sent. */
  mayAcknowledge: MayAcknowledge | undefined;
  /** Domain of the sender's address, for the Message-ID. */
  mailDomain: string;
}

/** What arrived, once it is known to be valid. */
export interface Arrival {
  values: EnquiryValues;
  form: EnquiryForm;
  idempotencyKey: string | undefined;
  traces: Traces;
  /** Hash of the client's network. */
  network: string | undefined;
  canary: boolean;
}

export interface Receipt {
  kind: 'accepted' | 'repeat';
  reference: string;
  quarantined: boolean;
}

/**
 * Judges an enquiry, then stores it and its mails in one transaction; resolves when all are on the
 * disk. Rejects with `StoreUnavailable`, or a refusal: `key_reuse`, or `unavailable` when
 * the store is full.
 */
export async function receive(arrival: Arrival, services: ReceiveServices): Promise<Receipt> {
  const { values, form, idempotencyKey, traces, network, canary } = arrival;
  const { store, capacity, clock, log, addresses, mailDomain } = services;
  const verdict = judgeSpam(values, traces);
  const { quarantined } = verdict;
  const shortage = await capacity.reserve(verdict);
  if (shortage) {
    const repeat = await findRepeat(arrival, services);
    if (repeat) return repeat;
    log.error('store_full', { limit: shortage });
    throw new Refusal('unavailable', { retryAfter: fullRetry });
  }
  const acknowledged =
    !quarantined && !canary && ((await services.mayAcknowledge?.(values.email)) ?? false);
  for (;;) {
    const reference = newReference();
    const acceptedAt = clock.now();
    const outcome = await store.accept({
      reference,
      messageId: enquiryMessageId(reference, acceptedAt, mailDomain),
      values,
      recipients: addresses.to,
      page: form.page,
      acceptedAt,
      idempotencyKey,
      canary,
      acknowledged,
      network: quarantined ? network : undefined,
      ...verdict,
    });
    if (outcome.kind === 'accepted') return { kind: 'accepted', reference, quarantined };
    if (outcome.kind === 'repeat') return { ...outcome, quarantined };
    if (outcome.kind === 'key_reuse') throw new Refusal('key_reuse');
  }
}

/**
 * The receipt of an enquiry that was accepted before, which is answered whatever limit is reached.
 * Throws a `key_reuse` refusal when its key belongs to another.
 */
export async function findRepeat(
  { values, idempotencyKey }: Pick<Arrival, 'values' | 'idempotencyKey'>,
  { store, clock }: Pick<ReceiveServices, 'store' | 'clock'>,
): Promise<Receipt | undefined> {
  const found = await store.findRepeat({ values, idempotencyKey, acceptedAt: clock.now() });
  if (found?.kind === 'key_reuse') throw new Refusal('key_reuse');
  return found && { ...found, quarantined: false };
}

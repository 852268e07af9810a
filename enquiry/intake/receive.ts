import type { EnquiryForm } from '../../content/model.ts';
import { enquiryMessageId } from '../delivery/message-id.ts';
import type { EnquiryValues } from '../enquiry.ts';
import type { Clock, EnquiryStore } from '../ports.ts';
import { judgeSpam, type Traces } from '../rules/judge-spam.ts';
import { newReference } from './reference.ts';

export interface ReceiveServices {
  store: EnquiryStore;
  clock: Clock;
  /** Domain of our own address, for the Message-ID. */
  mailDomain: string;
}

/** The client under which the website's own daily test arrives. No address looks like it. */
export const canaryClient = 'canary';

export type Receipt =
  | { kind: 'accepted' | 'repeat'; reference: string; quarantined: boolean }
  | { kind: 'key_reuse' };

/**
 * Judges an enquiry, then stores it and its outbox row in one transaction; resolves when both are
 * on the disk. Rejects with `StoreUnavailable`.
 */
export async function receive(
  values: EnquiryValues,
  form: EnquiryForm,
  idempotencyKey: string | undefined,
  traces: Traces,
  client: string,
  { store, clock, mailDomain }: ReceiveServices,
): Promise<Receipt> {
  const verdict = judgeSpam(values, traces);
  for (;;) {
    const reference = newReference();
    const acceptedAt = clock.now();
    const outcome = await store.accept({
      reference,
      messageId: enquiryMessageId(reference, acceptedAt, mailDomain),
      values,
      page: form.page,
      acceptedAt,
      idempotencyKey,
      canary: client === canaryClient,
      ...verdict,
    });
    if (outcome.kind === 'accepted') {
      return { kind: 'accepted', reference, quarantined: verdict.quarantined };
    }
    if (outcome.kind === 'repeat') return { ...outcome, quarantined: verdict.quarantined };
    if (outcome.kind === 'key_reuse') return outcome;
  }
}

import type { EnquiryForm } from '../content/model.ts';
import type { EnquiryValues } from './enquiry.ts';
import { judgeSpam, type Traces } from './judge-spam.ts';
import type { Clock, EnquiryStore } from './ports.ts';
import { newReference } from './reference.ts';

export interface ReceiveServices {
  store: EnquiryStore;
  clock: Clock;
  /** Domain of our own address, for the Message-ID. */
  mailDomain: string;
}

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
  { store, clock, mailDomain }: ReceiveServices,
): Promise<Receipt> {
  const verdict = judgeSpam(values, traces);
  for (;;) {
    const reference = newReference();
    const acceptedAt = clock.now();
    const outcome = await store.accept({
      reference,
      // The time keeps it unique even when a store is made anew, and sorts files of mails.
      messageId: `<${compactTime(acceptedAt)}.${reference}@${mailDomain}>`,
      values,
      page: form.page,
      acceptedAt,
      idempotencyKey,
      ...verdict,
    });
    if (outcome.kind === 'accepted') {
      return { kind: 'accepted', reference, quarantined: verdict.quarantined };
    }
    if (outcome.kind === 'repeat') return { ...outcome, quarantined: verdict.quarantined };
    if (outcome.kind === 'key_reuse') return outcome;
  }
}

/** '20260314T150926Z' */
function compactTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

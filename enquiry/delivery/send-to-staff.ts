import type { Mail, Mailer, SendOutcome } from '../ports.ts';

/** A mail that the website itself writes to its staff. */
export type StaffNotice = Omit<Mail, 'recipient' | 'replyTo'>;

/**
 * Sends a notice to each of the staff whom it names. It counts as delivered once one of them has
 * it: repeated for the others, it would fill that one's inbox.
 */
export async function sendToStaff(
  notice: StaffNotice,
  mailer: Mailer,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const outcomes: SendOutcome[] = [];
  for (const recipient of notice.to) {
    const outcome = await mailer.send({ ...notice, recipient, replyTo: undefined }, signal);
    outcomes.push(outcome);
    if (outcome.kind === 'unreachable') break;
  }
  const delivered = outcomes.find(({ kind }) => kind === 'delivered');
  return delivered ?? outcomes[0] ?? { kind: 'refused', reason: 'nobody to send it to' };
}

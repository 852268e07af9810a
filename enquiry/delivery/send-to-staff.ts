import type { Clock, Log, LogFields, Mailer, SendOutcome } from '../ports.ts';
import type { MailAddresses } from './compose-mail.ts';
import { noticeMessageId } from './message-id.ts';

/** A mail that the website itself writes to its staff. */
export interface StaffNotice {
  messageId: string;
  subject: string;
  /** For everybody, or for each with links of their own. */
  lines: readonly string[] | ((recipient: string) => Promise<readonly string[]>);
  /** The same once more, for mail programs that show HTML. */
  html?: string;
}

/** What sends notices. */
export interface NoticeServices {
  mailer: Mailer;
  clock: Clock;
  log: Log;
  addresses: MailAddresses;
}

export interface AlarmServices extends NoticeServices {
  mailDomain: string;
}

/**
 * Sends a notice to each of the staff. It counts as delivered once one of them has it: repeated for
 * the others, it would fill that one's inbox.
 */
export async function sendToStaff(
  { messageId, subject, lines, html }: StaffNotice,
  { mailer, clock, addresses: { from, to } }: NoticeServices,
  signal: AbortSignal,
): Promise<SendOutcome> {
  const mail = {
    messageId,
    from,
    to,
    subject,
    date: clock.now(),
    replyTo: undefined,
    ...(html !== undefined && { html }),
  };
  const outcomes: SendOutcome[] = [];
  for (const recipient of to) {
    const ofThis = typeof lines === 'function' ? await lines(recipient) : lines;
    const text = [...ofThis, ''].join('\n');
    const outcome = await mailer.send({ ...mail, recipient, text }, signal);
    outcomes.push(outcome);
    if (outcome.kind === 'unreachable') break;
  }
  const delivered = outcomes.find(({ kind }) => kind === 'delivered');
  return delivered ?? outcomes[0] ?? { kind: 'refused', reason: 'nobody to send it to' };
}

/**
 * Sends a notice that is due at a set time, and writes the outcome and these facts to the log; resolves
 * to whether staff have it. Tried again, it is the same mail to every mail program.
 */
export async function sendNotice(
  event: 'digest' | 'reminder' | 'letter',
  at: number,
  notice: Omit<StaffNotice, 'messageId'>,
  services: AlarmServices,
  signal: AbortSignal,
  facts: LogFields = {},
): Promise<boolean> {
  const messageId = noticeMessageId(event, at, services.mailDomain);
  const outcome = await sendToStaff({ messageId, ...notice }, services, signal);
  const reason = outcome.kind === 'delivered' ? undefined : outcome.reason;
  services.log[reason ? 'error' : 'info'](event, { outcome: outcome.kind, reason, ...facts });
  return reason === undefined;
}

/** Sends an alarm of this kind; resolves to whether staff have it. */
export async function raiseAlarm(
  kind: string,
  alarm: Omit<StaffNotice, 'messageId'>,
  services: AlarmServices,
  signal: AbortSignal,
): Promise<boolean> {
  const messageId = `<${kind}.${services.clock.now()}@${services.mailDomain}>`;
  const outcome = await sendToStaff({ messageId, ...alarm }, services, signal);
  if (outcome.kind === 'delivered') return true;
  services.log.error('alarm_not_delivered', { reason: outcome.reason });
  return false;
}

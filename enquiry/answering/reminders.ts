import { type AlarmServices, sendNotice } from '../delivery/send-to-staff.ts';
import type { OfficeTime } from '../office-time.ts';
import { batchSize, type EnquiryRecord, type EnquiryRecords } from '../upkeep/records.ts';
import type { StaffLinks } from './links.ts';
import { type AnswerPromise, dueAt, remindersOf } from './promise.ts';
import { linkActs } from './staff-view.ts';

export interface ReminderServices extends AlarmServices {
  records: EnquiryRecords;
  officeTime: OfficeTime;
  promise: AnswerPromise;
  links: StaffLinks;
  /** Whom to remind; nobody when reminders are off. */
  remind: readonly string[];
}

/**
 * Reminds staff, at three quarters of the promised time and at its end, of what nobody has answered:
 * one mail with all of which one of these times has passed. Resolves to false when it could not be sent.
 */
export async function sendReminders(
  services: ReminderServices,
  doneAt: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { records, clock, addresses, remind } = services;
  if (remind.length === 0) return true;
  const now = clock.now();
  const waiting = await findWaiting(services, now);
  const newly = waiting.filter(({ due, sent }) => due > sent);
  if (newly.length === 0) return true;
  const late = waiting.filter(({ due }) => due === 2).length;
  // Those that it is sent for come first if not all have room.
  const first = new Set([...new Set([...newly, ...waiting])].slice(0, batchSize));
  const shown = waiting.filter((one) => first.has(one));
  const notice = {
    subject: subjectOf(waiting.length, late),
    lines: async (recipient: string) => [
      'Nobody has said yet that these enquiries are answered. The oldest comes first.',
      'When you have answered one, mark it with the link below it.',
      ...restOf(waiting, shown),
      '',
      ...(await entriesOf(shown, recipient, services)),
    ],
  };
  const to = { ...services, addresses: { ...addresses, to: remind } };
  const facts = { count: waiting.length };
  // The chore stays done at this time until the notice is sent.
  if (!(await sendNotice('reminder', doneAt, notice, to, signal, facts))) return false;
  for (const reminders of [1, 2]) {
    const references = newly
      .filter(({ due }) => due === reminders)
      .map(({ reference }) => reference);
    for (let first = 0; first < references.length; first += batchSize) {
      await records.markReminded(references.slice(first, first + batchSize), reminders);
    }
  }
  return true;
}

/** Where the others are, if a mail does not show all. */
const restOf = (all: readonly Waiting[], shown: readonly Waiting[]): readonly string[] =>
  all.length > shown.length
    ? [`${shown.length} are below. All: npm run enquiries -- list --state unanswered`]
    : [];

function subjectOf(count: number, late: number): string {
  const enquiries = count === 1 ? 'enquiry waits' : 'enquiries wait';
  return `${count} ${enquiries} for an answer${late > 0 ? `, ${late} beyond the promised time` : ''}`;
}

/** An enquiry that nobody has answered, without what its sender wrote: thousands may wait. */
interface Waiting extends Pick<EnquiryRecord, 'reference' | 'acceptedAt' | 'releasedAt'> {
  formType: string;
  /** How many of its reminders are due by now, and told staff of it. */
  due: number;
  sent: number;
}

/** Those of which at least one reminder is due, oldest first. */
async function findWaiting(
  { records, promise }: ReminderServices,
  now: number,
): Promise<readonly Waiting[]> {
  const waiting: Waiting[] = [];
  for await (const batch of records.find({ kind: 'unanswered' }, now)) {
    for (const record of batch) {
      const due = remindersOf(record, promise).filter((time) => time <= now).length;
      if (due === 0) continue;
      const { reference, acceptedAt, releasedAt, reminders: sent, values } = record;
      waiting.push({ reference, acceptedAt, releasedAt, formType: values.formType, due, sent });
    }
  }
  return waiting;
}

/** What is late, for the digest: that staff were reminded twice of it stays true until somebody acts. */
export async function lateLines(
  services: ReminderServices,
  now: number,
): Promise<{ count: number; lines: (recipient: string) => Promise<readonly string[]> }> {
  const waiting = services.remind.length > 0 ? await findWaiting(services, now) : [];
  const late = waiting.filter(({ due }) => due === 2);
  const shown = late.slice(0, batchSize);
  return {
    count: late.length,
    lines: async (recipient) => [
      ...restOf(late, shown),
      ...(await entriesOf(shown, recipient, services)),
    ],
  };
}

async function entriesOf(
  waiting: readonly Waiting[],
  recipient: string,
  services: ReminderServices,
): Promise<readonly string[]> {
  const entries = waiting.map((one) => entryOf(one, recipient, services));
  return (await Promise.all(entries)).flat();
}

/** One enquiry, without a word of its sender's. */
async function entryOf(
  one: Waiting,
  recipient: string,
  { officeTime, promise, links }: ReminderServices,
): Promise<readonly string[]> {
  const { reference, formType, acceptedAt } = one;
  return [
    `${reference} · ${formType}`,
    `  Received: ${officeTime.inWords(acceptedAt)}`,
    `  Promised: ${officeTime.inWords(dueAt(one, promise))}, ${officeTime.name}`,
    `  ${await links.linkTo({ reference, recipient, acts: linkActs })}`,
    '',
  ];
}

import { actors, type Outcome } from '../../../enquiry/answering/acts.ts';
import type { EnquiryRecord } from '../../../enquiry/upkeep/records.ts';
import { officeTime } from '../../shared/office-time.ts';
import { unknown } from './find-enquiries.ts';
import { toAct, toEntry } from './output/objects.ts';
import { actLine } from './output/sheet.ts';
import { failed, type Result } from './result.ts';
import type { StaffServices } from './staff-services.ts';

/** Notes how an enquiry ended. */
export async function concludeEnquiry(
  reference: string,
  outcome: Exclude<Outcome, 'spam'>,
  { records, clock }: StaffServices,
): Promise<Result> {
  const done = await records.conclude(reference, outcome, actors.command, clock.now());
  const record = await records.get(reference, clock.now());
  if (!record) return unknown(reference);
  if (done) return { text: `${reference} ${inWords[outcome]}.`, facts: toEntry(record) };
  return failed(await refusalOf(record, records));
}

/** Takes back how an enquiry ended. */
export async function reopenEnquiry(
  reference: string,
  { records, clock }: StaffServices,
): Promise<Result> {
  const done = await records.reopen(reference, actors.command, clock.now());
  const record = await records.get(reference, clock.now());
  if (!record) return unknown(reference);
  if (done) {
    const then = record.state === 'quarantined' ? 'is in quarantine again' : 'is unanswered again';
    return { text: `${reference} ${then}.`, facts: toEntry(record) };
  }
  return failed((await refusalOf(record, records)) || `${reference} is unanswered already.`);
}

/** Lists what staff did with an enquiry, oldest first. */
export async function listActs(
  reference: string,
  { records, clock }: StaffServices,
): Promise<Result> {
  if (!(await records.get(reference, clock.now()))) return unknown(reference);
  const acts = await records.actsOn(reference);
  const text = acts.map(actLine).join('\n') || `Nobody has done anything with ${reference} yet.`;
  return { text, facts: { reference, acts: acts.map(toAct) } };
}

const inWords: Readonly<Record<Outcome, string>> = {
  answered: 'is marked as answered',
  closed: 'is closed without a reply',
  spam: 'is marked as spam',
};

/** Why nothing can be said about how it ended; empty when somebody waits for an answer. */
async function refusalOf(
  { reference, state, outcome, erasedAt, canary }: EnquiryRecord,
  records: StaffServices['records'],
): Promise<string> {
  if (erasedAt !== undefined) {
    return `${reference} was erased on ${officeTime.stamp(erasedAt)}: what became of it stays as it is.`;
  }
  if (outcome) {
    const act = (await records.actsOn(reference)).findLast(({ act }) => act === outcome);
    const said = act ? `: ${act.actor}, ${officeTime.stamp(act.at)}` : '';
    return `${reference} ${inWords[outcome]} already${said}. To take that back: reopen ${reference}`;
  }
  if (state === 'quarantined') return `${reference} is quarantined; release lets it out.`;
  return canary ? `${reference} is the website's daily test: nobody waits for an answer.` : '';
}

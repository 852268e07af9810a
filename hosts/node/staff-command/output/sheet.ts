import type { ActRecord } from '../../../../enquiry/answering/acts.ts';
import { fields } from '../../../../enquiry/rules/fields.ts';
import type { EnquiryRecord } from '../../../../enquiry/upkeep/records.ts';
import { officeTime } from '../../../shared/office-time.ts';
import { promisedAt } from '../promised-at.ts';

/** All there is to know of one enquiry, for people. */
export function sheetOf(record: EnquiryRecord, acts: readonly ActRecord[]): string {
  const { values, state, attempts, refusals } = record;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Reference', record.reference],
    ['State', record.reason === undefined ? state : `${state} (last try: ${record.reason})`],
    ['Outcome', outcomeOf(record)],
    ['Promised', stamp(promisedAt(record))],
    ['Form', values.formType],
    ['Page', record.page],
    ['Suspicions', record.suspicions.join(', ')],
    ['Tries', attempts + refusals > 0 ? `${attempts} put off, ${refusals} refused` : ''],
    ['Received', stamp(record.acceptedAt)],
    ['Held back', stamp(record.quarantinedAt)],
    ['Reported', stamp(record.digestedAt)],
    ['Released', stamp(record.releasedAt)],
    ['Last tried', stamp(record.triedAt)],
    ['Delivered', stamp(record.deliveredAt)],
    ['Given up', stamp(record.failedAt)],
    ['Erased', stamp(record.erasedAt)],
    ['Message-ID', record.messageId],
    ...acts.map((act) => ['Act', actLine(act)] as const),
    ...fields
      .filter(({ name }) => name !== 'message')
      .map(({ name, label }) => [label, values[name]] as const),
  ];
  const lines = facts.flatMap(([name, value]) =>
    value ? [`${`${name}:`.padEnd(12)} ${value}`] : [],
  );
  return [...lines, ...(values.message ? ['', values.message] : [])].join('\n');
}

/** What staff did with it: '2026-11-22 18:05 AEDT  answered  staff@example.com'. */
export const actLine = ({ act, actor, at }: ActRecord) =>
  [officeTime.stamp(at), act.padEnd('answered'.length), actor].join('  ');

/** 'unanswered' while somebody waits for an answer. */
const outcomeOf = (record: EnquiryRecord) =>
  record.outcome ??
  (promisedAt(record) !== undefined && record.erasedAt === undefined ? 'unanswered' : '');

const stamp = (time: number | undefined) => (time === undefined ? '' : officeTime.stamp(time));

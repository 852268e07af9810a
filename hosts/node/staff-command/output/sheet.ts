import { fields } from '../../../../enquiry/rules/fields.ts';
import type { EnquiryRecord } from '../../../../enquiry/upkeep/records.ts';
import { officeTime } from '../../../shared/office-time.ts';

/** All there is to know of one enquiry, for people. */
export function sheetOf(record: EnquiryRecord): string {
  const { values, state, attempts, refusals } = record;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Reference', record.reference],
    ['State', record.reason === undefined ? state : `${state} (last try: ${record.reason})`],
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
    ...fields
      .filter(({ name }) => name !== 'message')
      .map(({ name, label }) => [label, values[name]] as const),
  ];
  const lines = facts.flatMap(([name, value]) =>
    value ? [`${`${name}:`.padEnd(12)} ${value}`] : [],
  );
  return [...lines, ...(values.message ? ['', values.message] : [])].join('\n');
}

const stamp = (time: number | undefined) => (time === undefined ? '' : officeTime.stamp(time));

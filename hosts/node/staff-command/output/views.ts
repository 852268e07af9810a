import { excerptOf } from '../../../../enquiry/delivery/excerpt-of.ts';
import { fields } from '../../../../enquiry/rules/fields.ts';
import type { EnquiryRecord } from '../../../../enquiry/upkeep/records.ts';
import { officeTime } from '../../../shared/office-time.ts';
import { toEntry, toWhole } from './objects.ts';

/** How enquiries are printed. */
export interface View {
  /** For people; without it they get the table. */
  line?: (record: EnquiryRecord) => string;
  /** For programs. */
  object: (record: EnquiryRecord) => object;
  /** For spreadsheets. */
  columns: readonly Column[];
}

interface Column {
  name: string;
  cell: (record: EnquiryRecord) => string;
}

const columns: readonly Column[] = [
  { name: 'reference', cell: ({ reference }) => reference },
  { name: 'received', cell: ({ acceptedAt }) => officeTime.stamp(acceptedAt) },
  { name: 'state', cell: ({ state }) => state },
  { name: 'form', cell: ({ values }) => values.formType },
  { name: 'page', cell: ({ page }) => page },
];

/** Last, so that no other column changes its place. */
const outcome: Column = { name: 'outcome', cell: (record) => record.outcome ?? '' };

/** Without what was written. */
export const overview: View = {
  line,
  object: toEntry,
  columns: [...columns, { name: 'email', cell: ({ values }) => values.email }, outcome],
};

/** Everything that is held about somebody: the answer to an access request. */
export const everything: View = {
  object: toWhole,
  columns: [
    ...columns,
    { name: 'suspicions', cell: ({ suspicions }) => suspicions.join(' ') },
    ...fields.map(({ name }) => ({
      name,
      cell: ({ values }: EnquiryRecord) => values[name] ?? '',
    })),
    outcome,
  ],
};

/** Enough to tell a customer from spam. */
export const excerpts: View = { ...everything, line: (record) => excerptOf(record, officeTime) };

/** What has just been erased. */
export const references: View = { ...overview, line: ({ reference }) => reference };

/** Characters of a column: lines are printed before the last ones are known. */
const widths = { state: 'quarantined'.length, form: 36 } as const;

function line({ reference, acceptedAt, state, canary, values }: EnquiryRecord): string {
  const form = canary ? 'canary' : values.formType;
  const cells = [state.padEnd(widths.state), form.padEnd(widths.form), values.email];
  return [reference, officeTime.stamp(acceptedAt), ...cells].join('  ').trimEnd();
}

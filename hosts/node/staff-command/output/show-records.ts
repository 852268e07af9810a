import { fields } from '../../../../enquiry/rules/fields.ts';
import { sydneyStamp } from '../../../../enquiry/sydney-time.ts';
import {
  type EnquiryRecord,
  type EnquiryState,
  enquiryStates,
} from '../../../../enquiry/upkeep/records.ts';
import type { RecordBatches } from '../record-batches.ts';
import { byteOrderMark, toCsvLine } from './csv.ts';

/** Characters of a column: the lines are written before the last ones are known. */
const widths = { state: 'quarantined'.length, form: 36 } as const;

/** One line for each enquiry, without what was written; a piece for each batch. */
export async function* asList(batches: RecordBatches): AsyncGenerator<string> {
  for await (const records of batches) {
    yield records.map(asLine).join('');
  }
}

function asLine({ reference, acceptedAt, state, canary, values }: EnquiryRecord): string {
  const form = canary ? 'canary' : values.formType;
  const cells = [
    reference,
    sydneyStamp(acceptedAt),
    state.padEnd(widths.state),
    form.padEnd(widths.form),
  ];
  return `${[...cells, values.email].join('  ').trimEnd()}\n`;
}

/** All there is to know of one enquiry. */
export function asSheet(record: EnquiryRecord): string {
  const { values, state, attempts, refusals } = record;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Reference', record.reference],
    ['State', record.reason === undefined ? state : `${state} (last try: ${record.reason})`],
    ['Form', values.formType],
    ['Page', record.page],
    ['Suspicions', record.suspicions.join(', ') || undefined],
    ['Tries', attempts + refusals > 0 ? `${attempts} put off, ${refusals} refused` : undefined],
    ...timesOf(record).map(([name, time]) => [name, time] as const),
    ['Message-ID', record.messageId],
    ...fields
      .filter(({ name }) => name !== 'message')
      .map(({ name, label }) => [label, values[name] || undefined] as const),
  ];
  const lines = facts.flatMap(([name, value]) =>
    value === undefined ? [] : [`${`${name}:`.padEnd(12)} ${value}`],
  );
  return [...lines, ...(values.message ? ['', values.message] : [])].join('\n');
}

/** The same as `asList` as a table. */
export async function* asListTable(batches: RecordBatches): AsyncGenerator<string> {
  yield byteOrderMark + toCsvLine(['reference', 'received', 'state', 'form', 'page', 'email']);
  for await (const records of batches) {
    const rows = records.map(({ reference, acceptedAt, state, values, page }) => [
      reference,
      sydneyStamp(acceptedAt),
      state,
      values.formType,
      page,
      values.email,
    ]);
    yield rows.map(toCsvLine).join('');
  }
}

/**
 * Everything held about somebody, as a table: what an access request is answered with; a piece for
 * each batch.
 */
export async function* asTable(batches: RecordBatches): AsyncGenerator<string> {
  const head = ['reference', 'received', 'state', 'form', 'page', 'suspicions'];
  yield byteOrderMark + toCsvLine([...head, ...fields.map(({ name }) => name)]);
  for await (const records of batches) {
    const rows = records.map((record) => [
      record.reference,
      sydneyStamp(record.acceptedAt),
      record.state,
      record.values.formType,
      record.page,
      record.suspicions.join(' '),
      ...fields.map(({ name }) => record.values[name] ?? ''),
    ]);
    yield rows.map(toCsvLine).join('');
  }
}

/**
 * How many enquiries there are of each state, in all, and still to be mailed: the last two are what
 * a backup counts.
 */
export function countsOf(counts: ReadonlyMap<EnquiryState, number>) {
  const byState = Object.fromEntries(enquiryStates.map((state) => [state, counts.get(state) ?? 0]));
  const enquiries = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const waiting = (counts.get('accepted') ?? 0) + (counts.get('delivering') ?? 0);
  return { ...byState, enquiries, waiting };
}

export const asCounts = (counts: ReturnType<typeof countsOf>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name.padEnd(12)} ${count}`)
    .join('\n');

function timesOf(record: EnquiryRecord): (readonly [string, string])[] {
  const times = [
    ['Received', record.acceptedAt],
    ['Held back', record.quarantinedAt],
    ['Reported', record.digestedAt],
    ['Released', record.releasedAt],
    ['Last tried', record.triedAt],
    ['Delivered', record.deliveredAt],
    ['Given up', record.failedAt],
    ['Erased', record.erasedAt],
  ] as const;
  return times.flatMap(([name, time]) =>
    time === undefined ? [] : [[name, sydneyStamp(time)] as const],
  );
}

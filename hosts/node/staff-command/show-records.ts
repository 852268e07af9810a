import { fields } from '../../../enquiry/rules/fields.ts';
import type { EnquiryRecord, EnquiryState } from '../../../enquiry/upkeep/records.ts';
import { byteOrderMark, toCsvLine } from './csv.ts';
import type { RecordBatches } from './record-batches.ts';

const states = [
  'accepted',
  'delivering',
  'delivered',
  'failed',
  'quarantined',
  'erased',
] as const satisfies EnquiryState[];

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
    asTime(acceptedAt),
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
      asTime(record.acceptedAt),
      record.state,
      record.values.formType,
      record.page,
      record.suspicions.join(' '),
      ...fields.map(({ name }) => record.values[name] ?? ''),
    ]);
    yield rows.map(toCsvLine).join('');
  }
}

/** How many enquiries there are of each state. */
export function asCounts(counts: ReadonlyMap<EnquiryState, number>): string {
  return states.map((state) => `${state.padEnd(12)} ${counts.get(state) ?? 0}`).join('\n');
}

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
    time === undefined ? [] : [[name, asTime(time)] as const],
  );
}

/** '2026-03-15 02:09:26', in Sydney: sorts, and a spreadsheet reads it as a time. */
const sydneyClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Australia/Sydney',
});

function asTime(milliseconds: number): string {
  return sydneyClock.format(milliseconds);
}

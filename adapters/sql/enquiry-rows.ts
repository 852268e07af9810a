import * as v from 'valibot';
import { outcomes } from '../../enquiry/answering/acts.ts';
import type { Delivery } from '../../enquiry/ports.ts';
import { type EnquiryRecord, enquiryStates } from '../../enquiry/upkeep/records.ts';
import { type Payload, toValues } from './payload.ts';
import { stateAt, summarised, summary } from './states.ts';

/** SQLite returns booleans as 0 and 1. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number()]),
  v.transform((value) => value === true || value === 1),
);
const orUndefined = <T>(value: T | null) => value ?? undefined;
/** A time that may not have come. */
export const time = v.pipe(v.nullable(v.number()), v.transform(orUndefined));

/** What `RETURNING id` returns. */
export const idRows = v.array(v.object({ id: v.number() }));

/** The one row of a count. */
export const countRow = v.tuple([v.object({ count: v.number() })]);

/** The one row of a count of what waits. */
export const waitingRow = v.tuple([v.object({ count: v.number(), oldest: time })]);

const contents = {
  reference: v.string(),
  messageId: v.string(),
  form_type: v.string(),
  page: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  added_fields: v.string(),
  canary: flag,
  acceptedAt: v.number(),
  attempts: v.number(),
  refusals: v.number(),
};

const deliveryRow = v.object({ ...contents, recipient: v.string(), queuedAt: v.number() });

const recordRow = v.object({
  ...contents,
  state: v.picklist(enquiryStates),
  suspicions: v.pipe(
    v.string(),
    v.transform((signs) => signs.split(' ').filter(Boolean)),
  ),
  quarantinedAt: time,
  releasedAt: time,
  digestedAt: time,
  triedAt: time,
  deliveredAt: time,
  failedAt: time,
  erasedAt: time,
  outcome: v.pipe(v.nullable(v.picklist(outcomes)), v.transform(orUndefined)),
  reminders: v.number(),
  reason: v.pipe(v.nullable(v.string()), v.transform(orUndefined)),
});

/** 'message_id AS "messageId"' */
const columnOf = (name: string) =>
  `${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${name}"`;

/** What to select of outbox and enquiry to make a delivery. */
export const deliveryColumns = Object.keys(deliveryRow.entries).map(columnOf).join(', ');

const ownColumns = Object.keys(recordRow.entries)
  .filter((name) => name !== 'state' && !summarised.includes(name))
  .map(columnOf);

/** What to select of enquiry to make a record; `now` is in SQL, too. */
export const recordColumns = (now: string) =>
  `${ownColumns.join(', ')}, ${summary}, ${stateAt(now)} AS state`;

/** Makes a delivery of a row. Throws when it is none. */
export const toDelivery = (row: unknown, lease: string): Delivery => ({
  ...withValues(v.parse(deliveryRow, row)),
  lease,
});

/** Makes a record of a row. Throws when it is none. */
export const toRecord = (row: unknown): EnquiryRecord => withValues(v.parse(recordRow, row));

/** The columns of the payload become the enquiry's values. */
function withValues<Row extends Payload>(row: Row) {
  const { form_type, name, email, subject, message, added_fields, ...others } = row;
  return {
    ...others,
    values: toValues({ form_type, name, email, subject, message, added_fields }),
  };
}

const stateCounts = v.array(v.object({ state: recordRow.entries.state, count: v.number() }));

/** Reads rows of states with their numbers. */
export function toCounts(rows: readonly unknown[]) {
  return new Map(v.parse(stateCounts, rows).map(({ state, count }) => [state, count]));
}

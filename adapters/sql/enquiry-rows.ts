import * as v from 'valibot';
import type { Delivery } from '../../enquiry/ports.ts';
import { type EnquiryRecord, enquiryStates } from '../../enquiry/upkeep/records.ts';
import { toValues } from './payload.ts';
import { stateAt, summary } from './states.ts';

/** SQLite returns booleans as 0 and 1. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number()]),
  v.transform((value) => value === true || value === 1),
);
const time = v.pipe(
  v.nullable(v.number()),
  v.transform((milliseconds) => milliseconds ?? undefined),
);

const contents = {
  reference: v.string(),
  message_id: v.string(),
  form_type: v.string(),
  page: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  added_fields: v.string(),
  canary: flag,
  accepted_at: v.number(),
  attempts: v.number(),
  refusals: v.number(),
};

const deliveryRow = v.object({ ...contents, recipient: v.string(), queued_at: v.number() });

/** What to select of outbox and enquiry to make a delivery. */
export const deliveryColumns = Object.keys(deliveryRow.entries).join(', ');

const recordRow = v.object({
  ...contents,
  state: v.picklist(enquiryStates),
  suspicions: v.string(),
  quarantined_at: time,
  released_at: time,
  digested_at: time,
  tried_at: time,
  delivered_at: time,
  failed_at: time,
  erased_at: time,
  reason: v.nullable(v.string()),
});

const summarised = [
  'state',
  'attempts',
  'refusals',
  'tried_at',
  'delivered_at',
  'failed_at',
  'reason',
];

/** What to select of enquiry to make a record; `now` is in SQL, too. */
export const recordColumns = (now: string) => `
  ${Object.keys(recordRow.entries)
    .filter((name) => !summarised.includes(name))
    .join(', ')}, ${summary}, ${stateAt(now)} AS state`;

const countRow = v.object({ state: recordRow.entries.state, count: v.number() });

/** Makes a delivery of a row. Throws when it is none. */
export function toDelivery(row: unknown, lease: string): Delivery {
  const found = v.parse(deliveryRow, row);
  const { reference, recipient, page, canary, attempts, refusals } = found;
  return {
    lease,
    reference,
    recipient,
    messageId: found.message_id,
    values: toValues(found),
    page,
    acceptedAt: found.accepted_at,
    queuedAt: found.queued_at,
    canary,
    attempts,
    refusals,
  };
}

/** Makes a record of a row. Throws when it is none. */
export function toRecord(row: unknown): EnquiryRecord {
  const found = v.parse(recordRow, row);
  const { reference, page, state, canary, attempts, refusals } = found;
  return {
    reference,
    messageId: found.message_id,
    values: toValues(found),
    page,
    state,
    suspicions: found.suspicions.split(' ').filter(Boolean),
    canary,
    acceptedAt: found.accepted_at,
    quarantinedAt: found.quarantined_at,
    releasedAt: found.released_at,
    digestedAt: found.digested_at,
    triedAt: found.tried_at,
    deliveredAt: found.delivered_at,
    failedAt: found.failed_at,
    erasedAt: found.erased_at,
    attempts,
    refusals,
    reason: found.reason ?? undefined,
  };
}

/** Reads rows of states with their numbers. */
export function toCounts(rows: readonly unknown[]) {
  return new Map(v.parse(v.array(countRow), rows).map(({ state, count }) => [state, count]));
}

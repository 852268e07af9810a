import * as v from 'valibot';
import type { EnquiryValues } from '../../enquiry/enquiry.ts';
import { fields } from '../../enquiry/rules/fields.ts';

/**
 * The only columns that hold what a visitor typed. Fields that the specification does not have share
 * `added_fields`, a JSON object of those that were filled in: a new field needs no new column, and
 * cannot be forgotten where values are compared or erased.
 */
export const typedColumns = ['name', 'email', 'subject', 'message', 'added_fields'] as const;

/** What makes an enquiry the same as another one. */
export const payloadColumns = ['form_type', ...typedColumns] as const;

export type Payload = Record<(typeof payloadColumns)[number], string>;

const noneAdded = '{}';

const addedFields = fields.filter(({ optional }) => optional).map(({ name }) => name);

/** In SQL: empties all that a visitor typed. */
export const typedColumnsEmptied = typedColumns
  .map((column) => `${column} = '${column === 'added_fields' ? noneAdded : ''}'`)
  .join(', ');

export function toPayload(values: EnquiryValues): Payload {
  const { name, email, subject, message, formType } = values;
  // In an order of their own, so that another order of the form makes no other payload.
  const added = addedFields.toSorted().map((field) => [field, values[field] || undefined]);
  const added_fields = JSON.stringify(Object.fromEntries(added));
  return { form_type: formType, name, email, subject, message, added_fields };
}

const stringRecord = v.record(v.string(), v.string());

/** Makes an enquiry's values of its columns. A field that another release added is left out. */
export function toValues(row: Payload): EnquiryValues {
  const { form_type, name, email, subject, message } = row;
  const stored = v.parse(stringRecord, JSON.parse(row.added_fields));
  const added = addedFields.flatMap((field) => (stored[field] ? [[field, stored[field]]] : []));
  return { name, email, subject, message, ...Object.fromEntries(added), formType: form_type };
}

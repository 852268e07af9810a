import { DatabaseError } from 'pg';
import { StoreUnavailable } from '../../enquiry/ports.ts';

/**
 * Errors of PostgreSQL that time or an operator can cure: connection, wrong state (read-only too),
 * login, no such database or schema, transaction rolled back, resources, operator's intervention,
 * system, settings file, internal.
 */
const curable = /^(08|25|28|3D|3F|40|53|55|57|58|F0|XX)/;

/** Errors that are a bug while we develop; in production they mean that somebody changed the schema. */
const changedSchema = new Set(['42501', '42P01', '42703']);

/** What an operator needs to know first. */
const meanings = new Map([
  ['25006', 'it is read-only'],
  ['28000', 'it does not let this user in'],
  ['28P01', 'it does not accept this user with this password'],
  ['3D000', 'it has no database of this name'],
  ['42501', 'this user lacks a right on it'],
  ['42P01', 'it lacks a table'],
  ['42703', 'it lacks a column'],
  ['53300', 'it has no connection left'],
  ['57P03', 'it is starting or stopping'],
  ['ECONNREFUSED', 'nothing answers at its address'],
  ['ENOTFOUND', 'its host is unknown'],
]);

/**
 * What the database cannot do now becomes `StoreUnavailable`, with the SQLSTATE or the system's
 * code; the rest stays a bug. PostgreSQL's own words are left out: they may quote a row.
 */
export function asStoreError(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const meaning = meanings.get(code);
  if (error instanceof DatabaseError) {
    if (!curable.test(code) && !changedSchema.has(code)) return error;
    const words = meaning === undefined ? `SQLSTATE ${code}` : `${meaning} (SQLSTATE ${code})`;
    return new StoreUnavailable(words, { cause: error });
  }
  // Nothing but PostgreSQL's own answers and the connection can fail where this is called.
  const words = meaning === undefined ? code || 'the connection is lost' : `${meaning} (${code})`;
  return new StoreUnavailable(words, { cause: error });
}

import { DatabaseError } from 'pg';
import { StoreUnavailable } from '../../enquiry/ports.ts';

/**
 * Classes of PostgreSQL's errors that time or an operator can cure: connection, wrong state
 * (read-only too), login, no such database or schema, transaction rolled back, resources,
 * operator's intervention, system, settings file, internal.
 */
const curable = /^(08|25|28|3D|3F|40|53|55|57|58|F0|XX)/;

/** In development these are bugs; in production somebody changed rights or tables. */
const changed = new Set(['42501', '42P01', '42703']);

/** What is wrong, and what an operator does about it, where PostgreSQL's code tells. */
const remedies = new Map([
  ['25006', 'it is read-only; make it writable, or set the server that is'],
  ['28000', 'it rejects this user; allow it in pg_hba.conf'],
  ['28P01', 'it does not accept this user and password; correct them'],
  ['3D000', 'it has no database of this name; create it, or correct the name'],
  ['42501', 'this user lacks rights there; grant them, or connect as the owner of its tables'],
  ['42P01', 'it lacks a table; bring it back from a backup, or set an empty database'],
  ['42703', 'it lacks a column; bring it back from a backup, or set an empty database'],
  ['53300', 'it is out of connections; raise its max_connections'],
  ['57P03', 'it is starting or stopping; try again soon'],
  ['ECONNREFUSED', 'nothing answers there; start it, or correct the address'],
  ['ENOTFOUND', 'there is no such host; correct the address'],
]);

/**
 * What the database cannot do now becomes `StoreUnavailable`, with a SQLSTATE or the system's
 * code; the rest stays a bug. PostgreSQL's own message is left out, because it may quote a row.
 */
export function asStoreError(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const code = codeOf(error);
  if (error instanceof DatabaseError && !curable.test(code) && !changed.has(code)) return error;
  return unavailable(error, code || 'the connection is lost');
}

/** As above, for a connection that could not be made: no row is known yet, so the message is kept. */
export function asConnectError(error: unknown): unknown {
  const message = error instanceof Error && !(error instanceof DatabaseError) ? error.message : '';
  return unavailable(error, message || codeOf(error));
}

/** A table or a column is gone, or the database's own files are damaged. */
const damaged = /^(42P01|42703|58|XX)/;

/** Whether an error, or what caused it, is damage that a backup repairs, and nothing that passes or can be set right. */
export function isDamage(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (damaged.test(codeOf(one))) return true;
  }
  return false;
}

/** Codes for a lock that was not free in time, and for two that waited for each other. */
const lockCodes = new Set(['55P03', '40P01']);

/** Whether the database works, but another transaction has what is needed. */
export const isLocked = (error: unknown) =>
  error instanceof StoreUnavailable && lockCodes.has(codeOf(error.cause));

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function unavailable(error: unknown, otherwise: string): StoreUnavailable {
  const code = codeOf(error);
  const message = remedies.get(code) ?? `${otherwise}; see its own log`;
  const name = error instanceof DatabaseError ? `SQLSTATE ${code}` : code;
  return new StoreUnavailable(name ? `${message} (${name})` : message, { cause: error });
}

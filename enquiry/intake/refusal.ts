import { type Log, StoreUnavailable } from '../ports.ts';
import type { FieldError } from '../rules/validate.ts';
import { traceOf } from '../trace-of.ts';

/** Why a request was not accepted: code → status and message for the caller. */
export const refusals = {
  malformed: { status: 400, message: 'The request could not be read.' },
  origin: { status: 403, message: 'This website may not send enquiries here.' },
  link: {
    status: 403,
    message:
      'This link does not fit: it was changed on its way, or another website made it. Open the mail again and click its link.',
  },
  expired: {
    status: 410,
    message: 'This link is too old.',
  },
  not_found: { status: 404, message: 'There is no function of this name.' },
  method: { status: 405, message: 'Send an enquiry with POST.' },
  timeout: { status: 408, message: 'The request took too long to arrive.' },
  too_large: { status: 413, message: 'The request is too large.' },
  media_type: {
    status: 415,
    message: 'Send application/json or application/x-www-form-urlencoded, in UTF-8.',
  },
  invalid: { status: 422, message: 'Please check the marked fields.' },
  key_reuse: {
    status: 422,
    message: 'This Idempotency-Key belongs to another message. Use a new key.',
  },
  rate: { status: 429, message: 'Too many messages from here. Please try again later.' },
  internal: { status: 500, message: 'Something went wrong here. Please try again.' },
  unavailable: {
    status: 503,
    message: 'Enquiries cannot be taken just now. Please try again soon.',
  },
} as const;

export type RefusalCode = keyof typeof refusals;

interface Details {
  /** Says more than the code's own message. Never repeats input. */
  message?: string;
  fields?: Readonly<Record<string, FieldError>>;
  /** Seconds. */
  retryAfter?: number;
}

/** Ends the handling of a request; `handle` turns it into the answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly fields: Details['fields'];
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, details: Details = {}) {
    super(details.message ?? refusals[code].message);
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}

/** Seconds after which a caller may try again while we cannot store. */
export const unavailableRetry = 10;

/** What a caller is told of any error. */
export function asRefusal(error: unknown, requestId: string, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  // StoreWatch logs an outage of the store.
  if (error instanceof StoreUnavailable) {
    return new Refusal('unavailable', { retryAfter: unavailableRetry });
  }
  log.error('internal_error', { requestId, ...traceOf(error) });
  return new Refusal('internal');
}

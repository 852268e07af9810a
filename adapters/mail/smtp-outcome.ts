import * as v from 'valibot';
import type { SendOutcome } from '../../enquiry/ports.ts';

const optionalText = v.optional(v.string());
const smtpError = v.object({
  message: v.optional(v.string(), ''),
  /** Nodemailer's own: `EAUTH`, `ESOCKET`, … */
  code: optionalText,
  /** The system's, where Nodemailer put its own over it: `ECONNREFUSED`, … */
  originalCode: optionalText,
  timeoutType: optionalText,
  responseCode: v.optional(v.number()),
  /** The server's own words. */
  response: v.optional(v.string(), ''),
});

const smtpResult = v.object({
  rejected: v.array(v.unknown()),
  rejectedErrors: v.optional(v.array(smtpError), []),
});

type SmtpError = v.InferOutput<typeof smtpError>;

/** No name, no login, no encryption, no connection, no greeting: nothing about this mail. */
const away = {
  codes: new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'ETLS']),
  timeouts: new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']),
} as const;

/** A connection that stood and broke off: it may be this very mail that breaks it. */
const brokenOff = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED']);

/** The outcome of a mail that the server took for at least one recipient. */
export function classifyReplies(result: unknown): SendOutcome {
  const { rejected, rejectedErrors } = v.parse(smtpResult, result);
  if (rejected.length === 0) return { kind: 'delivered' };
  return worst(rejectedErrors);
}

/** The outcome of a mail that no recipient got, or that may have got through unconfirmed. */
export function classifyError(error: unknown): SendOutcome {
  const parsed = v.safeParse(smtpError, error);
  return worst(parsed.success ? [parsed.output] : []);
}

/** While one recipient may still be served by waiting, waiting is right for all. */
function worst(errors: readonly SmtpError[]): SendOutcome {
  const unreachable = errors.find(isAway);
  if (unreachable) return { kind: 'unreachable', reason: describe(unreachable) };
  const again = errors.find(({ responseCode = 0 }) => responseCode < 500);
  if (again) return { kind: 'again', reason: describe(again) };
  const [refused] = errors;
  if (refused) return { kind: 'refused', reason: describe(refused) };
  return { kind: 'again', reason: 'no reason given' };
}

function isAway({ code = '', originalCode, timeoutType = '' }: SmtpError): boolean {
  // Refused, no route, a certificate that does not hold: the system's or OpenSSL's own words.
  const neverStood = originalCode !== undefined && !brokenOff.has(originalCode);
  return away.codes.has(code) || away.timeouts.has(timeoutType) || neverStood;
}

/** A reply's words may quote the mail; its numbers ('SMTP 550 5.1.1') and Nodemailer's code do not. */
function describe({ code, originalCode, responseCode, response }: SmtpError): string {
  const enhanced = response.match(/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/)?.[1];
  const parts = [code, originalCode, responseCode && `SMTP ${responseCode}`, enhanced];
  return parts.filter(Boolean).join(' ') || 'unknown';
}

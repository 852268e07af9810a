import * as v from 'valibot';
import type { SendOutcome } from '../../enquiry/ports.ts';

const optionalText = v.optional(v.string());
const smtpError = v.object({
  message: v.optional(v.string(), ''),
  /** Nodemailer's own: `EAUTH`, `ESOCKET`, … */
  code: optionalText,
  /** The system's, where Nodemailer put its own over it: `ECONNREFUSED`, … */
  originalCode: optionalText,
  responseCode: v.optional(v.number()),
  /** The server's own message. */
  response: v.optional(v.string(), ''),
});

/** Replies that ask for a login, or for another (RFC 4954): nothing about this mail. */
const loginReplies = new Set([530, 534, 535, 538]);

/**
 * The outcome of a try that failed. `senderAnswered`: the server answered MAIL FROM. Whatever went
 * wrong before that (name, connection, greeting, encryption, login) would happen to every mail; a
 * connection that breaks later may be broken by this very mail.
 */
export function classifyError(error: unknown, senderAnswered: boolean): SendOutcome {
  const parsed = v.safeParse(smtpError, error);
  const { responseCode = 0 } = parsed.success ? parsed.output : {};
  const reason = parsed.success ? describe(parsed.output) : 'unknown';
  if (!senderAnswered || loginReplies.has(responseCode)) return { kind: 'unreachable', reason };
  return { kind: responseCode < 500 ? 'again' : 'refused', reason };
}

/** A reply's text may quote the mail; its numbers ('SMTP 550 5.1.1') and Nodemailer's code do not. */
function describe({
  code,
  originalCode,
  responseCode,
  response,
}: v.InferOutput<typeof smtpError>): string {
  const enhanced = response.match(/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/)?.[1];
  const parts = [code, originalCode, responseCode && `SMTP ${responseCode}`, enhanced];
  return parts.filter(Boolean).join(' ') || 'unknown';
}

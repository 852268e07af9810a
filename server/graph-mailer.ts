import type { ExternalLogger } from 'nodemailer/lib/shared';
import * as v from 'valibot';
import { minute } from '../enquiry/limits.ts';
import { describeError } from '../enquiry/log.ts';
import type { Mailer, SendResult } from '../enquiry/mail.ts';
import { composeMime } from './mime.ts';

/** Microsoft's public cloud. */
export const graphEndpoints = {
  login: 'https://login.microsoftonline.com',
  graph: 'https://graph.microsoft.com',
};

/** Milliseconds for one request; a token that ends before that is replaced. */
const requestTimeout = 5 * minute;

const tokenBody = v.object({ access_token: v.string(), expires_in: v.number() });

/** The login names its errors by number, Graph by a word; neither repeats what was sent. */
const loginError = v.object({ error_codes: v.array(v.number()) });
const graphError = v.object({ error: v.object({ code: v.pipe(v.string(), v.regex(/^\w+$/)) }) });

/**
 * Sends mail through Microsoft Graph, `sendMail` with MIME, from the mailbox of the mail's sender:
 * Microsoft 365 takes no password over SMTP any more.
 * @param client ID and secret of an app registration of Microsoft Entra (docs/mail.md).
 */
export function createGraphMailer(
  tenantId: string,
  client: { client_id: string; client_secret: string },
  { login, graph } = graphEndpoints,
  logger?: ExternalLogger,
): Mailer {
  let token = { value: '', endsAt: 0 };

  async function post(step: string, url: string, init: RequestInit) {
    const signal = AbortSignal.timeout(requestTimeout);
    const response = await fetch(url, { method: 'POST', signal, ...init });
    logger?.info?.({}, `${step}: ${response.status}`);
    return { response, body: await response.json().catch(() => undefined) };
  }

  /** Fetches a token, unless the last one lasts long enough; resolves to the result if there is none. */
  async function refreshToken(): Promise<SendResult | undefined> {
    const now = performance.now();
    if (now < token.endsAt - requestTimeout) return undefined;
    const form = {
      grant_type: 'client_credentials',
      scope: 'https://graph.microsoft.com/.default',
    };
    const url = `${login}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`;
    const { response, body } = await post('Token', url, {
      body: new URLSearchParams({ ...form, ...client }),
    });
    const granted = v.safeParse(tokenBody, body);
    if (!granted.success) return away('Graph token', response, body);
    token = { value: granted.output.access_token, endsAt: now + granted.output.expires_in * 1000 };
    return undefined;
  }

  return {
    async send(mail, recipients = mail.to) {
      // Graph sends to whom the message names.
      const message = await composeMime({ ...mail, to: recipients });
      try {
        const failed = await refreshToken();
        if (failed) return failed;
        const url = `${graph}/v1.0/users/${encodeURIComponent(mail.from)}/sendMail`;
        const { response, body } = await post('Mail', url, {
          headers: { authorization: `Bearer ${token.value}`, 'content-type': 'text/plain' },
          body: message.toString('base64'),
        });
        const { status, ok } = response;
        if (ok)
          return { kind: 'answered', accepted: recipients.length, deferred: [], rejected: [] };
        if (status === 401) token = { value: '', endsAt: 0 };
        if (status === 400 || status === 413) return { kind: 'refused', reason: `Graph ${status}` };
        if (status >= 500 || [401, 403, 404, 408, 429].includes(status)) {
          return away('Graph', response, body);
        }
        return { kind: 'failed', reason: `Graph ${status}` };
      } catch (error) {
        // `fetch` hides the error of the connection behind one of its own.
        const cause = error instanceof Error && error.cause ? error.cause : error;
        return { kind: 'away', reason: `Graph ${describeError(cause)}` };
      }
    },
  };
}

function away(step: string, { status, headers }: Response, body: unknown): SendResult {
  const numbers = v.safeParse(loginError, body);
  const word = v.safeParse(graphError, body);
  const codes = numbers.success ? numbers.output.error_codes.map((code) => `AADSTS${code}`) : [];
  const reason = [step, status, ...codes, ...(word.success ? [word.output.error.code] : [])];
  // Retry-After is a number of seconds, or a date.
  const text = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return { kind: 'away', reason: reason.join(' '), retryAfter: wait || 0 };
}

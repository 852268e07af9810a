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

/** Milliseconds for one request. */
const requestTimeout = 5 * minute;

/** Milliseconds before the end of a token at which a new one is fetched: longer than a request. */
const tokenReserve = 6 * minute;

/** Errors of `fetch` that leave no doubt that nothing was sent. */
const noConnection = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT)/;

/** An app registration of Microsoft Entra (docs/mail.md). */
export interface GraphCredentials {
  tenantId: string;
  clientId: string;
  clientSecret: string;
}

const tokenBody = v.object({ access_token: v.string(), expires_in: v.number() });

/** The login names its errors by number, Graph by a word. */
const loginError = v.object({ error_codes: v.array(v.number()) });
const graphError = v.object({ error: v.object({ code: v.pipe(v.string(), v.regex(/^\w+$/)) }) });

/**
 * Sends mail through Microsoft Graph, `sendMail` with MIME, from the mailbox of the mail's sender:
 * Microsoft 365 takes no password over SMTP any more.
 */
export function createGraphMailer(
  { tenantId, clientId, clientSecret }: GraphCredentials,
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
    if (now < token.endsAt - tokenReserve) return undefined;
    try {
      const url = `${login}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`;
      const { response, body } = await post('Token', url, {
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
          scope: 'https://graph.microsoft.com/.default',
        }),
      });
      const granted = v.safeParse(tokenBody, body);
      if (!response.ok || !granted.success) return away(response, body, 'Graph token');
      const { access_token, expires_in } = granted.output;
      token = { value: access_token, endsAt: now + expires_in * 1000 };
      return undefined;
    } catch (error) {
      return { kind: 'away', reason: `Graph token ${describeFetchError(error)}` };
    }
  }

  return {
    async send(mail) {
      const message = await composeMime(mail);
      const failed = await refreshToken();
      if (failed) return failed;
      try {
        const url = `${graph}/v1.0/users/${encodeURIComponent(mail.from)}/sendMail`;
        const { response, body } = await post('Mail', url, {
          headers: { authorization: `Bearer ${token.value}`, 'content-type': 'text/plain' },
          body: message.toString('base64'),
        });
        const { status, ok } = response;
        if (ok) return { kind: 'answered', accepted: mail.to, deferred: [], rejected: [] };
        if (status === 400 || status === 413) return { kind: 'refused', reason: `Graph ${status}` };
        if (status === 401) token = { value: '', endsAt: 0 };
        if (status >= 500 || [401, 403, 404, 408, 429].includes(status)) {
          return away(response, body, 'Graph');
        }
        return { kind: 'failed', reason: `Graph ${status}` };
      } catch (error) {
        const reason = describeFetchError(error);
        const kind = noConnection.test(reason) ? 'away' : 'failed';
        return { kind, reason: `Graph ${reason}` };
      }
    },
  };
}

function away({ status, headers }: Response, body: unknown, step: string): SendResult {
  const word = v.safeParse(graphError, body);
  const numbers = v.safeParse(loginError, body);
  const codes = numbers.success ? numbers.output.error_codes.map((code) => `AADSTS${code}`) : [];
  if (word.success) codes.push(word.output.error.code);
  return {
    kind: 'away',
    reason: [step, status, ...codes].join(' '),
    retryAfter: retryAfterOf(headers),
  };
}

/** Milliseconds of a Retry-After, which is a number of seconds or a date. */
function retryAfterOf(headers: Headers): number {
  const text = headers.get('retry-after') ?? '0';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Math.max(0, wait || 0);
}

/** `fetch` hides the error of the connection behind one of its own. */
const describeFetchError = (error: unknown) =>
  describeError(error instanceof Error && error.cause instanceof Error ? error.cause : error);

import type { ExternalLogger } from 'nodemailer/lib/shared';
import * as v from 'valibot';
import { hour, minute } from '../enquiry/limits.ts';
import type { Mailer, SendResult } from '../enquiry/mail.ts';
import { describeFailure } from './describe-failure.ts';
import { composeMime } from './mime.ts';

/** Microsoft's public cloud. */
export const graphEndpoints = {
  login: 'https://login.microsoftonline.com',
  graph: 'https://graph.microsoft.com',
};

/** Milliseconds for one request; a token that ends before that is replaced. */
const requestTimeout = 5 * minute;

/** Milliseconds: a proxy's wrong Retry-After must not stop all mail for days. */
const maxRetryAfter = hour;

const tokenBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ access_token: v.string(), expires_in: v.number() }),
);

/** The login names its errors by number, Graph by a word; neither repeats what was sent. */
const errorCode = /AADSTS\d+|(?<="code"\s*:\s*")\w+/;

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
  const tokenUrl = `${login}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`;
  const scope = 'https://graph.microsoft.com/.default';
  let token = { value: '', endsAt: 0 };

  async function post(step: string, url: string, init: RequestInit) {
    const signal = AbortSignal.timeout(requestTimeout);
    const response = await fetch(url, { method: 'POST', signal, ...init });
    logger?.info?.({}, `${step}: ${response.status}`);
    return { response, text: await response.text().catch(() => '') };
  }

  return {
    async send(mail, recipients = mail.to) {
      // Graph sends to whom the message names.
      const message = await composeMime({ ...mail, to: recipients });
      try {
        const now = performance.now();
        if (now > token.endsAt - requestTimeout) {
          const form = { grant_type: 'client_credentials', scope, ...client };
          const answer = await post('Token', tokenUrl, { body: new URLSearchParams(form) });
          const granted = v.safeParse(tokenBody, answer.text);
          if (!granted.success) return away('Graph token', answer);
          const { access_token, expires_in } = granted.output;
          token = { value: access_token, endsAt: now + expires_in * 1000 };
        }
        const url = `${graph}/v1.0/users/${encodeURIComponent(mail.from)}/sendMail`;
        const answer = await post('Mail', url, {
          headers: { authorization: `Bearer ${token.value}`, 'content-type': 'text/plain' },
          body: message.toString('base64'),
        });
        const { ok, status } = answer.response;
        if (ok) return { kind: 'sent', reason: null };
        if (status === 401) token.endsAt = 0;
        const isAway = status >= 500 || [401, 403, 404, 408, 429].includes(status);
        if (isAway) return away('Graph', answer);
        const bounced = status === 400 || status === 413;
        return { kind: bounced ? 'bounced' : 'waiting', reason: `Graph ${status}` };
      } catch (error) {
        // `fetch` hides the error of the connection behind one of its own.
        const cause = error instanceof Error && error.cause ? error.cause : error;
        return { kind: 'away', reason: `Graph ${describeFailure(cause)}` };
      }
    },
  };
}

function away(step: string, { response, text }: { response: Response; text: string }): SendResult {
  const { status, headers } = response;
  const [code] = errorCode.exec(text) ?? [];
  return {
    kind: 'away',
    reason: [step, status, code].filter(Boolean).join(' '),
    retryAfter: Math.min(Number(headers.get('retry-after')) * 1000 || 0, maxRetryAfter),
  };
}

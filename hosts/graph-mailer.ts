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

  /** Gets a token that outlasts a request; resolves to the answer if Microsoft gives none. */
  async function renewToken(): Promise<SendResult | undefined> {
    const now = performance.now();
    if (now < token.endsAt - requestTimeout) return undefined;
    const form = { grant_type: 'client_credentials', scope, ...client };
    const answer = await post('Token', tokenUrl, { body: new URLSearchParams(form) });
    const granted = v.safeParse(tokenBody, answer.text);
    if (!granted.success) return relayFailure('Graph token', answer);
    const { access_token, expires_in } = granted.output;
    token = { value: access_token, endsAt: now + expires_in * 1000 };
    return undefined;
  }

  return {
    async send(mail, recipients = mail.to) {
      // Graph sends to whom the message names.
      const message = await composeMime({ ...mail, to: recipients });
      try {
        const failure = await renewToken();
        if (failure) return failure;
        const url = `${graph}/v1.0/users/${encodeURIComponent(mail.from)}/sendMail`;
        const answer = await post('Mail', url, {
          headers: { authorization: `Bearer ${token.value}`, 'content-type': 'text/plain' },
          body: message.toString('base64'),
        });
        const { ok, status } = answer.response;
        const offered = true;
        if (ok) return { outcome: 'accepted', reason: null, offered };
        if (status === 401) token.endsAt = 0;
        const isRelay = status >= 500 || [401, 403, 404, 408, 429].includes(status);
        if (isRelay) return { ...relayFailure('Graph', answer), offered };
        const reason = `Graph ${status}`;
        return status === 400 || status === 413
          ? { outcome: 'refused', reason, refused: recipients, offered }
          : { outcome: 'deferred', reason, deferred: recipients, offered };
      } catch (error) {
        return noConnection(error);
      }
    },
    async verify() {
      token.endsAt = 0;
      return renewToken().catch(noConnection);
    },
  };
}

/** `fetch` hides the error of the connection behind one of its own. */
function noConnection(error: unknown): SendResult {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return { outcome: 'relay', reason: `Graph ${describeFailure(cause)}` };
}

function relayFailure(
  step: string,
  { response, text }: { response: Response; text: string },
): SendResult {
  const { status, headers } = response;
  const [code] = errorCode.exec(text) ?? [];
  return {
    outcome: 'relay',
    reason: [step, status, code].filter(Boolean).join(' '),
    retryAfter: Math.min(Number(headers.get('retry-after')) * 1000 || 0, maxRetryAfter),
  };
}

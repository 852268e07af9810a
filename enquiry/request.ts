import { Refusal } from './answer.ts';

/** A request's fields, not yet validated; one from a page without scripts is answered with a page. */
export type Submission = { scriptless: boolean; fields: Readonly<Record<string, unknown>> };

/** Headers that `@supabase/functions-js` and our form may send from another origin. */
const allowedHeaders =
  'authorization, apikey, x-client-info, x-region, content-type, idempotency-key';

/**
 * Headers that let the browser's page read the answer; `undefined` if its site may not send enquiries
 * at all. A request without `Origin` does not come from a page of another site. Some proxies make the
 * `Origin` of our own form `null`, and some change the scheme: `Sec-Fetch-Site` and the host still tell.
 */
export function corsHeadersIfAllowed(
  { url, headers }: Request,
  allowedOrigins: ReadonlySet<string>,
): Readonly<Record<string, string>> | undefined {
  const origin = headers.get('origin');
  if (origin !== null && allowedOrigins.has(origin)) {
    return {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-expose-headers': 'Retry-After',
      'access-control-max-age': '3600',
    };
  }
  const isOwn =
    origin === null ||
    headers.get('sec-fetch-site') === 'same-origin' ||
    (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
  return isOwn ? {} : undefined;
}

/** True if the browser shows the answer in place of the page, so that it must be a page. */
export const isNavigation = ({ headers }: Request) => headers.get('accept')?.includes('text/html');

/** Reads and parses a body. Throws a refusal: `media_type`, `malformed`. */
export async function readSubmission(request: Request): Promise<Submission> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const scriptless = type === 'application/x-www-form-urlencoded';
  if (!scriptless && type !== 'application/json') throw new Refusal('media_type');
  try {
    const bytes = await request.arrayBuffer();
    if (scriptless) {
      // An extension may add a field of the same name: ours comes first, or the other one is blank.
      const all = [...new URLSearchParams(new TextDecoder().decode(bytes))];
      const fields = Object.fromEntries(all.filter(([, text]) => text.trim()).reverse());
      return { scriptless, fields };
    }
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { scriptless, fields: Object.fromEntries(Object.entries(value)) };
    }
  } catch {
    // Neither UTF-8 nor JSON, or the sender left.
  }
  throw new Refusal('malformed');
}

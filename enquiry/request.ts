import { Refusal } from './answer.ts';

/** What arrived, not yet judged. */
export interface Submission {
  /** From a page without scripts: answered with a page, never with JSON. */
  scriptless: boolean;
  /** Own properties only; nothing in it is to be trusted. */
  fields: object;
}

/** Bytes of a body: the longest valid message is 20 KB of UTF-8, and a form writes each byte in three. */
const longestBody = 64 * 1024;

/** Headers that `@supabase/functions-js` and our form may send from another origin. */
const allowedHeaders =
  'authorization, apikey, x-client-info, x-region, content-type, idempotency-key';

/**
 * Headers that let the browser's page read the answer; `undefined` if its site may not send enquiries
 * at all. A request without `Origin` does not come from a page of another site. Some proxies make the
 * `Origin` of our own form `null`, and some change the scheme: `Sec-Fetch-Site` and the host still tell.
 */
export function grantFor(
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

/** Whether a plain form sent the request. Throws a `media_type` refusal for what is no enquiry. */
export function isForm({ headers }: Request): boolean {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return false;
  if (type === 'application/x-www-form-urlencoded') return true;
  throw new Refusal('media_type');
}

/** Reads and parses a body. Throws a refusal: `media_type`, `too_large`, `malformed`. */
export async function readSubmission(request: Request): Promise<Submission> {
  const scriptless = isForm(request);
  const text = await readText(request);
  if (scriptless) return { scriptless, fields: Object.fromEntries(new URLSearchParams(text)) };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { scriptless, fields: value };
    }
  } catch {
    // Not JSON.
  }
  throw new Refusal('malformed');
}

async function readText({ body, headers }: Request): Promise<string> {
  if (Number(headers.get('content-length')) > longestBody) throw new Refusal('too_large');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > longestBody) throw new Refusal('too_large');
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    // Otherwise it is not UTF-8, or the sender left.
    throw error instanceof Refusal ? error : new Refusal('malformed');
  }
}

import { Refusal } from './answer.ts';

/** A request's fields, not yet validated; one from a page without scripts is answered with a page. */
export type Submission = { scriptless: boolean; fields: Readonly<Record<string, unknown>> };

/**
 * True if the page that sent a request may send enquiries. A request without `Origin` does not come
 * from a page of another site. Some proxies make the `Origin` of our own form `null`, and some change
 * the scheme: `Sec-Fetch-Site` and the host still tell.
 */
export function isAllowedOrigin({ url, headers }: Request, allowed: readonly string[]): boolean {
  const origin = headers.get('origin');
  return (
    origin === null ||
    allowed.includes(origin) ||
    headers.get('sec-fetch-site') === 'same-origin' ||
    (URL.canParse(origin) && new URL(origin).host === new URL(url).host)
  );
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

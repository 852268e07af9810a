/** Headers that `@supabase/functions-js` and our form may send from another origin. */
const allowedHeaders =
  'authorization, apikey, x-client-info, x-region, content-type, idempotency-key';

/** Seconds for which a browser may remember a preflight. */
const preflightAge = '3600';

/**
 * Headers that tell the browser whether the page that asks may read the answer; `undefined` when
 * its site may not ask at all. No credentials, ever. A request without `Origin` is none of
 * another site's page. Our own site may reach us behind a proxy under another scheme, so only
 * host and port are compared.
 */
export function grantFor(
  request: Request,
  allowedOrigins: ReadonlySet<string>,
): Readonly<Record<string, string>> | undefined {
  const origin = request.headers.get('origin');
  if (origin === null) return {};
  if (allowedOrigins.has(origin)) {
    return {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-expose-headers': 'Retry-After',
      'access-control-max-age': preflightAge,
    };
  }
  const host = URL.parse(origin)?.host;
  return host && host === new URL(request.url).host ? {} : undefined;
}

/** Headers that `@supabase/functions-js` and our form may send from another origin. */
const allowedHeaders =
  'authorization, apikey, x-client-info, x-region, content-type, idempotency-key';

/** Seconds for which a browser may remember a preflight. */
const preflightAge = '3600';

/**
 * Headers that tell the browser whether the page may read the answer; `undefined` if its site may
 * not send requests at all. Credentials are never allowed. A request without `Origin` does not
 * come from a page of another site. A proxy may change the scheme for our own site, so only host
 * and port are compared.
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

/** Features that no page uses and that could prompt or record a visitor. */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/**
 * The Content-Security-Policy of the pages.
 * @param scriptHashes Of the inline scripts: 'sha256-…'.
 * @param functionsUrl Address of the function, if it runs on another host.
 */
export function contentPolicy(
  scriptHashes: readonly string[],
  functionsUrl: string | undefined,
): string {
  const hosts = functionsUrl ? `'self' ${new URL(functionsUrl).origin}` : "'self'";
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // The style sheet's pictures are part of it.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${hosts}`,
    `form-action ${hosts}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For an hour: a new icon or sitemap can be that late. */
const hour = 'public, max-age=3600';

/** Headers of all responses, of pages, of hashed files, and of other files. The Node server reads them as JSON. */
export function headersOf(policy: string) {
  const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' };
  return {
    all: {
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
      // Not `no-referrer`: a form's Origin would become `null`.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // A year. Without subdomains: the company may run others over plain HTTP.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
    pages: { ...sameOrigin, 'Cache-Control': 'no-cache' },
    assets: { ...sameOrigin, 'Cache-Control': 'public, max-age=31536000, immutable' },
    others: { 'Cache-Control': hour },
  };
}

/**
 * The same as a `_headers` file for static hosts (Netlify, Cloudflare Pages). They join the values of a header that two
 * blocks set, so each is set once for any path. They may send the headers of hashed files with a 404 too: a browser that
 * asks during a deployment must not keep that for a year.
 * @param paths Of the pages.
 */
export function headersFile(
  { all, pages, assets }: ReturnType<typeof headersOf>,
  paths: readonly string[],
): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', all),
    block('/assets/*', { ...assets, 'Cache-Control': hour }),
    ...paths.map((path) => block(path, pages)),
    '',
  ].join('\n');
}

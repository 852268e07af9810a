/** Browser features that no page uses and that could ask or record a visitor. */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/**
 * The content policy of the pages.
 * @param scriptHash Of the one inline script: 'sha256-…'.
 * @param functionsUrl Where forms are sent when the function runs on another host.
 */
export function contentPolicy(scriptHash: string, functionsUrl: string | undefined): string {
  const own = functionsUrl ? `'self' ${new URL(functionsUrl).origin}` : "'self'";
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${own}`,
    `form-action ${own}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A `_headers` file for static hosts (Netlify, Cloudflare Pages): the same headers as the server's. */
export function headersFile(policy: string): string {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    // A year. Without subdomains: the company may run others over plain HTTP.
    'Strict-Transport-Security': 'max-age=31536000',
  };
  const page = {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'no-cache, no-transform',
  };
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [block('/*', { ...everywhere, ...page })].join('\n');
}

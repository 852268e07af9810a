import { type PolicyHashes, securityHeaders } from '../hosts/node/http/security-headers.ts';
import { cacheControl } from '../hosts/node/static/file-headers.ts';

/**
 * The server's headers as a `_headers` file, which static hosts read (Netlify, Cloudflare Pages).
 * @param functionOrigin Where the forms send to when the function is on another host.
 */
export function headersFile(hashes: PolicyHashes, functionOrigin: string | undefined): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', securityHeaders(hashes, functionOrigin)),
    block('/assets/*', { 'cache-control': cacheControl('assets/') }),
    '',
  ].join('\n');
}

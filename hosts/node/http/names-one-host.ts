import type { IncomingMessage } from 'node:http';

/** A name or an address in brackets, with an optional port (RFC 9110, section 7.2). */
const hostAndPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request says which host it is for, once and in a form that makes a URL (RFC 9112,
 * section 3.2). Node keeps the first of two Host headers and drops the other silently. HTTP/1.0 needs
 * none.
 */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  const [host] = hosts;
  if (host === undefined) return httpVersion === '1.0';
  return hosts.length === 1 && hostAndPort.test(host) && URL.canParse(`http://${host}`);
}

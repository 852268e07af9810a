import { type BlockList, isIP, isIPv6 } from 'node:net';

/**
 * The client whose enquiries are counted: the right-most hop that is none of our proxies. Everything to
 * the left of it in X-Forwarded-For is the client's own text. IPv6 counts by /64, which one customer
 * gets as a whole (RFC 6177).
 */
export function clientOf(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  proxies: BlockList,
): string {
  let client = normalise(socketAddress ?? '');
  if (client === undefined) return 'unknown';
  for (const hop of forwardedFor?.split(',').reverse() ?? []) {
    if (!proxies.check(client, isIPv6(client) ? 'ipv6' : 'ipv4')) break;
    const next = normalise(hop.trim());
    // Nothing to the left of an invalid entry can be trusted.
    if (next === undefined) break;
    client = next;
  }
  return isIPv6(client) ? `${client.split(':').slice(0, 4).join(':')}::/64` : client;
}

/** IPv4 as it is, also out of '::ffff:1.2.3.4'; IPv6 in eight groups; without port and zone. */
function normalise(text: string): string | undefined {
  const bare = text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '');
  const address = /^[\d.]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare;
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) {
    return [high, low]
      .map((group) => Number.parseInt(group, 16))
      .flatMap((number) => [number >> 8, number & 255])
      .join('.');
  }
  const [left = '', right] = canonical.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right?.split(':').filter(Boolean) ?? [];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail].join(':');
}

import { BlockList, isIP, isIPv6 } from 'node:net';
import { networkOf } from '../../enquiry/limits/client-network.ts';

/** Addresses and networks of the proxies in front of us. */
export interface TrustedProxies {
  includes(address: string): boolean;
}

/** Bits of an IPv6 address that one customer gets as a whole (RFC 6177). */
const groupsOfCustomer = 4;

/**
 * Reads addresses and networks ('10.0.0.0/8'); `undefined` when one of them is neither. An
 * IPv4 network also means its addresses written as IPv6.
 */
export function parseProxies(entries: readonly string[]): TrustedProxies | undefined {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    if (version === 0 || rest.length > 0) return undefined;
    if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= longest)) {
      return undefined;
    }
    list.addSubnet(address, Number(bits ?? longest), version === 6 ? 'ipv6' : 'ipv4');
  }
  return { includes: (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') };
}

/**
 * The key under which a client's enquiries are counted: the right-most hop that is none of our
 * proxies. Everything to the left of it in X-Forwarded-For is the client's own text.
 */
export function clientKey(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  let client = normalise(socketAddress ?? '');
  if (client === undefined) return 'unknown';
  const hops = forwardedFor?.split(',').reverse() ?? [];
  for (const hop of hops) {
    if (!proxies.includes(client)) break;
    const next = normalise(hop.trim());
    // Nothing to the left of an invalid entry can be trusted: the proxy that passed it on is the client.
    if (next === undefined) break;
    client = next;
  }
  return isIPv6(client) ? customerOf(client) : client;
}

/** Of an address in eight groups. */
function customerOf(address: string): string {
  return `${address.split(':').slice(0, groupsOfCustomer).join(':')}::/64`;
}

/**
 * Reads a network as `networkOf` writes it: an IPv4 /24 or an IPv6 /48, by any of its addresses;
 * `undefined` when it is neither.
 */
export function parseNetwork(text: string): string | undefined {
  const [, address = '', bits] = /^([^/]+)\/(\d+)$/.exec(text) ?? [];
  const found = normalise(address);
  if (found === undefined) return undefined;
  if (bits !== (isIPv6(found) ? '48' : '24')) return undefined;
  return networkOf(isIPv6(found) ? customerOf(found) : found);
}

/** IPv4 as it is, also out of '::ffff:1.2.3.4'; IPv6 in eight groups; no port, no zone. */
function normalise(text: string): string | undefined {
  const bare = text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '');
  const address = /^[\d.]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare;
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : undefined;

  const groups = groupsOf(address);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!mapped) return groups.join(':');
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}

/** The eight groups of a valid IPv6 address, as the URL standard writes them. */
function groupsOf(address: string): readonly string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = canonical.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right?.split(':').filter(Boolean) ?? [];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

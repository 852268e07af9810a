import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;

/** True for a hop that is one of the proxies in front of us. */
type IsProxy = (address: Address) => boolean;

/** Ranges that are not public; 6to4 and Teredo are. */
const privateRanges = ['private', 'loopback', 'linkLocal', 'carrierGradeNat', 'uniqueLocal'];

/** Supabase's gateway has private addresses. */
export const isPrivate: IsProxy = (address) => privateRanges.includes(address.range());

/** '10.0.0.1' is '10.0.0.1/32'. */
const asNetwork = (text: string) =>
  text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`;

export const isNetwork = (text: string) => ipaddr.isValidCIDR(asNetwork(text));

/** Any address of these networks. Throws an error if one of them is not a network. */
export function anyOf(networks: readonly string[]): IsProxy {
  const proxies = networks.map((text) => ipaddr.parseCIDR(asNetwork(text)));
  return (address) => ipaddr.subnetMatch(address, { proxies }, 'none') === 'proxies';
}

/** True for the text of an address that is one of the proxies in front of us. */
export function isFromProxy(text: string, isProxy: IsProxy): boolean {
  const address = parse(text);
  return address !== undefined && isProxy(address);
}

/**
 * The client whose enquiries are counted: the right-most hop that is no proxy. Everything to the left of
 * it is the client's own text. IPv6 counts by /64, which one customer gets as a whole (RFC 6177).
 * @param hops What X-Forwarded-For says, and to its right the address of the socket if it is known.
 */
export function clientOf(hops: string, isProxy: IsProxy): string {
  let client: Address | undefined;
  for (const hop of hops.split(',').toReversed()) {
    const next = parse(hop.trim());
    // Nothing to the left of an invalid entry can be trusted.
    if (!next) break;
    client = next;
    if (!isProxy(client)) break;
  }
  if (!client) return 'unknown';
  const text = client.toNormalizedString();
  return client.kind() === 'ipv6' ? `${text.split(':').slice(0, 4).join(':')}::/64` : text;
}

/** '::ffff:1.2.3.4' is '1.2.3.4'; ports and zones do not count. */
function parse(text: string): Address | undefined {
  const bare = text
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^([\d.]+):\d+$/, '$1');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

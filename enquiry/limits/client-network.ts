/** Of an IPv6 network of 64 bits, as the hosts write it: the first three of its four groups. */
const customer = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/;

/** Of an IPv4 address: all but its last number. */
const host = /^(\d+\.\d+\.\d+)\.\d+$/;

/** The larger network around a client: an IPv6 /48, or an IPv4 /24. */
export function networkOf(client: string): string {
  const [, wide] = customer.exec(client) ?? [];
  if (wide !== undefined) return `${wide}::/48`;
  const [, block] = host.exec(client) ?? [];
  return block === undefined ? client : `${block}.0/24`;
}

/**
 * Whether that network has a budget of its own. An IPv4 /24 has none: it may belong to 254
 * strangers, and behind one IPv4 address there are many customers already.
 */
export function hasBudget(network: string): boolean {
  return network.endsWith('::/48');
}

import { expect, test } from 'vitest';
import { clientKey, parseNetwork, parseProxies, type TrustedProxies } from './client-address.ts';

function proxies(...entries: string[]): TrustedProxies {
  const parsed = parseProxies(entries);
  if (!parsed) throw new Error('no proxies');
  return parsed;
}
const none = proxies();
const ours = proxies('10.0.0.0/8', '2001:db8:f::/48');

test.each([
  ['192.0.2.7', undefined, none, '192.0.2.7'],
  ['::ffff:192.0.2.7', undefined, none, '192.0.2.7'],
  ['::ffff:c000:207', undefined, none, '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, none, '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', undefined, none, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, none, '2001:db8:0:0::/64'],
  ['fe80::1%eth0', undefined, none, 'fe80:0:0:0::/64'],
  ['::1', undefined, none, '0:0:0:0::/64'],
  [undefined, undefined, none, 'unknown'],
])('The client at %s is known as its own', (socket, forwarded, trusted, key) => {
  expect(clientKey(socket, forwarded, trusted)).toBe(key);
});

test.each([
  ['192.0.2.7', '198.51.100.1', '192.0.2.7', 'is not believed'],
  ['10.0.0.1', '198.51.100.1', '198.51.100.1', 'is believed'],
  ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1', 'is believed, mapped too'],
  ['10.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1', 'is believed for the last hop only'],
  ['10.0.0.1', '203.0.113.9, 198.51.100.1, 10.9.9.9', '198.51.100.1', 'is believed through two'],
  ['2001:db8:f::1', '2001:db8:1:2::3', '2001:db8:1:2::/64', 'is believed over IPv6'],
  ['10.0.0.1', '198.51.100.1:4711', '198.51.100.1', 'may name a port'],
  ['10.0.0.1', '[2001:db8:1:2::3]:4711', '2001:db8:1:2::/64', 'may name a port over IPv6'],
  ['10.0.0.1', 'invalid', '10.0.0.1', 'is not believed when it is invalid'],
  [
    '10.0.0.1',
    '203.0.113.9, invalid',
    '10.0.0.1',
    'is not believed to the left of an invalid entry',
  ],
  ['10.0.0.1', '', '10.0.0.1', 'may be empty'],
  ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3', 'may name proxies only'],
])('From %s, X-Forwarded-For "%s" counts for %s: it %s', (socket, forwarded, key) => {
  expect(clientKey(socket, forwarded, ours)).toBe(key);
});

test.each([
  'localhost',
  '10.0.0.0/33',
  '10.0.0/8',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '::1/129',
  '1.2.3.4/-1',
])('%s is not a valid proxy', (entry) => {
  expect(parseProxies([entry])).toBeUndefined();
});

test.each([
  ['192.0.2.0/24', '192.0.2.0/24'],
  ['192.0.2.77/24', '192.0.2.0/24'],
  ['2001:DB8:7::/48', '2001:db8:7::/48'],
  ['2001:db8::/48', '2001:db8:0::/48'],
  ['192.0.2.0/25', undefined],
  ['192.0.2.0', undefined],
  ['2001:db8::/32', undefined],
  ['nonsense/24', undefined],
])('The network %s is read as %s', (text, network) => {
  expect(parseNetwork(text)).toBe(network);
});

import { expect, test } from 'vitest';
import { anyOf, clientOf, isPrivate } from './client-address.ts';

const ours = anyOf(['10.0.0.0/8', '2001:db8:ffff::1']);

test.each([
  [',1.2.3.4', ours, '1.2.3.4'],
  [',::ffff:1.2.3.4', ours, '1.2.3.4'],
  ['9.9.9.9,1.2.3.4', ours, '1.2.3.4'],
  ['9.9.9.9, 1.2.3.4,10.0.0.1', ours, '1.2.3.4'],
  ['9.9.9.9, 1.2.3.4, 10.0.0.2,::ffff:10.0.0.1', ours, '1.2.3.4'],
  ['9.9.9.9, nonsense,10.0.0.1', ours, '10.0.0.1'],
  ['1.2.3.4:5678,10.0.0.1', ours, '1.2.3.4'],
  ['[2001:db8:1:2:3::4]:80,2001:db8:ffff::1', ours, '2001:db8:1:2::/64'],
  [',fe80::1%eth0', ours, 'fe80:0:0:0::/64'],
  ['1.2.3.4,', ours, 'unknown'],
  ['9.9.9.9, 1.2.3.4', isPrivate, '1.2.3.4'],
  ['9.9.9.9, 1.2.3.4, 10.0.0.2, 100.64.0.1', isPrivate, '1.2.3.4'],
  ['2001:4860::1, fd00::1', isPrivate, '2001:4860:0:0::/64'],
  ['', isPrivate, 'unknown'],
])('of the hops %s the client is found', (hops, isProxy, client) => {
  expect(clientOf(hops, isProxy)).toBe(client);
});

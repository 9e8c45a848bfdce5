import { expect, test } from 'vitest';
import { networkOfAddress, NOWHERE } from '../../src/http/network.ts';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOfAddress(address)).toBe(network);
});

test('addresses of one /64 are one network, those of the next are another', () => {
  const networks = ['2001:db8::1', '2001:db8::ffff:ffff:ffff:ffff', '2001:db8:0:1::1'].map(
    networkOfAddress,
  );
  expect(networks[0]).toBe(networks[1]);
  expect(networks[0]).not.toBe(networks[2]);
});

test.each([undefined, '', 'unix', '_hidden', '1.2.3', '1.2.3.4, 5.6.7.8', 'x'.repeat(9_000)])(
  'what is no address (%s) is one network, however long it is',
  (address) => {
    expect(networkOfAddress(address)).toBe(NOWHERE);
  },
);

import { clientOf, isPublicAddress } from '../../src/access/client-address.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2606:4700:1:2:3:4:5:6', '2606:4700:1:2::/64'],
  ['2606:4700:1:2:ffff::1', '2606:4700:1:2::/64'],
  ['2606:4700:1:3::1', '2606:4700:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2606:4700:1:2::9]:51234', '2606:4700:1:2::/64'],
  ['not an address', 'not an address'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s is counted as %s', (address, client) => expect(clientOf(address)).toBe(client));

it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::8a'])(
  '%s can be anybody',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

/** The special-purpose registries of IANA, each at both ends, and the ways to write IPv4 as IPv6. */
it.each([
  ['this host', '0.0.0.0', '0.255.255.255', '::'],
  ['private', '10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.0', '192.168.255.255'],
  ['shared by carriers', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.1', '127.255.255.255', '::1'],
  ['link-local', '169.254.169.254', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  ['protocols', '192.0.0.1', '2001::1', '2001:1ff::1'],
  ['examples', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1', '3fff:fff::1'],
  ['relays', '192.88.99.1', '192.31.196.1', '192.52.193.1', '192.175.48.1'],
  ['benchmarks', '198.18.0.1', '198.19.255.255', '2001:2::1'],
  ['multicast and reserved', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', 'ff02::1'],
  ['unique and site local', 'fc00::1', 'fdff::1', 'fec0::1', 'feff::1'],
  ['discarded, and not given out', '100::1', '4000::1', '5f00::1', '::2'],
  ['IPv4 in IPv6', '::ffff:10.0.0.1', '::ffff:1.1.1.1', '::127.0.0.1', '::7f00:1', '64:ff9b::7f00:1'],
  ['IPv4 behind a translator', '64:ff9b:1::1', '64:ff9b:1:ffff::1', '2002:7f00:1::1', '2002:a9fe:a9fe::'],
  ['no address at all', '', 'localhost'],
])('%s is nobody on the internet', (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

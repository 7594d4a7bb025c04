import { BlockList, isIP } from 'node:net';

/** Networks that nobody on the internet is in (IANA's registries of special-purpose addresses). */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** With those of tunnels, which lead anywhere. IPv4 written as IPv6 (::ffff:…) counts as what it is. */
const SPECIAL_V6 = [
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
];

const special = new BlockList();
for (const [networks, family] of [
  [SPECIAL_V4, 'ipv4'],
  [SPECIAL_V6, 'ipv6'],
] as const) {
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    special.addSubnet(address, Number(bits), family);
  }
}

/** Whether an address can belong to a server on the internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !special.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

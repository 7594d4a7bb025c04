import { BlockList, isIP } from 'node:net';

type Network = { readonly address: string; readonly prefix: number; readonly family: 'ipv4' | 'ipv6' };

/** A network as CIDR, or one address; undefined when it is neither. */
function readNetwork(written: string): Network | undefined {
  const [address = '', length, ...more] = written.trim().split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return undefined;
  const longest = version === 4 ? 32 : 128;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined;
  const prefix = length === undefined ? longest : Number(length);
  return prefix > longest ? undefined : { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}

export const isNetwork = (written: string): boolean => readNetwork(written) !== undefined;

/** Whether an address is in one of these networks; IPv4 written as IPv6 is IPv4. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks.map(readNetwork))
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  const plain =
    address.toLowerCase().startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
  const version = isIP(plain);
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

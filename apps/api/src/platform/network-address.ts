import { isIPv6 } from 'node:net';

/** Groups of 16 bits in the part of an IPv6 address that one household or machine has for itself: a /64. */
const GROUPS_OF_A_NETWORK = 4;

/** Requests that come straight from the machine itself are not limited by address (PLATFORM-3). */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./i.test(address);
}

/** Whose address it is, as far as an address tells: IPv4's whole, of IPv6 the /64, however either is written. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = plain.split('::').map((part) => part.replace(/[\d.]+\.\d+$/, '0:0'));
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const missing = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...missing, ...after].slice(0, GROUPS_OF_A_NETWORK);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

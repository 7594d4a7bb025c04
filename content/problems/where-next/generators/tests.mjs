export const seed = 642;

export function* tests(random) {
  const test = (name, tries, events) => ({ name, tries, input: `${events.length}\n${events.join('\n')}\n` });
  const neighbours = ['north', 'south', 'east', 'west', 'college', 'home', 'x', 'backbone'];
  const parts = (n) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255].join('.');
  const anywhere = () => (random.int(0, 65535) * 65536 + random.int(0, 65535)) >>> 0;
  /** An address near another: only some of the last bits differ. */
  const near = (n, bits) => (n ^ (bits === 32 ? anywhere() : random.int(0, 2 ** bits - 1))) >>> 0;
  const any = (q, base, bits, low) =>
    Array.from({ length: q }, () => {
      const address = parts(near(base, bits));
      const kind = random.int(1, 10);
      if (kind <= 4) return `ADD ${address}/${random.int(low, 32)} ${random.pick(neighbours)}`;
      if (kind <= 5) return `DEL ${address}/${random.int(low, 32)}`;
      return `ASK ${address}`;
    });
  const nested = (address) => Array.from({ length: 33 }, (_, p) => `ADD ${parts(address)}/${p} ${'abcdefgh'[p % 8]}${'klmno'[Math.floor(p / 8)]}`);
  const flips = (address) => Array.from({ length: 32 }, (_, bit) => `ASK ${parts((address ^ (1 << bit)) >>> 0)}`);
  yield test('empty-table', 'an empty table', ['ASK 0.0.0.0', 'DEL 1.2.3.4/5', 'ASK 255.255.255.255']);
  yield test('default-only', 'only the default route', ['ADD 9.9.9.9/0 out', 'ASK 0.0.0.0', 'ASK 255.255.255.255', 'DEL 200.1.1.1/0', 'ASK 9.9.9.9']);
  yield test('one-address', 'prefixes of 32 bits', ['ADD 5.6.7.8/32 a', 'ADD 5.6.7.9/32 b', 'ASK 5.6.7.8', 'ASK 5.6.7.9', 'ASK 5.6.7.10', 'DEL 5.6.7.9/32', 'ASK 5.6.7.9', 'ASK 5.6.7.8']);
  yield test('short-after-long', 'the shorter prefix is added later', ['ADD 10.4.17.0/24 lab', 'ADD 10.4.0.0/16 college', 'ADD 10.0.0.0/8 city', 'ASK 10.4.17.1', 'ASK 10.4.1.1', 'ASK 10.1.1.1', 'ASK 11.4.17.1']);
  yield test('same-bits-other-length', 'zero bits at the end of a prefix', ['ADD 10.0.0.0/8 a', 'ADD 10.0.0.0/16 b', 'ADD 10.0.0.0/24 c', 'ASK 10.0.0.1', 'ASK 10.0.9.1', 'ASK 10.9.0.1', 'DEL 10.0.0.0/16', 'ASK 10.0.9.1', 'ASK 10.0.0.1']);
  yield test('replaced', 'a neighbour is replaced', ['ADD 7.7.7.7/12 old', 'ADD 7.7.0.0/12 new', 'ASK 7.0.0.1', 'DEL 7.15.255.255/12', 'ASK 7.0.0.1']);
  yield test('all-lengths', 'all prefix lengths of one address', [...nested(0x0a5aa5c3), ...flips(0x0a5aa5c3), 'ASK 10.90.165.195']);
  yield test('all-lengths-high', 'all prefix lengths of an address from 128.0.0.0 on', [...nested(0xd6a95b3c), ...flips(0xd6a95b3c), 'ASK 214.169.91.60']);
  yield test('peeled', 'prefixes are deleted from the longest to the shortest', [...nested(0x7f0080ff), ...Array.from({ length: 33 }, (_, i) => [`DEL 127.0.128.255/${32 - i}`, 'ASK 127.0.128.255']).flat()]);
  yield test('no-digits', 'addresses whose digits look alike', ['ADD 1.11.1.1/16 a', 'ADD 11.1.1.1/16 b', 'ADD 1.1.11.1/16 c', 'ASK 1.11.0.0', 'ASK 11.1.0.0', 'ASK 1.1.0.0', 'ASK 111.1.0.0']);
  yield test('close', 'addresses close together', any(300, 0x0a041100, 6, 24));
  yield test('spread', 'any addresses', any(400, 0xc0a80000, 32, 0));
  yield test('largest', 'largest q', any(2000, 0xac100000, 14, 12));
}

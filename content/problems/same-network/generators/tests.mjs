export const seed = 641;

export function* tests(random) {
  const address = () => random.ints(4, 0, 255).join('.');
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const parts = (n) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255].join('.');
  /** A receiver that differs in exactly one bit. */
  const oneBit = (prefix, bit) => {
    const n = (random.int(0, 65535) * 65536 + random.int(0, 65535)) >>> 0;
    return `${parts(n)}/${prefix} ${parts((n ^ (1 << bit)) >>> 0)}`;
  };
  yield test('one', 'a single question', ['172.16.9.4/12 172.31.255.255']);
  yield test('whole-numbers', 'prefixes of 8, 16 and 24 bits', ['10.200.3.4/8 10.0.0.0', '10.200.3.4/16 10.201.3.4', '10.200.3.4/24 10.200.3.255', '11.200.3.4/8 10.200.3.4']);
  yield test('prefix-32', 'a prefix of 32 bits', ['1.2.3.4/32 1.2.3.4', '1.2.3.4/32 1.2.3.5', '255.255.255.255/32 255.255.255.255']);
  yield test('prefix-0', 'a prefix of 0 bits', ['1.2.3.4/0 200.2.3.4', '255.255.255.255/0 0.0.0.0', '0.0.0.0/0 127.255.0.1']);
  yield test('prefix-31', 'a prefix of 31 bits', ['10.0.0.1/31 10.0.0.0', '10.0.0.1/31 10.0.0.2', '10.0.0.254/31 10.0.0.255']);
  yield test('prefix-1', 'a prefix of 1 bit', ['128.0.0.0/1 127.255.255.255', '128.0.0.0/1 255.255.255.255', '5.5.5.5/1 127.0.0.1']);
  yield test('high', 'addresses from 128.0.0.0 on', ['200.100.50.25/20 200.100.48.1', '255.255.255.0/23 255.255.254.9', '192.0.0.1/9 192.127.0.1', '192.0.0.1/9 192.128.0.1']);
  yield test('same-digits', 'addresses whose digits look alike', ['10.1.11.1/24 10.11.1.1', '1.11.1.1/16 1.1.11.1', '12.1.1.1/8 1.21.1.1']);
  yield test('bits-inside', 'a difference in one bit after the prefix', Array.from({ length: 32 }, (_, p) => oneBit(p, 31 - p)));
  yield test('bits-outside', 'a difference in the last bit of the prefix', Array.from({ length: 32 }, (_, i) => oneBit(i + 1, 31 - i)));
  yield test('random', 'any addresses', Array.from({ length: 60 }, () => `${address()}/${random.int(0, 6)} ${address()}`));
  yield test('largest', 'largest q', Array.from({ length: 500 }, () => (random.int(0, 1) ? oneBit(random.int(0, 32), random.int(0, 31)) : `${address()}/${random.int(0, 32)} ${address()}`)));
}

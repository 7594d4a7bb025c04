export const seed = 7131;

export function* tests(random) {
  const test = (name, tries, rules, packets) => ({ name, tries, input: `${rules.length} ${packets.length}\n${[...rules, ...packets].join('\n')}\n` });
  const parts = (n) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255].join('.');
  const anywhere = () => (random.int(0, 65535) * 65536 + random.int(0, 65535)) >>> 0;
  const near = (base, bits) => (base ^ (bits === 32 ? anywhere() : random.int(0, 2 ** bits - 1))) >>> 0;
  const any = (n, q, base, bits, ports) => {
    const range = () => {
      const low = random.int(0, ports);
      return `${low}-${random.int(low, Math.min(65535, low + random.pick([0, 5, ports])))}`;
    };
    return [
      Array.from({ length: n }, () => `${random.pick(['allow', 'deny'])} ${parts(near(base, bits))}/${random.int(Math.max(0, 30 - bits), 32)} ${range()}`),
      Array.from({ length: q }, () => `${parts(near(base, bits))} ${random.int(0, ports)}`),
    ];
  };
  yield test('one-rule', 'one rule', ['allow 1.2.3.4/32 80-80'], ['1.2.3.4 80', '1.2.3.5 80', '1.2.3.4 81', '1.2.3.4 79']);
  yield test('everything', 'a rule that fits everything', ['deny 0.0.0.0/0 0-65535', 'allow 1.2.3.4/32 80-80', 'allow 0.0.0.0/0 0-65535'], ['1.2.3.4 80', '255.255.255.255 65535', '0.0.0.0 0']);
  yield test('deny-first', 'the exception stands below the rule', ['deny 10.0.0.0/8 0-65535', 'allow 10.1.2.0/24 80-80'], ['10.1.2.3 80', '11.1.2.3 80']);
  yield test('exception-first', 'the exception stands above the rule', ['allow 10.1.2.0/24 80-80', 'deny 10.0.0.0/8 0-65535'], ['10.1.2.3 80', '10.1.2.3 81', '10.1.3.3 80']);
  yield test('borders', 'both ends of a range', ['allow 5.0.0.0/8 100-200', 'deny 5.0.0.0/8 0-65535'], ['5.1.1.1 99', '5.1.1.1 100', '5.1.1.1 200', '5.1.1.1 201']);
  yield test('bits-behind', 'bits after the prefix', ['allow 10.4.255.255/16 1-9', 'deny 10.4.17.9/24 2-8', 'deny 10.5.0.0/15 1-9'], ['10.4.0.0 5', '10.5.0.0 5', '10.6.0.0 5']);
  yield test('same-rule', 'two rules for the same packets', ['allow 9.9.0.0/16 5-6', 'deny 9.9.1.1/16 5-6', 'deny 9.9.0.0/16 5-7'], ['9.9.9.9 6', '9.9.9.9 7']);
  yield test('together-only', 'two rules together cover a third', ['allow 10.0.0.0/9 1-9', 'allow 10.128.0.0/9 1-9', 'deny 10.0.0.0/8 1-9', 'deny 10.0.0.0/9 2-2', 'deny 10.200.0.0/16 9-9'], ['10.1.1.1 4', '10.200.1.1 4']);
  yield test('range-only', 'the network is covered, the range is not', ['allow 10.0.0.0/8 10-20', 'deny 10.1.0.0/16 10-21', 'deny 10.1.0.0/16 9-20', 'deny 10.1.0.0/16 10-20'], ['10.1.1.1 21', '10.1.1.1 9']);
  yield test('high', 'addresses from 128.0.0.0 on', ['allow 192.168.0.0/16 0-100', 'deny 128.0.0.0/1 0-50', 'allow 224.0.0.0/3 50-51', 'deny 200.1.2.3/32 20-30'], ['192.168.255.255 100', '255.0.0.1 50', '255.0.0.1 51', '200.1.2.3 25', '127.0.0.1 1']);
  yield test('none-fits', 'no rule fits', ['allow 1.0.0.0/8 1-1', 'deny 2.0.0.0/8 1-1'], ['3.0.0.1 1', '1.0.0.1 2']);
  yield test('close', 'addresses close together', ...any(40, 200, 0x0a041100, 6, 20));
  yield test('spread', 'any addresses', ...any(60, 200, 0xc0a80000, 32, 65535));
  yield test('largest', 'largest n and q', ...any(200, 1000, 0xac100000, 12, 3000));
}

export const seed = 7601;

export function* tests(random) {
  const test = (name, tries, frames) => ({ name, tries, input: `${frames.length}\n${frames.join('\n')}\n` });
  const power = (p) => (p & (p - 1)) === 0;
  /** A right frame of m bits (the places 1 to m - 1 and the last bit). */
  const frame = (m, bit = () => random.int(0, 1)) => {
    const bits = Array.from({ length: m }, (_, i) => (i + 1 === m || power(i + 1) ? 0 : bit()));
    let xor = 0;
    bits.forEach((b, i) => { if (b && i + 1 < m) xor ^= i + 1; });
    for (let p = 1; p < m; p *= 2) bits[p - 1] = xor & p ? 1 : 0;
    bits[m - 1] = bits.reduce((a, b) => a ^ b, 0);
    return bits;
  };
  const flip = (bits, ...places) => bits.map((b, i) => (places.includes(i + 1) ? 1 - b : b)).join('');
  const lengths = (count, low, high) => Array.from({ length: count }, () => random.int(low, high));
  yield test('whole', 'frames without errors', lengths(10, 4, 40).map((m) => flip(frame(m))));
  yield test('zeros-and-ones', 'frames of zeros, and of data that is all ones', [flip(frame(8, () => 0)), flip(frame(8, () => 1)), flip(frame(16, () => 1)), flip(frame(4, () => 0))]);
  yield test('each-place', 'each place flipped once', Array.from({ length: 16 }, (_, i) => flip(frame(16), i + 1)));
  yield test('last-bit', 'the last bit flipped', lengths(8, 4, 40).map((m) => flip(frame(m), m)));
  yield test('check-bit', 'a check bit flipped', [1, 2, 4, 8, 16].map((p) => flip(frame(p + random.int(2, 14)), p)));
  yield test('two', 'two bits flipped', lengths(12, 6, 40).map((m) => flip(frame(m), random.int(1, 3), random.int(4, m - 1))));
  yield test('two-with-last', 'the last bit and another one flipped', lengths(8, 6, 40).map((m) => flip(frame(m), random.int(1, m - 1), m)));
  yield test('no-such-place', 'three bits flipped, and the XOR names no place', [
    flip(frame(6), 1, 2, 5), flip(frame(6), 1, 3, 4), flip(frame(10), 1, 4, 8), flip(frame(10), 2, 8, 9), flip(frame(13), 4, 8, 2),
  ]);
  yield test('just-the-next-place', 'the XOR is exactly the number of the last bit', [flip(frame(6), 2, 4), flip(frame(6), 2, 3, 5, 1), flip(frame(6), 1, 2, 5), flip(frame(7), 2, 4, 1), flip(frame(10), 8, 2, 1), flip(frame(10), 8, 3, 1)]);
  yield test('shortest', 'the shortest frames', ['0000', '1111', '1110', '0001', '1000', '0100', '0010', '1001', '0011', '1010']);
  yield test('mixed', 'any errors', lengths(60, 4, 70).map((m) => flip(frame(m), ...lengths(random.int(0, 2), 1, m))));
  yield test('longest', 'long frames', lengths(12, 1000, 1100).map((m) => flip(frame(m), ...lengths(random.int(0, 2), 1, m))));
}

export const seed = 7304;

export function* tests(random) {
  const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
  const isPrime = (n) => {
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
    return n > 1;
  };
  const primeFrom = (low) => {
    let n = low;
    while (!isPrime(n)) n += 1;
    return n;
  };
  const power = (base, exponent, n) => {
    let [result, b, e, m] = [1n, BigInt(base), BigInt(exponent), BigInt(n)];
    for (b %= m; e > 0n; e >>= 1n) {
      if (e & 1n) result = (result * b) % m;
      b = (b * b) % m;
    }
    return Number(result % m);
  };
  const test = (name, tries, p, q, e, commands) => ({ name, tries, input: `${p} ${q} ${e}\n${commands.length}\n${commands.join('\n')}\n` });
  const exponent = (p, q) => {
    const phi = (p - 1) * (q - 1);
    let e = random.int(2, phi - 1);
    while (gcd(e, phi) !== 1) e = random.int(2, phi - 1);
    return e;
  };
  const any = (count, p, q, e) =>
    Array.from({ length: count }, () => {
      const n = p * q;
      const x = random.int(0, n - 1);
      return random.pick([`ENCRYPT ${x}`, `DECRYPT ${x}`, `SIGN ${x}`, `CHECK ${power(x, e, n)} ${x}`, `CHECK ${random.int(0, n - 1)} ${x}`]);
    });
  yield test('smallest', 'the smallest primes', 3, 5, 3, ['ENCRYPT 2', 'DECRYPT 8', 'SIGN 14', 'CHECK 14 14', 'CHECK 1 4']);
  yield test('bad-even', 'an even exponent', 7, 11, 10, ['ENCRYPT 2']);
  yield test('bad-factor', 'an exponent with a common divisor', 31, 41, 25, ['SIGN 7', 'ENCRYPT 9']);
  yield test('zero-and-one', 'the numbers 0, 1 and n − 1', 11, 13, 7, ['ENCRYPT 0', 'DECRYPT 0', 'ENCRYPT 1', 'SIGN 1', 'ENCRYPT 142', 'DECRYPT 142', 'CHECK 0 0', 'CHECK 142 142']);
  yield test('own-inverse', 'e and d are equal', 5, 7, 5, ['ENCRYPT 3', 'DECRYPT 33', 'SIGN 20']);
  yield test('largest-e', 'e is φ − 1', 17, 19, 287, ['ENCRYPT 5', 'DECRYPT 65', 'SIGN 100']);
  yield test('multiples', 'multiples of p and q', 13, 17, 5, ['ENCRYPT 13', 'DECRYPT 13', 'ENCRYPT 17', 'SIGN 34', 'ENCRYPT 208']);
  yield test('e-is-3', 'e = 3', 29, 83, 3, any(30, 29, 83, 3));
  yield test('p-larger', 'p is larger than q', 101, 11, 17, any(30, 101, 11, 17));
  for (let i = 1; i <= 3; i += 1) {
    const p = primeFrom(random.int(100, 3000));
    const q = primeFrom(p + random.int(1, 3000));
    const e = exponent(p, q);
    yield test(`any-${i}`, 'any key', p, q, e, any(100, p, q, e));
  }
  yield test('largest', 'the largest primes, largest k', 29989, 29983, 65537, any(1000, 29989, 29983, 65537));
  const e = exponent(29989, 29959);
  yield test('largest-both', 'large e and d', 29989, 29959, e, any(1000, 29989, 29959, e));
  yield test('bad-large', 'a bad large key', 29989, 29983, 3 * 9998, ['ENCRYPT 5']);
}

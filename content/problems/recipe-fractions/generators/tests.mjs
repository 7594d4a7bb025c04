export const seed = 2202;

export function* tests(random) {
  const test = (name, tries, fractions) => ({ name, tries, input: `${fractions.length}\n${fractions.join('\n')}\n` });
  const any = () => `${random.int(1, 100)}/${random.int(1, 30)}`;
  const small = () => {
    const b = random.int(2, 30);
    return `${random.int(1, b - 1)}/${b}`;
  };
  yield test('one-fraction', 'n = 1', ['5/7']);
  yield test('one-to-shorten', 'one fraction that can be shortened', ['12/30']);
  yield test('one-improper', 'one fraction larger than 1', ['50/15']);
  yield test('one-whole', 'one fraction that is a whole number', ['84/7']);
  yield test('denominator-one', 'the denominator 1', ['4/1', '3/1']);
  yield test('exactly-one', 'the sum is exactly 1', ['1/2', '1/3', '1/6']);
  yield test('below-one', 'the sum is just below 1', ['1/2', '1/3', '1/7']);
  yield test('same', 'all denominators equal', ['1/9', '4/9', '1/9', '8/9']);
  yield test('primes', 'denominators without a common factor', ['1/29', '1/23', '1/19', '1/17', '1/13', '1/11', '1/7', '1/30']);
  yield test('all-denominators', 'all denominators from 1 to 30', Array.from({ length: 30 }, (_, i) => `1/${i + 1}`));
  yield test('largest', 'largest n and large numerators', Array.from({ length: 30 }, (_, i) => `${100 - i}/${30 - i}`));
  yield test('many-equal', 'the same fraction thirty times', Array.from({ length: 30 }, () => '7/30'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any fractions', Array.from({ length: 3 * i }, i === 1 ? small : any));
}

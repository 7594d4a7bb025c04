export const seed = 9236;

export function* tests(random) {
  const test = (name, tries, numbers) => ({ name, tries, input: `${numbers.length}\n${numbers.join('\n')}\n` });
  /** Pairs of different numbers in any order, and one number more. */
  const any = (pairs, most, left) => {
    const numbers = new Set();
    while (numbers.size < pairs) {
      const number = random.int(0, most);
      if (number !== left) numbers.add(number);
    }
    return random.shuffle([...numbers, ...numbers, left]);
  };
  yield test('one', 'n = 1', [77]);
  yield test('first', 'the first number is left', [9, 5, 5]);
  yield test('middle', 'the number in the middle is left', [5, 9, 5]);
  yield test('last', 'the last number is left', [5, 5, 9]);
  yield test('zero-left', 'the number 0 is left', [3, 0, 8, 3, 8]);
  yield test('zero-fetched', 'the number 0 was fetched', [0, 6, 0]);
  yield test('in-order', 'each umbrella is fetched at once', [1, 1, 2, 2, 3, 4, 4]);
  yield test('backwards', 'fetched in the opposite order', [1, 2, 3, 4, 5, 4, 3, 2, 1]);
  yield test('largest-number', 'the largest number is left', [999999999, 1000000000, 999999999]);
  yield test('equal-sums', 'numbers with equal sums', [1, 6, 2, 5, 1, 2, 5, 4, 6]);
  yield test('smallest-is-left', 'the smallest number is left', any(20, 100, 0).map((x) => x + 1));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any numbers', any(15 * i * i, 10 ** (3 * i), random.int(0, 10 ** (3 * i))));
  yield test('largest', 'largest n', any(4999, 1000000000, 123456789));
}

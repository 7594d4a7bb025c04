export const seed = 50911;

export function* tests(random) {
  /** A cave of the given chambers; `share` says how many of the rest lie on the left. */
  const cave = (numbers, share) => {
    if (numbers.length === 0) return [[], []];
    const [root, ...rest] = numbers;
    const k = share(rest.length);
    const [left, right] = [cave(rest.slice(0, k), share), cave(rest.slice(k), share)];
    return [[root, ...left[0], ...right[0]], [...left[1], root, ...right[1]]];
  };
  const test = (name, tries, [anu, bipin]) => ({ name, tries, input: `${anu.length}\n${anu.join(' ')}\n${bipin.join(' ')}\n` });
  const numbers = (n) => random.shuffle(Array.from({ length: n }, (_, i) => 3 * i + random.int(1, 3)));
  yield test('one', 'a single chamber', [[5], [5]]);
  yield test('left-only', 'two chambers, a left passage', [[5, 8], [8, 5]]);
  yield test('right-only', 'two chambers, a right passage', [[5, 8], [5, 8]]);
  yield test('three', 'both passages', [[9, 4, 6], [4, 9, 6]]);
  yield test('left-chain', 'only left passages', cave(numbers(12), (rest) => rest));
  yield test('right-chain', 'only right passages', cave(numbers(12), () => 0));
  yield test('zigzag', 'left and right in turn', cave(numbers(15), (rest) => (rest % 2 === 0 ? rest : 0)));
  yield test('even', 'a balanced cave', cave(numbers(31), (rest) => Math.floor(rest / 2)));
  yield test('numbers-falling', 'numbers that are no search tree', [[1, 2, 3, 4, 5], [3, 2, 1, 5, 4]]);
  yield test('left-deep', 'the left part is deeper', [[10, 20, 30, 40, 50], [40, 30, 20, 10, 50]]);
  yield test('right-deep', 'the right part is deeper', [[10, 50, 20, 30, 40], [50, 10, 20, 30, 40]]);
  yield test('large-numbers', 'large numbers', [[1000000, 1, 999999], [1, 1000000, 999999]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any cave', cave(numbers(9 * i), (rest) => random.int(0, rest)));
  yield test('largest', 'largest n', cave(numbers(500), (rest) => random.int(0, rest)));
  yield test('deepest', 'largest n, the deepest cave', cave(numbers(500), (rest) => random.pick([0, rest])));
}

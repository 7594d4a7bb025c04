export const seed = 4107;

export function* tests(random) {
  const test = (name, tries, fun, boss) => ({ name, tries, input: `${fun.length}\n${fun.join(' ')}\n${boss.join(' ')}\n` });
  const bosses = (n, near) => Array.from({ length: n - 1 }, (_, i) => random.int(Math.max(1, i + 1 - near), i + 1));
  yield test('one', 'n = 1', [9], []);
  yield test('one-negative', 'n = 1, negative', [-9], []);
  yield test('two', 'n = 2', [4, 5], [1]);
  yield test('founder-or-all', 'the founder against all others', [10, 3, 3, 3], [1, 1, 1]);
  yield test('founder-wins', 'the founder is worth more than all others', [10, 3, 3, 3, -1], [1, 1, 1, 4]);
  yield test('two-levels-out', 'two levels in a row stay at home', [5, 1, 1, 5], [1, 2, 3]);
  yield test('negative-between', 'a negative person between two good ones', [5, -3, 4, -1, 6], [1, 2, 3, 4]);
  yield test('negative-leaf', 'negative people at the ends', [3, 8, -4, -5, 2], [1, 2, 2, 1]);
  yield test('zero', 'merriment 0', [0, 0, 0, 0], [1, 1, 2]);
  yield test('all-equal', 'all equally merry', Array(15).fill(1), Array.from({ length: 14 }, (_, i) => Math.floor(i / 2) + 1));
  yield test('star', 'one boss for all', [500, ...random.ints(60, -5, 20)], Array(60).fill(1));
  yield test('large-sum', 'sums above 2,000 million', Array(3000).fill(1000000), [1, ...Array.from({ length: 2998 }, () => 2)]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any company', random.ints(15 * i * i, -20, 50), bosses(15 * i * i, 10 ** i));
  yield test('chain', 'one long chain of bosses', random.ints(15000, -50, 100), Array.from({ length: 14999 }, (_, i) => i + 1));
  yield test('many', 'tens of thousands of people', random.ints(12000, -1000, 1000), bosses(12000, 12000));
}

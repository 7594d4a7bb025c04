export const seed = 17115;

export function* tests(random) {
  const test = (name, tries, k, c, fairs) => ({ name, tries, input: `${fairs.length} ${k} ${c}\n${fairs.map((fair) => fair.join(' ')).join('\n')}\n` });
  const any = (n, deposit, profit) => Array.from({ length: n }, () => [random.int(0, deposit), random.int(0, profit)]);
  yield test('one', 'a single fair', 1, 5, [[5, 7]]);
  yield test('one-too-expensive', 'a single fair that is out of reach', 1, 5, [[6, 7]]);
  yield test('no-money', 'no money at the start', 3, 0, [[0, 2], [2, 5], [1, 4], [9, 9]]);
  yield test('nothing-open', 'no fair is open', 2, 9, [[10, 5], [20, 50]]);
  yield test('no-profit', 'fairs without profit', 3, 9, [[1, 0], [2, 0], [3, 0]]);
  yield test('k-is-one', 'k = 1', 1, 50, [[10, 5], [50, 9], [51, 100], [40, 8]]);
  yield test('k-is-n', 'k = n', 5, 1, [[1, 1], [2, 2], [4, 4], [8, 8], [16, 16]]);
  yield test('chain-stops', 'a fair of the chain is out of reach', 5, 1, [[1, 1], [2, 2], [5, 4], [8, 8], [16, 16]]);
  yield test('exactly-enough', 'just enough money for the deposits', 3, 10, [[10, 5], [15, 7], [22, 9], [31, 20]]);
  yield test('many-open-at-once', 'one fair opens many others', 3, 10, [[10, 1], [11, 5], [11, 9], [11, 7], [11, 8]]);
  yield test('small-steps', 'a small profit opens a large one', 2, 10, [[5, 3], [10, 4], [14, 100], [8, 4]]);
  yield test('equal', 'all fairs are equal', 4, 7, Array(6).fill([7, 3]));
  yield test('much-money', 'amounts beyond two billion', 4, 2000000000, [[2000000000, 1000000000], [3000000000, 900000000], [3900000000, 800000000], [4700000001, 1000000000]]);
  yield test('largest-amounts', 'the largest amounts', 2, 100000000000000, [[100000000000000, 1000000000], [99999999999999, 999999999]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any fairs', 4 * i, 10 * i, any(9 * i, 90 * i, 25));
  yield test('many', 'thousands of fairs', 4000, 1000, any(9000, 30000000, 20000));
}

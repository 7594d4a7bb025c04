export const seed = 4115;

export function* tests(random) {
  const test = (name, tries, k, wind) => ({ name, tries, input: `${wind.length} ${k}\n${wind.join(' ')}\n` });
  const drift = (n, step) => {
    let at = 500;
    return Array.from({ length: n }, () => (at = Math.max(0, at + random.int(-step, step))));
  };
  yield test('one', 'n = 1', 1, [5]);
  yield test('whole', 'k = n', 6, [4, 8, 1, 9, 3, 3]);
  yield test('equal', 'the wind never changes', 4, Array(12).fill(7));
  yield test('rising', 'the wind rises', 4, [1, 2, 4, 7, 11, 16, 22]);
  yield test('falling', 'the wind falls', 4, [22, 16, 11, 7, 4, 2, 1]);
  yield test('last', 'the last stretch is the steadiest', 3, [9, 1, 8, 2, 7, 5, 5, 6]);
  yield test('first', 'the first stretch is the steadiest', 3, [5, 5, 6, 9, 1, 8, 2, 7]);
  yield test('tie', 'several are equally steady', 2, [3, 5, 9, 7, 5, 1, 3]);
  yield test('two', 'k = 2', 2, [10, 4, 9, 12, 20, 19]);
  yield test('strongest-leaves', 'the strongest leaves the window', 3, [100, 1, 2, 3, 50, 4, 5]);
  yield test('weakest-leaves', 'the weakest leaves the window', 3, [1, 100, 99, 98, 40, 97, 96]);
  yield test('equal-strongest', 'the strongest occurs twice', 3, [9, 2, 9, 8, 8, 3, 9]);
  yield test('extremes', 'the whole range', 2, [0, 1000000000, 0, 1000000000]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any wind', 3 * i, random.ints(30 * i, 0, 10 ** i));
  yield test('drift', 'a wind that changes slowly', 40, drift(3000, 3));
  yield test('many', 'thousands of minutes', 600, random.ints(9000, 0, 1000000000));
}

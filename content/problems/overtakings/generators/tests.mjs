export const seed = 1564;

export function* tests(random) {
  const test = (name, tries, start, finish) => ({ name, tries, input: `${start.length}\n${start.join(' ')}\n${finish.join(' ')}\n` });
  const carts = (n) => Array.from({ length: n }, (_, i) => i + 1);
  const swapped = (list, times) => {
    const after = [...list];
    for (let i = 0; i < times; i += 1) {
      const k = random.int(0, after.length - 2);
      [after[k], after[k + 1]] = [after[k + 1], after[k]];
    }
    return after;
  };
  yield test('one', 'n = 1', [1], [1]);
  yield test('two', 'n = 2, the second wins', [2, 1], [1, 2]);
  yield test('same', 'the order does not change', [4, 2, 5, 1, 3], [4, 2, 5, 1, 3]);
  yield test('backwards', 'the order is turned round', carts(12), carts(12).reverse());
  yield test('last-wins', 'the last at the start wins', carts(9), [9, ...carts(8)]);
  yield test('first-falls-back', 'the first at the start comes in last', carts(9), [2, 3, 4, 5, 6, 7, 8, 9, 1]);
  yield test('tie', 'several carts overtook equally many', [1, 2, 3, 4, 5, 6], [3, 1, 2, 6, 4, 5]);
  yield test('most-not-winner', 'the winner did not overtake the most', [1, 2, 3, 4, 5, 6], [2, 1, 6, 3, 4, 5]);
  yield test('numbers', 'the numbers of the carts are in no order', [7, 2, 9, 4, 1, 8, 3, 6, 5], [5, 6, 3, 7, 8, 2, 1, 9, 4]);
  const start = random.shuffle(carts(400));
  yield test('few', 'few overtakings', start, swapped(start, 50));
  yield test('random', 'any race', random.shuffle(carts(300)), random.shuffle(carts(300)));
  yield test('largest-backwards', 'largest n, the order is turned round', carts(25000), carts(25000).reverse());
  yield test('largest', 'largest n', random.shuffle(carts(8000)), random.shuffle(carts(8000)));
}

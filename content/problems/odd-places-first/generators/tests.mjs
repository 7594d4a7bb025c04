export const seed = 9428;

export function* tests(random) {
  const test = (name, tries, order) => {
    const next = [];
    order.forEach((wagon, i) => (next[wagon - 1] = order[i + 1] ?? 0));
    return { name, tries, input: `${order.length} ${order[0]}\n${next.join(' ')}\n` };
  };
  const numbers = (n) => Array.from({ length: n }, (_, i) => i + 1);
  yield test('one', 'n = 1', [1]);
  yield test('two-turned', 'two wagons, the second one first', [2, 1]);
  yield test('three', 'three wagons', [1, 2, 3]);
  yield test('three-mixed', 'three wagons in another order', [2, 3, 1]);
  yield test('four', 'four wagons', [1, 2, 3, 4]);
  yield test('four-mixed', 'four wagons in another order', [4, 2, 1, 3]);
  yield test('turned', 'the numbers go down', numbers(9).reverse());
  yield test('in-order', 'the numbers go up', numbers(10));
  yield test('odd-numbers-first', 'odd numbers at the odd places already', [1, 3, 5, 2, 4, 6]);
  yield test('ends-with-one', 'the last wagon has number 1', [5, 4, 3, 2, 1]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, i % 2 === 0 ? 'an even number of wagons' : 'an odd number of wagons', random.shuffle(numbers(9 * i)));
  yield test('largest-odd', 'nearly the largest n, an odd number', random.shuffle(numbers(4999)));
  yield test('largest', 'largest n', random.shuffle(numbers(5000)));
}

export const seed = 17114;

export function* tests(random) {
  const test = (name, tries, orders) => ({ name, tries, input: `${orders.length}\n${orders.map((order) => order.join(' ')).join('\n')}\n` });
  const any = (n, minutes, end) => Array.from({ length: n }, () => [random.int(1, minutes), random.int(1, end)]);
  yield test('one', 'a single order', [[5, 5]]);
  yield test('one-late', 'a single order that takes too long', [[6, 5]]);
  yield test('all-too-long', 'no order can be finished', [[9, 8], [4, 3], [7, 1]]);
  yield test('all-fit', 'all orders fit', [[1, 1], [2, 3], [3, 6], [4, 10]]);
  yield test('same-end', 'all orders must be finished at the same time', [[9, 20], [5, 20], [8, 20], [3, 20], [6, 20]]);
  yield test('same-minutes', 'all orders take equally long', [[10, 10], [10, 12], [10, 25], [10, 29], [10, 31]]);
  yield test('long-first', 'a long order that ends early', [[50, 50], [10, 55], [10, 60], [10, 61]]);
  yield test('long-last', 'a long order that ends late', [[10, 10], [10, 20], [90, 100], [10, 105]]);
  yield test('several-given-up', 'several long orders must be given up', [[30, 30], [28, 60], [26, 85], [5, 60], [6, 61], [7, 62], [8, 63], [9, 90]]);
  yield test('short-but-early', 'a short order that ends too early', [[3, 2], [4, 4], [4, 8], [3, 9], [5, 12]]);
  yield test('short-one-in-the-way', 'the shortest order delays two others', [[4, 20], [5, 5], [5, 10], [6, 20]]);
  yield test('exact', 'orders that end exactly in time', [[4, 4], [4, 8], [4, 12], [1, 12], [4, 13]]);
  yield test('late-ends', 'ends beyond two billion', [[1000000, 1000000000000], [5, 4294967301], [3, 4], [7, 7], [6, 4294967297], [9, 3000000000]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any orders', any(9 * i, 20, 80 * i));
  yield test('many', 'thousands of orders', any(9000, 1000000, 2000000000));
}

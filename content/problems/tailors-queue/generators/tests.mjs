export const seed = 13201;

export function* tests(random) {
  const test = (name, tries, orders) => ({ name, tries, input: `${orders.length}\n${orders.map((order) => order.join(' ')).join('\n')}\n` });
  const any = (n, days, rupees) => Array.from({ length: n }, () => [random.int(1, days), random.int(0, rupees)]);
  yield test('one', 'n = 1', [[7, 3]]);
  yield test('one-free', 'n = 1, without a discount', [[7, 0]]);
  yield test('right-already', 'two orders in the right order', [[2, 9], [3, 4]]);
  yield test('to-exchange', 'two orders to be exchanged', [[3, 4], [2, 9]]);
  yield test('long-but-high', 'a long order with a high discount', [[1, 1], [9, 100], [2, 3]]);
  yield test('high-but-long', 'the highest discount belongs to a very long order', [[1000, 10], [1, 9], [1, 8], [2, 9]]);
  yield test('same-days', 'all orders take equally long', Array.from({ length: 12 }, (_, i) => [5, (7 * i) % 12]));
  yield test('same-discount', 'all discounts are equal', Array.from({ length: 12 }, (_, i) => [((5 * i) % 12) + 1, 6]));
  yield test('same-ratio', 'all have the same discount per day of work', [[2, 4], [1, 2], [5, 10], [3, 6]]);
  yield test('no-discount', 'nobody gets a discount', [[3, 0], [9, 0], [1, 0]]);
  yield test('close-ratios', 'ratios that differ by very little', [[999, 1000], [1000, 1000], [998, 999], [997, 998], [1000, 999], [996, 997]]);
  yield test('below-one', 'all discounts are smaller than the days', [[10, 3], [7, 2], [9, 4], [8, 1], [10, 9], [6, 5]]);
  yield test('sum-of-32-bits', 'the sum needs more than 32 bits', any(400, 1000, 1000).map(([d, f]) => [Math.max(d, 500), Math.max(f, 500)]));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any orders', any(12 * i * i, 10 * i, 10 * i));
  yield test('small-numbers', 'many orders with small numbers', any(500, 4, 5));
  yield test('many', 'thousands of orders', any(5000, 1000, 1000));
}

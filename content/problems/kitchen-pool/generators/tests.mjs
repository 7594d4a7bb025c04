export const seed = 1306;

export function* tests(random) {
  const test = (name, tries, k, q, orders) => ({
    name,
    tries,
    input: `${orders.length} ${k} ${q}\n${orders.map((o) => o.join(' ')).join('\n')}\n`,
  });
  yield test('one', 'n = 1', 1, 1, [[3, 4]]);
  yield test('at-zero', 'everything arrives in minute 0', 2, 2, [[0, 5], [0, 3], [0, 1], [0, 1], [0, 1], [0, 1]]);
  yield test('no-queue', 'q = 0', 2, 0, [[0, 5], [1, 3], [2, 2], [4, 9], [5, 1], [6, 1]]);
  yield test('just-finished', 'a cook finishes when an order arrives', 1, 1, [[0, 5], [5, 5], [10, 5], [10, 1], [15, 2], [16, 1]]);
  yield test('finish-and-queue', 'a cook finishes when an order arrives and another waits', 1, 1, [[0, 5], [1, 5], [5, 5], [10, 5], [10, 5], [15, 1]]);
  yield test('idle', 'long pauses between orders', 2, 1, [[10, 1], [20, 1], [30, 1], [1000000, 1]]);
  yield test('long-first', 'a long order, and short ones overtake it', 2, 3, [[0, 100], [1, 2], [2, 2], [3, 2], [4, 2], [5, 2], [6, 50]]);
  yield test('many-cooks', 'more cooks than orders', 1000, 0, [[0, 3], [0, 2], [0, 1]]);
  yield test('long-queue', 'a queue that never fills', 1, 1000, Array.from({ length: 50 }, (_, i) => [i, 7]));
  yield test('full-queue', 'a queue that is always full', 1, 3, Array.from({ length: 50 }, (_, i) => [i, 7]));
  yield test('largest-times', 'largest times', 1, 1000, Array.from({ length: 900 }, (_, i) => [1000000000, 1000000]));
  yield test('last-is-not-last', 'the last order is not the one that ends last', 3, 2, [[0, 90], [1, 3], [2, 4]]);
  yield test('last-is-rejected', 'the last order is rejected', 1, 0, [[0, 90], [1, 3]]);
  const some = (n, gap, longest) => {
    let t = 0;
    return Array.from({ length: n }, () => [(t += random.int(0, gap)), random.int(1, longest)]);
  };
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any orders', i, 5 - i, some(60, 4, 5 * i));
  yield test('largest', 'largest n, k and q', 1000, 1000, some(20000, 1, 1200));
  yield test('one-cook', 'many orders, one cook', 1, 500, some(4000, 6, 7));
}

export const seed = 132010;

const N = 200_000;

const test = (name, tries, orders) => {
  let day = 0;
  let sum = 0n;
  for (const [days, discount] of orders.toSorted(([d1, f1], [d2, f2]) => d1 * f2 - d2 * f1)) {
    day += days;
    sum += BigInt(day * discount);
  }
  return { name, tries, input: `${orders.length}\n${orders.map((order) => order.join(' ')).join('\n')}\n`, answer: `${sum}\n` };
};

export function* tests(random) {
  yield test('largest', 'largest n, any orders', Array.from({ length: N }, () => [random.int(1, 1000), random.int(0, 1000)]));
  yield test('largest-sum', 'largest n, the largest sum', Array.from({ length: N }, () => [1000, 1000]));
}

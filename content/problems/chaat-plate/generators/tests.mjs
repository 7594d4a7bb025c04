export const seed = 40511;

export function* tests(random) {
  const test = (name, tries, k, p, prices) => ({ name, tries, input: `${prices.length} ${k} ${p}\n${prices.join(' ')}\n` });
  const sum = (list) => list.reduce((total, price) => total + price, 0);
  yield test('one-fits', 'n = 1, and it fits', 1, 35, [35]);
  yield test('one-does-not', 'n = 1, and it costs too much', 1, 30, [35]);
  yield test('all-free', 'all toppings are free', 3, 0, [0, 0, 0, 0, 0]);
  yield test('no-money', 'p = 0', 2, 0, [10, 0, 5, 0, 0, 20]);
  yield test('free-at-the-end', 'the money is spent before the last topping', 3, 40, [40, 25, 15, 0, 0]);
  yield test('all-of-them', 'k = n', 6, 105, [5, 10, 15, 20, 25, 30]);
  yield test('one-topping', 'k = 1', 1, 20, [10, 20, 30, 20, 20, 40]);
  yield test('too-few', 'fewer toppings would fit', 3, 60, [60, 30, 30, 25, 25]);
  yield test('too-many', 'more toppings would fit', 2, 60, [20, 20, 20, 10, 10, 45]);
  yield test('twice', 'one topping twice would fit', 2, 50, [25, 40, 15, 11]);
  yield test('one-rupee', 'plates that cost one rupee more or less', 2, 20, [10, 11, 9, 10]);
  yield test('nothing-fits', 'no plate', 3, 51, [10, 20, 30, 40, 50]);
  yield test('equal-prices', 'all prices are equal', 5, 250, Array(10).fill(50));
  yield test('dearest', 'the highest prices', 15, 7500, Array(15).fill(500));
  for (let i = 1; i <= 3; i += 1) {
    const prices = random.ints(8 + 2 * i, 0, 12).map((price) => 5 * price);
    yield test(`random-${i}`, 'any prices', 2 + i, sum(random.shuffle([...prices]).slice(0, 2 + i)), prices);
  }
  yield test('largest', 'n = 15, many plates', 7, 70, [...Array(13).fill(10), 0, 20]);
}

export const seed = 9219;

export function* tests(random) {
  const test = (name, tries, t, shops) => ({ name, tries, input: `${t} ${shops.length}\n${shops.map(([price, ...things]) => `${price} ${things.length} ${things.join(' ')}\n`).join('')}` });
  const things = (t, count) => random.shuffle(Array.from({ length: t }, (_, i) => i + 1)).slice(0, count);
  const any = (t, n, least, most, dearest) => Array.from({ length: n }, () => [random.int(1, dearest), ...things(t, random.int(least, most))]);
  yield test('one', 't = 1 and n = 1', 1, [[7, 1]]);
  yield test('one-dear', 't = 1, several shops', 1, [[9, 1], [4, 1], [6, 1]]);
  yield test('missing-first', 'thing 1 is sold nowhere', 3, [[5, 2, 3], [5, 2], [5, 3]]);
  yield test('missing-last', 'the last thing is sold nowhere', 14, [[5, ...Array.from({ length: 13 }, (_, i) => i + 1)]]);
  yield test('one-shop-has-all', 'one shop has everything but is expensive', 3, [[100, 3, 1, 2], [30, 1], [30, 2], [30, 3]]);
  yield test('one-shop-cheaper', 'one shop has everything and is cheapest', 3, [[89, 3, 1, 2], [30, 1], [30, 2], [30, 3]]);
  yield test('most-things-first', 'the shop with the most things is a trap', 6, [[10, 2, 3, 4, 5], [10, 1, 2, 3], [10, 4, 5, 6]]);
  yield test('best-ratio', 'the lowest price for each thing is a trap', 4, [[4, 1, 2], [3, 2, 3, 4], [5, 1, 4], [9, 1, 2, 3, 4]]);
  yield test('every-shop-needed', 'every shop is needed', 14, Array.from({ length: 14 }, (_, i) => [i * 70 + 5, 14 - i]));
  yield test('pairs', 'every shop has two things', 14, Array.from({ length: 100 }, () => [random.int(1, 1000), ...things(14, 2)]));
  yield test('same-shops', 'shops with the same things', 2, [[8, 1, 2], [7, 2, 1], [3, 1], [3, 2], [4, 2]]);
  yield test('largest-prices', 'largest prices', 14, Array.from({ length: 14 }, (_, i) => [1000, i + 1]));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any shops', 4 + 2 * i, any(4 + 2 * i, 8 * i, 1, 3, 20));
  yield test('largest-few', 'largest t and n, few things in each shop', 14, any(14, 100, 1, 4, 1000));
  yield test('largest-many', 'largest t and n, many things in each shop', 14, any(14, 100, 3, 8, 1000));
}

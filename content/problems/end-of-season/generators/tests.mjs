export const seed = 2860;

const DAYS = ['2025-12-31', '2026-03-31', '2026-04-01', '2026-04-02', null];

export function* tests(random, insert) {
  const stock = (rows) => insert('stock', rows.map(([price, pieces, arrived], n) => [n + 1, 'scarf', price, pieces, arrived]));
  const old = [300, 1, '2026-01-01'];
  yield { name: 'one-old', tries: 'one old piece', input: stock([old]) };
  yield { name: 'price-200', tries: 'prices around ₹200', input: stock([199, 200, 201].map((price) => [price, 2, '2026-02-02'])) };
  yield { name: 'days', tries: 'days around 1 April', input: stock(DAYS.map((day) => [500, 2, day])) };
  yield { name: 'pieces', tries: 'none, one and two pieces', input: stock([0, 1, 2].map((pieces) => [500, pieces, '2026-02-02'])) };
  yield { name: 'sold-out', tries: 'everything is sold out', input: stock([[500, 0, '2026-02-02'], [100, 0, null]]) };
  yield { name: 'unknown', tries: 'days that are not known', input: stock([[500, 1, null], [200, 0, null], old]) };
  yield { name: 'twice', tries: 'a price that would fall twice', input: stock([[250, 1, '2026-01-01'], [240, 1, '2026-01-01']]) };
  yield { name: 'new-and-empty', tries: 'new rows without a piece', input: stock([[700, 0, '2026-05-05'], old]) };
  for (let i = 1; i <= 4; i += 1) {
    yield { name: `random-${i}`, tries: 'a whole shop', input: stock(Array.from({ length: 40 * i }, () => [random.int(19, 21) * 10 + random.int(-1, 1), random.int(0, 2), random.pick(DAYS)])) };
  }
}

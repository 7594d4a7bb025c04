export const seed = 2855;

const CANTEENS = ['Nescafe', 'Alpahar', 'Rajdhani', 'Ganga Mess', 'Govind'];

export function* tests(random, insert) {
  const sales = (rows) => insert('sales', rows.map(([canteen, plates, rating], n) => [n + 1, canteen, 'Thali', plates, rating]));
  const [A, B, C] = CANTEENS;
  yield { name: 'none', tries: 'nothing was sold', input: '' };
  yield { name: 'border', tries: 'sums around 100 plates', input: sales([[A, 99, 3], [B, 50, 3], [B, 50, 4], [C, 100, 5], [C, 1, 5]]) };
  yield { name: 'no-rating', tries: 'no ratings at all', input: sales([[A, 100, null], [A, 20, null]]) };
  yield { name: 'some-ratings', tries: 'some ratings are missing', input: sales([[A, 100, 5], [A, 20, null], [A, 20, 2]]) };
  yield { name: 'small-days', tries: 'many small days', input: sales(Array.from({ length: 30 }, () => [B, 4, 4])) };
  yield { name: 'fraction', tries: 'an average with a fraction', input: sales([[A, 100, 5], [A, 1, 5], [A, 1, 4]]) };
  yield { name: 'all-too-small', tries: 'no canteen sold enough', input: sales([[A, 10, 5], [B, 20, 5]]) };
  yield { name: 'zero-plates', tries: 'days without a plate', input: sales([[A, 0, 1], [A, 100, 5], [B, 0, null]]) };
  for (let i = 1; i <= 4; i += 1) {
    yield { name: `random-${i}`, tries: 'any days', input: sales(Array.from({ length: 12 * i * i }, () => [random.pick(CANTEENS), random.int(0, 80 - 12 * i), random.pick([null, 1, 2, 3, 4, 5])])) };
  }
}

export const seed = 9302;

export function* tests(random) {
  const test = (name, tries, d, m, p, k) => ({ name, tries, input: `${d}\n${m}\n${p}\n${k}\n` });
  yield test('less-than-a-litre', 'less than a litre', 1, 30, '99.99', 1);
  yield test('just-below', 'almost a whole number of litres', 149, 30, '100', 1);
  yield test('whole-litres', 'a whole number of litres', 300, 20, '90', 5);
  yield test('one-friend', 'k = 1', 95, 12, '104.21', 1);
  yield test('price-whole', 'a price without a point', 57, 8, '80', 3);
  yield test('price-with-paise', 'a price with paise', 57, 8, '80.99', 3);
  yield test('highest-price', 'highest price', 333, 7, '120', 7);
  yield test('price-not-whole', 'a price just below a whole number', 200, 5, '109.99', 7);
  yield test('lowest-mileage', 'm = 5', 1234, 5, '101.5', 6);
  yield test('farthest', 'largest d', 2000, 13, '97.25', 4);
  yield test('largest', 'the most expensive trip', 2000, 5, '120', 1);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any numbers', random.int(1, 2000), random.int(5, 30), (random.int(8000, 12000) / 100).toFixed(2), random.int(1, 7));
}

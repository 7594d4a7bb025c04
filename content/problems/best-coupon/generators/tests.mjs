export const seed = 3601;

export function* tests(random) {
  const test = (name, tries, coupons, bills) => ({
    name,
    tries,
    input: `${coupons.length} ${bills.length}\n${coupons.join('\n')}\n${bills.join(' ')}\n`,
  });
  const coupon = () =>
    random.pick([
      () => `FLAT ${random.int(1, 5000)} ${random.int(1, 800)}`,
      () => `PERCENT ${random.int(1, 40)} ${random.int(1, 900)}`,
      () => `STEP ${random.int(1, 2000)} ${random.int(1, 150)}`,
    ])();
  const coupons = (count) => Array.from({ length: count }, coupon);
  yield test('one-flat', 'one flat coupon', ['FLAT 100 30'], [99, 100, 101]);
  yield test('one-percent', 'one percent coupon', ['PERCENT 15 20'], [1, 6, 7, 133, 134, 140, 1000]);
  yield test('one-step', 'one step coupon', ['STEP 50 7'], [49, 50, 51, 99, 100, 1000]);
  yield test('none', 'no coupon saves anything', ['FLAT 5000 10', 'STEP 4000 10', 'PERCENT 1 10'], [99, 50, 1]);
  yield test('ties', 'several save equally much', ['PERCENT 10 50', 'FLAT 200 50', 'STEP 100 10', 'FLAT 1 50'], [500, 600, 100, 200, 700]);
  yield test('tie-by-cut', 'equal because of the whole bill', ['STEP 10 30', 'FLAT 1 9000', 'PERCENT 100 10000'], [5, 10, 29, 30, 10000, 10001]);
  yield test('whole-bill', 'a saving larger than the bill', ['FLAT 1 10000', 'STEP 1 10000'], [1, 9999, 10000, 10001, 100000]);
  yield test('cap', 'the most a percent coupon saves', ['PERCENT 50 100', 'PERCENT 20 150'], [199, 200, 201, 500, 750, 760]);
  yield test('rounding', 'rounding down', ['PERCENT 33 10000', 'PERCENT 7 10000'], [3, 10, 100, 99999, 14]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any coupons', coupons(4 * i), random.ints(30, 1, 8000));
  yield test('largest', 'largest k and many bills', coupons(50), random.ints(200, 1, 100000));
}

export const seed = 1305;

export function* tests(random) {
  const test = (name, tries, q, p, r) => ({ name, tries, input: `${q} ${p} ${r}\n` });
  yield test('one-paisa', 'one piece at one paisa, no tax', 1, 1, 0);
  yield test('tax-rounded-to-nothing', 'a tax of less than half a paisa', 1, 3, 12);
  yield test('tax-rounded-up', 'a tax of more than half a paisa', 1, 3, 28);
  yield test('half', 'a tax of exactly half a paisa', 1, 10, 5);
  yield test('half-again', 'exactly half a paisa, over a rupee', 3, 50, 5);
  yield test('just-below-half', 'a tax just below half a paisa', 1, 7, 7);
  yield test('few-paise', 'less than ten paise after the point', 1, 100, 5);
  yield test('whole-rupees', 'no paise after the point', 10, 1000, 18);
  yield test('no-tax', 'no tax', 777, 12345, 0);
  yield test('just-below-int', 'a price that still fits into an int', 1, 1000000000, 1);
  yield test('beyond-int', 'a price beyond an int', 3, 999999999, 12);
  yield test('beyond-double', 'a product of more digits than a double holds', 999999, 999999997, 28);
  yield test('largest', 'the largest numbers', 1000000, 1000000000, 28);
  for (let i = 1; i <= 3; i += 1)
    yield test(`shop-${i}`, 'a small bill', random.int(1, 20), random.int(1, 20000), random.pick([5, 12, 18, 28]));
  for (let i = 1; i <= 3; i += 1)
    yield test(`wholesale-${i}`, 'a large bill', random.int(900000, 1000000), random.int(900000000, 1000000000), random.int(23, 28));
}

export const seed = 103;

export function* tests(random) {
  const test = (name, tries, u) => ({ name, tries, input: `${u}\n` });
  yield test('nothing', 'nothing used', 0);
  yield test('free', 'within the free slab', 63);
  yield test('free-border', 'exactly 100 units', 100);
  yield test('first-paid', '101 units', 101);
  yield test('second-border', 'exactly 200 units', 200);
  yield test('third', '201 units', 201);
  yield test('third-border', 'exactly 500 units', 500);
  yield test('fixed', 'just above 500 units', 502);
  yield test('middle', 'in the third slab', 377);
  yield test('largest', 'the largest consumption', 10 ** 9);
  yield test('factory', 'a large factory', 300000007);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any household', random.int(0, 900));
}

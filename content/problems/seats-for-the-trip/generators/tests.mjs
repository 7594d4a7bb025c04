export const seed = 4021;

export function* tests(random) {
  const test = (name, tries, s, t, k) => ({ name, tries, input: `${s} ${t} ${k}\n` });
  yield test('nobody', 'nobody goes', 0, 0, 50);
  yield test('one-person', 'one person', 0, 1, 50);
  yield test('exactly-one-bus', 'exactly one full bus', 45, 5, 50);
  yield test('one-too-many', 'one person more than a full bus', 46, 5, 50);
  yield test('one-short', 'one person less than a full bus', 44, 5, 50);
  yield test('exactly-many', 'several full buses', 480, 20, 50);
  yield test('one-seat', 'buses with one seat', 17, 3, 1);
  yield test('only-teachers', 'only teachers', 0, 61, 30);
  yield test('only-students', 'only students', 61, 0, 30);
  yield test('largest', 'largest numbers', 1000000000, 1000000000, 1000);
  yield test('largest-odd', 'largest numbers, not divisible', 1000000000, 999999999, 999);
  for (let i = 1; i <= 3; i += 1)
    yield test(`random-${i}`, 'any numbers', random.int(1, 5000), random.int(1, 300), random.int(10, 60));
}

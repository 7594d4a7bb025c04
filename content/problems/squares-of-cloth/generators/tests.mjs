export const seed = 9105;

export function* tests(random) {
  const test = (name, tries, a, b) => ({ name, tries, input: `${a} ${b}\n` });
  yield test('smallest', 'a = 1 and b = 1', 1, 1);
  yield test('ribbon', 'b = 1', 17, 1);
  yield test('upright-ribbon', 'a = 1', 1, 23);
  yield test('wider', 'wider than long', 3, 8);
  yield test('multiple', 'one side is a multiple of the other', 84, 12);
  yield test('nearly-square', 'sides that differ by one', 100, 99);
  yield test('common-side', 'a last square larger than 1', 36, 60);
  yield test('many-sizes', 'many different sizes of squares', 832040, 514229);
  yield test('largest-square', 'the largest piece', 1000000000, 1000000000);
  yield test('largest-ribbon', 'the longest ribbon', 1000000000, 1);
  yield test('largest-upright', 'the widest ribbon', 1, 1000000000);
  yield test('largest-nearly', 'large sides that differ by one', 1000000000, 999999999);
  for (let i = 1; i <= 3; i += 1) {
    const side = random.int(2, 30);
    yield test(`random-${i}`, 'any piece', side * random.int(5, 400), side * random.int(5, 400));
  }
}

export const seed = 10307;

export function* tests(random) {
  const test = (name, tries, one, two) => ({ name, tries, input: `${one.length} ${two.length}\n${one.join(' ')}\n${two.join(' ')}\n` });
  const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);
  yield test('one-same', 'one stop each, the same', [7], [7]);
  yield test('one-other', 'one stop each, different ones', [7], [8]);
  yield test('nothing', 'no stop in common', upTo(10), upTo(12).map((stop) => stop + 100));
  yield test('equal', 'equal routes', upTo(30), upTo(30));
  yield test('opposite', 'the opposite order', upTo(20), upTo(20).toReversed());
  yield test('inside', 'one route is part of the other', upTo(40), upTo(40).filter((stop) => stop % 3 === 0));
  yield test('greedy', 'the first common stop is a mistake', [9, 1, 2, 3, 4], [1, 2, 3, 4, 9]);
  yield test('gaps', 'common stops with gaps', [1, 50, 2, 51, 3, 52, 4], [60, 1, 61, 2, 62, 3, 63, 4]);
  yield test('same-stop', 'one stop again and again', Array(12).fill(5), Array(9).fill(5));
  yield test('twice', 'a stop may be used once for each time it occurs', [4, 4, 2], [4, 2, 4]);
  yield test('short-long', 'a short and a long route', random.ints(3, 1, 9), random.ints(300, 1, 9));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any routes', random.ints(20 * i, 1, 5 * i), random.ints(15 * i, 1, 5 * i));
  yield test('few-stops', 'long routes over few stops', random.ints(400, 1, 3), random.ints(380, 1, 3));
  yield test('largest', 'the longest routes', random.ints(1000, 1, 60), random.ints(1000, 1, 60));
}

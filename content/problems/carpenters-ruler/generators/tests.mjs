export const seed = 4052;

export function* tests(random) {
  const test = (name, tries, n, a, b) => ({ name, tries, input: `${n} ${a} ${b}\n` });
  yield test('n-is-1', 'n = 1', 1, 1, 1);
  yield test('n-is-2', 'n = 2, all marks', 2, 1, 3);
  yield test('n-is-4', 'n = 4, all marks', 4, 1, 15);
  yield test('only-the-first', 'only the first mark', 6, 1, 1);
  yield test('only-the-last', 'only the last mark', 6, 63, 63);
  yield test('only-the-longest', 'only the longest mark', 6, 32, 32);
  yield test('second-half', 'the second half', 5, 17, 31);
  yield test('around-the-middle', 'marks around the middle', 8, 120, 136);
  yield test('without-the-longest', 'a part without the longest mark', 8, 129, 160);
  yield test('n-is-9', 'n = 9, all marks', 9, 1, 511);
  yield test('largest-start', 'n = 15, the first thousand', 15, 1, 1000);
  yield test('largest-middle', 'n = 15, around the middle', 15, 16000, 16999);
  yield test('largest-end', 'n = 15, the last marks', 15, 31768, 32767);
  for (let i = 1; i <= 2; i += 1) {
    const a = random.int(1, 3000);
    yield test(`random-${i}`, 'any part', 12, a, a + random.int(0, 200));
  }
}

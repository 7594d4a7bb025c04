export const seed = 4109;

export function* tests(random) {
  const test = (name, tries, l, marks) => ({ name, tries, input: `${l} ${marks.length}\n${marks.join(' ')}\n` });
  const any = (n, l) => {
    const marks = new Set();
    while (marks.size < n) marks.add(random.int(1, l - 1));
    return [...marks].toSorted((a, b) => a - b);
  };
  yield test('shortest', 'the shortest beam', 2, [1]);
  yield test('two', 'n = 2', 10, [1, 9]);
  yield test('tie', 'two first cuts are equally good', 9, [3, 6]);
  yield test('left-end', 'all marks near the left end', 100, [1, 2, 3, 4]);
  yield test('right-end', 'all marks near the right end', 100, [96, 97, 98, 99]);
  yield test('both-ends', 'marks near both ends', 100, [1, 2, 98, 99]);
  yield test('middle-is-wrong', 'the mark nearest to the middle is not the right one', 20, [9, 10, 11]);
  yield test('every-centimetre', 'a mark at every centimetre', 17, Array.from({ length: 16 }, (_, i) => i + 1));
  yield test('doubling', 'each mark twice as far as the one before', 1024, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
  yield test('large', 'a total above 2,000 million', 1000000000, [1, 2, 3, 999999998, 999999999]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any marks', 20 * 10 ** i, any(5 * i, 20 * 10 ** i));
  yield test('thirty-five', 'n = 35', 1000000, any(35, 1000000));
  yield test('largest', 'largest n', 1000000000, any(150, 1000000000));
}

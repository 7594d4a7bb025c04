export const seed = 17118;

export function* tests(random) {
  const test = (name, tries, r, shifts) => ({ name, tries, input: `${shifts.length} ${r}\n${shifts.map((shift) => shift.join(' ')).join('\n')}\n` });
  const any = (n, time, length, pay) =>
    Array.from({ length: n }, () => {
      const a = random.int(0, time);
      return [a, a + random.int(1, length), random.int(1, pay)];
    });
  yield test('one', 'a single shift', 5, [[0, 10, 7]]);
  yield test('no-rest', 'r = 0', 0, [[0, 5, 3], [5, 9, 4], [9, 12, 5]]);
  yield test('just-enough-rest', 'just enough rest', 4, [[0, 5, 3], [9, 12, 4], [16, 20, 5]]);
  yield test('one-minute-short', 'the rest is one minute too short', 5, [[0, 5, 3], [9, 12, 4], [16, 20, 5]]);
  yield test('long-rest', 'a rest longer than all shifts', 1000000000, [[0, 5, 3], [900, 1000, 8], [5000, 9000, 6]]);
  yield test('starts-at-zero', 'the rest would begin before minute 0', 50, [[0, 10, 4], [20, 30, 5], [60, 70, 3]]);
  yield test('same-shift', 'several equal shifts', 0, [[3, 6, 5], [3, 6, 5], [3, 6, 9], [6, 8, 1]]);
  yield test('same-pay', 'many choices pay the same', 0, [[0, 4, 2], [4, 8, 2], [0, 8, 4], [8, 12, 4], [8, 10, 2], [10, 12, 2]]);
  yield test('long-and-well-paid', 'one long shift pays more than several', 1, [[0, 100, 50], [0, 9, 12], [10, 19, 12], [20, 29, 12], [30, 39, 12]]);
  yield test('short-ones-pay-more', 'several shifts pay more than one', 1, [[0, 100, 47], [0, 9, 12], [10, 19, 12], [20, 29, 12], [30, 39, 12]]);
  yield test('badly-paid-first', 'the shift that ends first is badly paid', 2, [[0, 3, 1], [2, 8, 20], [10, 12, 5], [9, 14, 30]]);
  yield test('nested', 'shifts inside each other', 0, [[0, 20, 9], [2, 18, 8], [4, 16, 7], [6, 14, 6], [20, 25, 1]]);
  yield test('large-sums', 'more than two billion rupees', 3, Array.from({ length: 9 }, (_, i) => [10 * i, 10 * i + 7, 1000000000 - i]));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any shifts', i, any(10 * i, 40 * i, 12, 5));
  yield test('many', 'thousands of shifts', 1000, any(8000, 900000000, 9000000, 1000000000));
}

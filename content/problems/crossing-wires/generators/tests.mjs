export const seed = 17105;

export function* tests(random) {
  const rows = (wires) => wires.map((wire) => `${wire.join(' ')}\n`).join('');
  const test = (name, tries, along, across) => ({ name, tries, input: `${along.length} ${across.length}\n${rows(along)}${rows(across)}` });
  const any = (n, largest) =>
    Array.from({ length: n }, () => {
      const from = random.int(0, largest - 1);
      return [random.int(0, largest), from, random.int(from + 1, largest)];
    });
  yield test('cross', 'two wires that cross', [[3, 0, 6]], [[4, 1, 5]]);
  yield test('miss', 'two wires that do not meet', [[3, 0, 6]], [[7, 1, 5]]);
  yield test('above', 'a wire that passes above the other one', [[6, 0, 6]], [[3, 1, 5]]);
  yield test('touch-left', 'touching at the beginning of a wire', [[3, 2, 6]], [[2, 0, 9]]);
  yield test('touch-right', 'touching at the end of a wire', [[3, 2, 6]], [[6, 0, 9]]);
  yield test('touch-below', 'touching at the lower end', [[3, 2, 6]], [[4, 3, 9]]);
  yield test('touch-above', 'touching at the upper end', [[3, 2, 6]], [[4, 0, 3]]);
  yield test('corner', 'two ends meet', [[5, 5, 9], [5, 0, 5]], [[5, 5, 8], [5, 1, 5]]);
  yield test('at-zero', 'wires at the coordinate 0', [[0, 0, 3]], [[0, 0, 3], [2, 0, 1]]);
  yield test('at-the-border', 'wires at the largest coordinate', [[200000, 0, 200000]], [[200000, 0, 200000], [199999, 199999, 200000]]);
  yield test('on-each-other', 'wires that lie on each other', [[4, 0, 9], [4, 0, 9], [4, 3, 6]], [[5, 0, 9], [5, 4, 6]]);
  yield test('begins-where-another-ends', 'one wire ends where another one begins', [[4, 0, 5], [4, 5, 9]], [[5, 0, 9], [4, 0, 9], [6, 0, 9]]);
  yield test('net', 'a full net', Array.from({ length: 40 }, (_, i) => [i, 0, 50]), Array.from({ length: 30 }, (_, i) => [i, 0, 50]));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any wires', any(5 * i, 8 * i), any(6 * i, 8 * i));
  yield test('many', 'thousands of wires', any(3000, 200000), any(3000, 200000));
}

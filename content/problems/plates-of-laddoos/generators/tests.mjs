export const seed = 9220;

export function* tests(random) {
  const test = (name, tries, plates, takes) => ({ name, tries, input: `${plates.length} ${takes.length}\n${plates.join(' ')}\n${takes.join(' ')}\n` });
  const takes = (count, most) => {
    const chosen = new Set();
    while (chosen.size < count) chosen.add(random.int(1, most));
    return [...chosen].toSorted((a, b) => a - b);
  };
  const oneToTen = Array.from({ length: 10 }, (_, i) => i + 1);
  yield test('nothing-there', 'a single empty plate', [0], [1]);
  yield test('one-laddoo', 'a single laddoo', [1], [1]);
  yield test('too-few', 'fewer laddoos than may be taken', [4], [5]);
  yield test('take-all', 'a plate is emptied in one move', [5], [5]);
  yield test('equal-plates', 'two equal plates', [17, 17], [1, 3, 4]);
  yield test('three-equal', 'three equal plates', [10, 10, 10], [1, 3, 4]);
  yield test('several-first-moves', 'several winning first moves', [2, 2, 2, 5], [1, 2, 3]);
  yield test('two-on-one-plate', 'two winning first moves on the same plate', [12], [1, 3, 5, 7]);
  yield test('no-one', 'the number 1 may not be taken', [7, 9, 2], [2, 5]);
  yield test('plates-win-alone', 'each plate wins alone, but not together', [1, 2, 3], [1, 2, 3]);
  yield test('not-nim', 'the numbers of laddoos mislead', [4, 5, 1], [1, 2]);
  yield test('lost-plates', 'only plates that lose alone', [4, 8, 12, 4], [1, 2, 3]);
  yield test('large-values', 'ten numbers may be taken', [10, 21, 32, 43, 5], oneToTen);
  yield test('one-number', 'only one number may be taken', [5000, 4999, 7, 0, 1], [3]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any plates', random.ints(3 * i, 0, 40), takes(i + 1, 12));
  yield test('largest', 'largest plates and most of them', random.ints(100, 0, 5000), takes(10, 5000));
  yield test('largest-small-takes', 'largest plates, small numbers are taken', [5000, ...random.ints(99, 4000, 5000)], takes(10, 30));
}

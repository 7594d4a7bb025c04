export const seed = 4507;

export function* tests(random) {
  const test = (name, tries, row, later = []) => ({
    name,
    tries,
    input: `${row.length} ${later.length + 1}\n${row.join(' ')}\n${later.length > 0 ? `${later.join(' ')}\n` : ''}`,
  });
  const heights = () => random.shuffle(Array.from({ length: 2201 }, (_, i) => 800 + i));
  const some = (n, k) => {
    const all = heights();
    return [all.slice(0, n), all.slice(n, n + k - 1)];
  };
  yield test('one-child', 'n = 1 and k = 1', [1234]);
  yield test('one-child-twice', 'n = 1, and somebody comes', [1234], [1200]);
  yield test('two', 'two children', [1300, 1200]);
  yield test('side-by-side', 'shortest and tallest side by side', [1300, 1000, 1500, 1200]);
  yield test('tallest-first', 'the tallest stands in front of the shortest', [1250, 1500, 1300, 1350, 1000, 1200]);
  yield test('shortest-first', 'the shortest stands in front of the tallest', [1250, 1000, 1300, 1350, 1500, 1200]);
  yield test('odd-part', 'a part of an odd number of children', [1000, 1200, 1300, 1400, 1500, 1250]);
  yield test('whole-row', 'the whole row', [3000, 1200, 1300, 1250, 800]);
  yield test('at-the-end', 'the part at the end of the row', [1250, 1300, 1000, 1100, 1500]);
  yield test('newcomers', 'newcomers who are the shortest and the tallest', [1300, 1400], [1200, 1500, 1100, 1600, 1000]);
  yield test('newcomer-between', 'newcomers who are neither', [1000, 1300, 1500], [1200, 1250, 1260]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any row', ...some(random.int(3, 12), random.int(2, 9)));
  yield test('many-children', 'largest n, one clap', ...some(1000, 1));
  yield test('many-claps', 'a short row and the largest k', ...some(1, 1000));
  yield test('largest', 'largest n and k', ...some(1000, 1000));
}

export const seed = 9221;

export function* tests(random) {
  const far = 100000000;
  const test = (name, tries, trees) => {
    const different = random.shuffle([...new Map(trees.map((t) => [t.join(' '), t])).values()]);
    return { name, tries, input: `${different.length}\n${different.map((t) => t.join(' ')).join('\n')}\n` };
  };
  const any = (count, most) => Array.from({ length: count }, () => random.ints(2, -most, most));
  yield test('one', 'n = 1', [[5, -5]]);
  yield test('two', 'n = 2', [[0, 0], [-3, 7]]);
  yield test('triangle', 'n = 3, a triangle', [[0, 0], [5, 1], [2, 4]]);
  yield test('three-in-line', 'n = 3, all in one line', [[1, 1], [3, 3], [2, 2]]);
  yield test('column', 'all in one line from south to north', [[4, 9], [4, -2], [4, 0], [4, 5]]);
  yield test('row', 'all in one line from west to east', [[-7, 3], [9, 3], [0, 3], [1, 3], [2, 3]]);
  yield test('falling-line', 'all in one falling line', [[-6, 9], [-4, 6], [0, 0], [2, -3], [6, -9]]);
  yield test('odd-area', 'an odd number for twice the area', [[0, 0], [1, 0], [0, 1]]);
  yield test('inside', 'trees inside', [[0, 0], [10, 0], [10, 10], [0, 10], [5, 5], [3, 7], [9, 1]]);
  yield test('on-the-sides', 'trees on all straight pieces', [[0, 0], [6, 0], [6, 6], [0, 6], [3, 0], [6, 2], [1, 6], [0, 5], [0, 1], [6, 4]]);
  yield test('on-slanted-sides', 'trees on slanted straight pieces', [[0, 3], [3, 0], [6, 3], [3, 6], [1, 2], [2, 1], [4, 1], [5, 4], [1, 4], [2, 5], [3, 3]]);
  yield test('columns-at-both-ends', 'several trees at the west end and at the east end', [[0, 0], [0, 4], [0, 9], [5, 4], [8, 2], [8, 3], [8, 7]]);
  yield test('largest-area', 'largest area', [[-far, -far], [far, -far], [far, far], [-far, far], [0, 0]]);
  yield test('nearly-straight', 'corners that are hardly corners', [[-far, 0], [0, -1], [far, 0], [0, 1], [far - 1, 0]]);
  yield test('grid', 'a grid of trees', Array.from({ length: 100 }, (_, i) => [(i % 10) * 7, Math.floor(i / 10) * 5]));
  const bow = Array.from({ length: 300 }, (_, i) => [i - 150, (i - 150) ** 2]);
  yield test('all-corners', 'every tree is a corner', bow);
  yield test('bow-below', 'a bow that is open below', bow.map(([x, y]) => [x, -y]));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any trees', any(12 * i * i, 3 * i));
  yield test('largest', 'largest n', any(5000, far));
}

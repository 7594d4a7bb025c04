export const seed = 5707;

export function* tests(random) {
  const test = (name, tries, roads) => ({
    name,
    tries,
    input: `${roads.length + 1}\n${roads.map((road) => `${road.join(' ')}\n`).join('')}`,
  });
  /** New numbers for the villages, and each road in either direction. */
  const mixed = (roads) => {
    const names = random.shuffle(Array.from({ length: roads.length + 1 }, (_, i) => i + 1));
    return random.shuffle(roads.map(([a, b, d]) => (random.int(0, 1) ? [names[a - 1], names[b - 1], d] : [names[b - 1], names[a - 1], d])));
  };
  const tree = (n, near, longest) => Array.from({ length: n - 1 }, (_, i) => [random.int(Math.max(1, i + 2 - near), i + 1), i + 2, random.int(1, longest)]);
  yield test('one', 'n = 1', []);
  yield test('three', 'three villages in a row', [[1, 2, 5], [2, 3, 5]]);
  yield test('between', 'two villages equally good for the depot', [[3, 1, 4], [1, 2, 6], [2, 4, 4]]);
  yield test('star', 'one village in the middle', mixed(Array.from({ length: 30 }, (_, i) => [1, i + 2, random.int(1, 50)])));
  yield test('first-in-the-middle', 'the longest line does not begin near village 1', [[1, 2, 10], [1, 3, 1], [3, 4, 30], [3, 5, 29], [5, 6, 2]]);
  yield test('first-beside', 'the longest line does not pass village 1', [[1, 2, 2], [2, 3, 40], [2, 4, 41], [1, 5, 20]]);
  yield test('few-long-roads', 'few long roads beat many short ones', [[1, 2, 1], [2, 3, 1], [3, 4, 1], [4, 5, 1], [1, 6, 100], [1, 7, 90]]);
  yield test('equal-roads', 'all roads equally long', mixed(tree(300, 40, 1)));
  yield test('random-small', 'any valley', mixed(tree(12, 4, 9)));
  yield test('random', 'any valley', mixed(tree(400, 20, 1000)));
  yield test('long-valley', 'a long valley with short side roads', mixed(tree(2000, 3, 100)));
  yield test('chain', 'largest n, a single chain, the longest roads', Array.from({ length: 4999 }, (_, i) => [i + 1, i + 2, 1000000]));
  yield test('bushy', 'largest n, many short ways', mixed(tree(5000, 5000, 1000)));
}

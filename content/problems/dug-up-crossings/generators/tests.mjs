export const seed = 17122;

export function* tests(random) {
  const test = (name, tries, x, y, dug) => ({ name, tries, input: `${x} ${y} ${dug.length}\n${dug.map((crossing) => `${crossing.join(' ')}\n`).join('')}` });
  const any = (x, y, count) => {
    const chosen = new Map();
    while (chosen.size < count) {
      const [a, b] = [random.int(0, x), random.int(0, y)];
      if (a + b > 0 && a + b < x + y) chosen.set(`${a} ${b}`, [a, b]);
    }
    return [...chosen.values()];
  };
  yield test('one-block', 'one block each, nothing dug up', 1, 1, []);
  yield test('one-block-dug', 'one block each, one crossing dug up', 1, 1, [[0, 1]]);
  yield test('both-dug', 'both ways are closed', 1, 1, [[1, 0], [0, 1]]);
  yield test('nothing-dug', 'nothing dug up', 7, 5, []);
  yield test('home-closed', 'both crossings after the start are dug up', 6, 5, [[1, 0], [0, 1], [3, 3]]);
  yield test('border', 'a crossing on the border', 6, 4, [[3, 0], [0, 2], [6, 1]]);
  yield test('in-a-row', 'crossings one after the other on a street', 6, 5, [[2, 2], [3, 2], [4, 2]]);
  yield test('in-a-column', 'crossings one above the other', 6, 5, [[3, 1], [3, 2], [3, 3]]);
  yield test('diagonal', 'crossings of which none leads to another', 6, 6, [[1, 5], [2, 4], [3, 3], [4, 2], [5, 1]]);
  yield test('behind-each-other', 'many crossings that can be met one after the other', 8, 8, [[7, 7], [1, 1], [2, 2], [3, 3], [4, 5], [5, 5], [6, 6]]);
  yield test('wall', 'a wall with one gap', 9, 6, [0, 1, 2, 4, 5, 6].map((b) => [5, b]));
  yield test('closed-wall', 'a wall without a gap', 9, 6, [0, 1, 2, 3, 4, 5, 6].map((b) => [5, b]));
  yield test('thin', 'a very long and narrow city', 100000, 1, [[40000, 0], [70000, 1]]);
  yield test('remainder', 'more ways than the modulus', 40, 40, [[20, 20], [10, 10], [30, 30]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any crossings', 7 * i, 9 * i, any(7 * i, 9 * i, 5 * i));
  yield test('many', 'many crossings in a small city', 60, 60, any(60, 60, 400));
  yield test('largest-empty', 'largest city, nothing dug up', 100000, 100000, []);
  yield test('largest', 'largest city and k', 100000, 100000, any(100000, 100000, 1000));
}

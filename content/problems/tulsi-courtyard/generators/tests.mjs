export const seed = 41412;

export function* tests(random) {
  const test = (name, tries, k, plant, squares) => ({
    name,
    tries,
    input: `${k} ${plant.join(' ')}\n${squares.length}\n${squares.map((square) => square.join(' ')).join('\n')}\n`,
  });
  const all = (k) => Array.from({ length: 4 ** k }, (_, i) => [Math.floor(i / 2 ** k) + 1, (i % 2 ** k) + 1]);
  const any = (k) => random.ints(2, 1, 2 ** k);
  const some = (count, k) => Array.from({ length: count }, () => any(k));
  /** Squares at the centres of parts, where a tile lies across several quarters. */
  const atCentres = (count, k) =>
    Array.from({ length: count }, () => {
      const side = 2 ** random.int(1, k);
      const at = () => side * random.int(0, 2 ** k / side - 1) + side / 2 + random.int(0, 1);
      return [at(), at()];
    });
  for (const [i, plant] of all(1).entries()) yield test(`smallest-${i + 1}`, 'k = 1', 1, plant, random.shuffle(all(1)));
  yield test('every-square', 'every square of a small courtyard', 2, [3, 2], all(2));
  yield test('plant-in-a-corner', 'the plant stands in a corner', 3, [1, 1], all(3));
  yield test('plant-in-the-last-corner', 'the plant stands in the last corner', 3, [8, 8], all(3));
  yield test('plant-at-the-centre', 'the plant stands at the centre', 3, [4, 5], all(3));
  yield test('plant-at-an-edge', 'the plant stands at the edge of a quarter', 4, [9, 4], all(4));
  yield test('only-the-plant', 'only the square of the plant', 30, [777777777, 1000000007], [[777777777, 1000000007]]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any squares', 4 + 3 * i, any(4 + 3 * i), some(60, 4 + 3 * i));
  const side = 2 ** 30;
  const edges = [1, side / 2, side / 2 + 1, side].flatMap((row) => [1, side / 2, side / 2 + 1, side].map((column) => [row, column]));
  yield test('largest-edges', 'k = 30, at the borders of the quarters', 30, [1, side], edges);
  yield test('largest-centres', 'k = 30, at the centres of parts', 30, any(30), atCentres(600, 30));
  yield test('largest', 'k = 30, many squares', 30, [side, side / 2], some(2000, 30));
}

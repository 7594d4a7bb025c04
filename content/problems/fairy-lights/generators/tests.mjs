export const seed = 2501;

export function* tests(random) {
  const lines = (chain) => chain.map(([count, colour]) => `${count} ${colour}`).join('\n');
  const test = (name, tries, first, second) => ({
    name,
    tries,
    input: `${first.length} ${second.length}\n${lines(first)}\n${lines(second)}\n`,
  });
  /** Cuts `total` lamps into bundles of at most `most`, with colours out of a few letters. */
  const chain = (total, most, colours) => {
    const bundles = [];
    let left = total;
    while (left > 0) {
      const count = Math.min(left, random.int(1, most));
      bundles.push([count, random.pick([...colours])]);
      left -= count;
    }
    return bundles;
  };
  const many = (count, low, high, colours) => Array.from({ length: count }, () => [random.int(low, high), random.pick([...colours])]);
  const totalOf = (bundles) => bundles.reduce((sum, [count]) => sum + count, 0);
  const giga = 10 ** 9;
  yield test('one-same', 'one lamp, the same colour', [[1, 'A']], [[1, 'A']]);
  yield test('one-different', 'one lamp, different colours', [[1, 'A']], [[1, 'Z']]);
  yield test('nothing-same', 'no place agrees', [[4, 'R'], [3, 'G']], [[2, 'G'], [2, 'B'], [3, 'R']]);
  yield test('all-same', 'all places agree, cut differently', [[4, 'R'], [3, 'R'], [5, 'G']], [[2, 'R'], [5, 'R'], [1, 'G'], [4, 'G']]);
  yield test('same-cuts', 'both chains cut in the same places', [[3, 'R'], [5, 'G'], [2, 'B']], [[3, 'R'], [5, 'B'], [2, 'B']]);
  yield test('row-at-end', 'the longest row at the end', [[3, 'R'], [2, 'G'], [9, 'B']], [[3, 'R'], [2, 'B'], [4, 'B'], [5, 'B']]);
  yield test('row-over-colours', 'a row over several colours', [[2, 'A'], [2, 'B'], [2, 'C'], [1, 'D'], [4, 'E']], [[2, 'A'], [2, 'B'], [2, 'C'], [5, 'E']]);
  yield test('singles', 'bundles of one lamp', chain(60, 1, 'AB'), chain(60, 1, 'AB'));
  yield test('one-against-many', 'one bundle against many', [[90, 'P']], chain(90, 7, 'PQ'));
  yield test('many-against-one', 'many bundles against one', chain(90, 7, 'PQ'), [[90, 'Q']]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any bundles', chain(1000 * i, 60, 'ABC'.slice(0, 1 + i)), chain(1000 * i, 90, 'ABC'.slice(0, 1 + i)));
  yield test('longest', 'the most lamps, all of one colour', Array.from({ length: 5000 }, () => [giga, 'A']), Array.from({ length: 5000 }, () => [giga, 'A']));
  const first = many(3000, 1, giga / 4, 'AB');
  yield test('large', 'very long bundles', first, chain(totalOf(first), giga / 3, 'AB'));
}

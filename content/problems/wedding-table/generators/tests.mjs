export const seed = 453;

export function* tests(random) {
  const test = (name, tries, n, quarrels) => ({ name, tries, input: `${n} ${quarrels.length}\n${quarrels.map((pair) => `${pair.join(' ')}\n`).join('')}` });
  const pairs = (n) => Array.from({ length: n }, (_, i) => Array.from({ length: i }, (_, j) => [j + 1, i + 1])).flat();
  const someOf = (n, m) => random.shuffle(pairs(n)).slice(0, m).map((pair) => random.shuffle(pair));
  /** All quarrel but the neighbours of a hidden seating. */
  const hidden = (n, more) => {
    const order = [1, ...random.shuffle(Array.from({ length: n - 1 }, (_, i) => i + 2))];
    const beside = new Set(order.map((a, i) => [a, order[(i + 1) % n]].toSorted((x, y) => x - y).join(' ')));
    return random.shuffle(pairs(n).filter((pair) => !beside.has(pair.join(' ')))).slice(more).map((pair) => random.shuffle(pair));
  };
  yield test('three', 'n = 3 without quarrels', 3, []);
  yield test('three-impossible', 'n = 3 and one quarrel', 3, [[3, 2]]);
  yield test('peace', 'no quarrels', 9, []);
  yield test('all-quarrel', 'everybody has quarrelled with everybody', 6, pairs(6));
  yield test('last-chair', 'the last chair must get on with the grandmother', 6, [[1, 6], [1, 5], [4, 1]]);
  yield test('only-one-seating', 'just one seating and its mirror image', 9, hidden(9, 0));
  yield test('one-friend', 'somebody gets on with one relative only', 8, [[3, 1], [3, 2], [3, 4], [6, 3], [3, 7], [3, 8]]);
  yield test('two-camps', 'two families of different size, each quarrels inside', 9, [...pairs(4), ...pairs(9).filter(([a]) => a > 4)]);
  yield test('two-equal-camps', 'two families of equal size, each quarrels inside', 10, pairs(10).filter(([a, b]) => a % 2 === b % 2));
  yield test('few-left', 'few seatings are left', 11, hidden(11, 9));
  yield test('random', 'any quarrels', 10, someOf(10, 20));
  yield test('random-dense', 'many quarrels', 12, someOf(12, 36));
  yield test('hidden-largest', 'largest n, few seatings', 13, hidden(13, 8));
  yield test('grandmother-alone', 'largest n, the grandmother gets on with one relative only', 13, Array.from({ length: 11 }, (_, i) => [1, i + 3]));
  yield test('largest-peace', 'largest n, no quarrels', 13, []);
  yield test('late-failure', 'largest n, two relatives get on with one and the same', 13, [...Array.from({ length: 11 }, (_, i) => [13, i + 1]), ...Array.from({ length: 3 }, (_, i) => [12, i + 2])]);
}

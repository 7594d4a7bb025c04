export const seed = 9222;

export function* tests(random) {
  /** The houses get new numbers at random, unless they are to keep them. */
  const test = (name, tries, parents, keep = false) => {
    const n = parents.length + 1;
    const numbers = Array.from({ length: n }, (_, i) => i + 1);
    const houses = keep ? numbers : random.shuffle(numbers);
    const lanes = parents.map((p, i) => (random.int(0, 1) ? [houses[i + 1], houses[p]] : [houses[p], houses[i + 1]]));
    return { name, tries, input: `${n}\n${(keep ? lanes : random.shuffle(lanes)).map((l) => `${l.join(' ')}\n`).join('')}` };
  };
  const row = (n) => Array.from({ length: n - 1 }, (_, i) => i);
  const any = (n, back) => Array.from({ length: n - 1 }, (_, i) => random.int(Math.max(0, i - back), i));
  yield test('one', 'n = 1', []);
  yield test('two', 'n = 2', [0]);
  yield test('row-3', 'a row of 3 houses, seen from its end', row(3), true);
  yield test('row-4', 'a row of 4 houses', row(4), true);
  yield test('row-6', 'a row of 6 houses', row(6), true);
  yield test('row-8', 'a row of 8 houses', row(8));
  yield test('star', 'one house in the middle of all others', Array(30).fill(0));
  yield test('star-from-outside', 'a star that begins at an outer house', [0, ...Array(30).fill(1)], true);
  yield test('two-stars', 'two stars, joined over a house between them', [0, 0, 0, 0, 1, 5, 6, 6, 6, 6]);
  yield test('most-lanes', 'the house with the most lanes needs no tap', [0, 0, 0, 1, 1, 2, 2, 3, 3]);
  yield test('levels', 'a tree in which every house has two children', Array.from({ length: 126 }, (_, i) => Math.floor(i / 2)));
  yield test('comb', 'a row with one more house at each of its houses', [...row(40), ...Array.from({ length: 40 }, (_, i) => i)]);
  yield test('legs', 'long lanes that meet in one house', Array.from({ length: 35 }, (_, i) => (i < 7 ? 0 : i - 6)));
  yield test('root-left-over', 'the first house is the last one without water', row(10), true);
  yield test('long-row', 'a row of 20,000 houses', row(20000), true);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any village', any(25 * i * i, 4 * i));
  yield test('largest', 'largest n', any(20000, 20000));
}

export const seed = 7206;

const ITEMS = ['Cup', 'Plate', 'Vase', 'Lamp', 'Pot', 'Jug'];

export function* tests(random, insert) {
  const data = (store, deliveries) => insert('store', store) + insert('deliveries', deliveries);
  yield { name: 'empty', tries: 'empty tables', input: '' };
  yield { name: 'nothing-unpacked', tries: 'deliveries that nobody has unpacked', input: data([['Cup', 3]], [[1, 'Cup', 10, null], [2, 'Vase', 4, null]]) };
  yield { name: 'all-new', tries: 'an empty store', input: data([], [[1, 'Cup', 10, 1], [2, 'Cup', 10, 2], [3, 'Jug', 7, 0]]) };
  yield { name: 'all-known', tries: 'items that are there', input: data([['Cup', 3], ['Jug', 0], ['Pot', 8]], [[1, 'Cup', 10, 1], [2, 'Jug', 7, 0], [3, 'Cup', 5, 5]]) };
  yield { name: 'all-broken', tries: 'a new item without a whole piece', input: data([['Cup', 3]], [[1, 'Vase', 6, 6], [2, 'Cup', 2, 2]]) };
  yield { name: 'mixed', tries: 'one item, unpacked and not', input: data([['Lamp', 1]], [[1, 'Lamp', 9, 2], [2, 'Lamp', 9, null], [3, 'Pot', 4, null], [4, 'Pot', 4, 1]]) };
  for (let i = 1; i <= 7; i += 1) {
    const store = ITEMS.filter(() => random.int(0, 1) === 1).map((item) => [item, random.int(0, 40)]);
    const deliveries = Array.from({ length: 4 * i }, (_, n) => {
      const pieces = random.int(1, 12);
      return [n + 1, random.pick(ITEMS), pieces, random.pick([null, 0, random.int(0, pieces)])];
    });
    yield { name: `random-${i}`, tries: i < 4 ? 'a few deliveries' : 'many deliveries', input: data(store, deliveries) };
  }
}

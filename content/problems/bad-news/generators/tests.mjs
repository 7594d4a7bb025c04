export const seed = 643;

export function* tests(random) {
  const test = (name, tries, n, limit, r, links, broken) => ({ name, tries, input: `${n} ${links.length} ${limit} ${r}\n${links.map((link) => `${link.join(' ')}\n`).join('')}${broken.join(' ')}\n` });
  const row = (n, cost) => Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2, cost(i)]);
  const mesh = (n, extra, high) => {
    const order = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const links = order.slice(1).map((a, i) => [a, order[random.int(0, i)], random.int(1, high)]);
    while (links.length < n - 1 + extra) {
      const [a, b] = [random.int(1, n), random.int(1, n)];
      if (a !== b && !links.some(([x, y]) => (x === a && y === b) || (x === b && y === a))) links.push([a, b, random.int(1, high)]);
    }
    return links;
  };
  yield test('two', 'two routers and the only link', 2, 10, 2, [[1, 2, 3]], [2, 1]);
  yield test('limit-2', 'the smallest limit', 3, 2, 1, [[1, 2, 1], [2, 3, 1]], [1, 2]);
  yield test('exactly-limit', 'a distance of exactly the limit', 4, 6, 1, [[1, 2, 2], [2, 3, 3], [3, 4, 1]], [3, 4]);
  yield test('cost-above-limit', 'a link that costs more than the limit', 3, 5, 1, [[1, 2, 7], [2, 3, 4], [1, 3, 4]], [1, 3]);
  yield test('nothing-learnt', 'no link is cheap enough', 3, 4, 2, [[1, 2, 4], [2, 3, 9]], [2, 1]);
  yield test('row', 'routers in a row, the last link breaks', 6, 20, 1, row(6, () => 1), [5, 6]);
  yield test('row-middle', 'routers in a row, a link in the middle breaks', 6, 20, 5, row(6, (i) => i + 1), [3, 4]);
  yield test('ring', 'a ring', 7, 30, 3, [...row(7, () => 2), [7, 1, 2]], [3, 4]);
  yield test('star', 'a star', 8, 25, 5, Array.from({ length: 7 }, (_, i) => [1, i + 2, 1 + (i % 3)]), [1, 5]);
  yield test('ties', 'several neighbours at the same distance', 6, 30, 6, [[1, 2, 1], [1, 3, 1], [1, 4, 1], [2, 5, 1], [3, 5, 1], [4, 5, 1], [5, 6, 1]], [2, 5]);
  yield test('ties-backwards', 'links are given in another order', 6, 30, 1, [[6, 5, 1], [5, 4, 1], [5, 3, 1], [5, 2, 1], [4, 1, 1], [3, 1, 1], [2, 1, 1]], [2, 1]);
  yield test('unused-link', 'a link breaks that nobody uses', 4, 40, 1, [[1, 2, 1], [2, 3, 1], [3, 4, 1], [1, 4, 20]], [1, 4]);
  yield test('two-parts', 'a network of two parts from the beginning', 6, 30, 4, [[1, 2, 3], [2, 3, 1], [4, 5, 2], [5, 6, 2], [4, 6, 3]], [4, 5]);
  yield test('detour', 'a costly detour is left', 5, 60, 1, [[1, 2, 1], [2, 3, 1], [3, 4, 1], [4, 5, 1], [1, 5, 20]], [3, 4]);
  yield test('next-changes-only', 'a neighbour changes, the distance does not', 4, 30, 1, [[1, 2, 2], [1, 3, 1], [2, 4, 2], [3, 4, 3], [2, 3, 5]], [1, 2]);
  for (let i = 1; i <= 3; i += 1) {
    const links = mesh(9, 4, 6);
    yield test(`random-${i}`, 'any network', 9, random.int(20, 64), random.int(1, 9), links, random.pick(links).slice(0, 2));
  }
  const tree = mesh(15, 0, 3);
  yield test('tree', 'a network without circles', 15, 64, 4, tree, tree[3].slice(0, 2));
  yield test('largest-row', 'a long row, largest limit', 20, 64, 1, row(20, () => 1), [19, 20]);
  const dense = mesh(20, 100, 20);
  yield test('largest', 'many routers and links', 20, 64, 20, dense, dense[0].slice(0, 2));
}

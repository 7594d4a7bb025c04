export const seed = 70311;

export function* tests(random) {
  const test = (name, tries, ids, links) => ({ name, tries, input: `${ids.length} ${links.length}\n${ids.join(' ')}\n${links.map((l) => l.join(' ')).join('\n')}\n` });
  /** A connected network: each switch is joined to an earlier one, and further links are added. */
  const any = (n, m, costs, high) => {
    const ids = [...new Set(random.ints(2 * n, 1, high))].slice(0, n);
    const links = ids.slice(1).map((id, i) => [id, ids[random.int(0, i)], random.pick(costs)]);
    while (links.length < m) {
      const [a, b] = [random.pick(ids), random.pick(ids)];
      if (a !== b) links.push([a, b, random.pick(costs)]);
    }
    return [random.shuffle(ids), random.shuffle(links)];
  };
  yield test('two', 'two switches, one link', [9, 4], [[9, 4, 7]]);
  yield test('two-cables', 'two cables of different cost', [9, 4], [[9, 4, 7], [4, 9, 6]]);
  yield test('two-equal-cables', 'three equal cables', [3, 8], [[8, 3, 5], [3, 8, 5], [8, 3, 5]]);
  yield test('chain', 'a chain, nothing to block', [5, 3, 8, 1], [[1, 8, 4], [8, 3, 4], [3, 5, 19]]);
  yield test('star', 'a star', [2, 9, 7, 5], [[2, 9, 4], [7, 2, 4], [2, 5, 100]]);
  yield test('triangle', 'three equal switches', [30, 10, 20], [[10, 20, 4], [20, 30, 4], [30, 10, 4]]);
  yield test('detour', 'a detour is cheaper than the direct link', [10, 20, 30], [[10, 30, 100], [10, 20, 4], [20, 30, 19]]);
  yield test('detour-equal', 'a detour costs as much as the direct link', [10, 20, 30], [[20, 30, 15], [10, 20, 4], [10, 30, 19]]);
  yield test('square', 'a ring of four', [4, 3, 2, 1], [[1, 2, 4], [2, 4, 4], [4, 3, 4], [3, 1, 4]]);
  yield test('cheap-far-link', 'the cheapest link leads away from the root', [1, 2, 3], [[2, 3, 1], [1, 2, 9], [1, 3, 9]]);
  yield test('not-in-order', 'the root stands last', [100, 50, 70, 3], [[100, 50, 2], [50, 70, 2], [70, 3, 2], [3, 100, 2], [50, 3, 4]]);
  yield test('large-numbers', 'the largest IDs and costs', [1000000000, 999999999, 1], [[1000000000, 999999999, 1000000], [999999999, 1, 1000000], [1, 1000000000, 1000000]]);
  yield test('dear-chain', 'a long chain of costly links', Array.from({ length: 100 }, (_, i) => 1000 - i), Array.from({ length: 99 }, (_, i) => [1000 - i, 999 - i, 1000000]));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any network', ...any(5 * i, 9 * i, [4, 19, 100], 60 * i));
  yield test('equal-costs', 'all links cost the same', ...any(40, 120, [4], 1000));
  yield test('largest', 'largest n and m', ...any(100, 500, [2, 4, 19, 100, 1000000], 1000000000));
}

export const seed = 51021;

export function* tests(random) {
  const test = (name, tries, nodes) => ({ name, tries, input: `${nodes.length}\n${nodes.map((x) => x.join(' ')).join('\n')}\n` });
  /** A tree that grows node by node; `pick` chooses the parent among those with room. */
  const tree = (n, pick) => {
    const nodes = Array.from({ length: n }, () => [0, 0]);
    const room = [0];
    for (let i = 1; i < n; i += 1) {
      const at = pick(room.length);
      const parent = room[at];
      const sides = [0, 1].filter((side) => nodes[parent][side] === 0);
      nodes[parent][random.pick(sides)] = i + 1;
      if (sides.length === 1) room.splice(at, 1);
      room.push(i);
    }
    return nodes;
  };
  const chain = (n, side) => Array.from({ length: n }, (_, i) => (i + 1 < n ? (side(i) === 0 ? [i + 2, 0] : [0, i + 2]) : [0, 0]));
  const full = (n) => Array.from({ length: n }, (_, i) => [2 * i + 2 <= n ? 2 * i + 2 : 0, 2 * i + 3 <= n ? 2 * i + 3 : 0]);
  yield test('one', 'a single node', [[0, 0]]);
  yield test('left-child', 'a left child only', [[2, 0], [0, 0]]);
  yield test('left-chain', 'three nodes to the left', chain(3, () => 0));
  yield test('right-chain', 'three nodes to the right', chain(3, () => 1));
  yield test('zigzag', 'left and right in turn', chain(8, (i) => i % 2));
  yield test('full', 'a full tree', full(15));
  yield test('nearly-full', 'a tree without its last nodes', full(21));
  yield test('even-root', 'the root is even, its children lean', [[2, 3], [4, 0], [0, 5], [6, 0], [0, 7], [0, 0], [0, 0]]);
  yield test('two-children', 'nodes with two children that lean', [[2, 3], [4, 5], [0, 0], [6, 7], [0, 0], [0, 0], [0, 0]]);
  yield test('right-deeper', 'the right part is deeper by two', [[2, 3], [0, 0], [0, 4], [5, 0], [0, 0]]);
  yield test('longest-left', 'largest n, all to the left', chain(20000, () => 0));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any tree', tree(7 * i * i, (room) => random.int(0, room - 1)));
  yield test('slim', 'a slim tree', tree(500, (room) => Math.max(0, room - random.int(1, 3))));
  yield test('largest', 'largest n', tree(20000, (room) => random.int(0, room - 1)));
}

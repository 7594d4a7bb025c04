export const seed = 807;

export function* tests(random) {
  const test = (name, tries, figures) => ({ name, tries, input: `${figures.length}\n${figures.join('\n')}\n` });
  yield test('one', 'n = 1', ['dot 5 -5']);
  yield test('dots', 'points with exchanged coordinates', ['dot 1 2', 'dot 2 1', 'dot 1 2', 'dot -1 2', 'dot 1 2']);
  yield test('first-of-several', 'the same figure several times', ['line 1 2 3 4', 'line 3 4 1 2', 'line 1 2 3 4', 'line 4 3 2 1']);
  yield test('coordinates-stay-together', 'points that must not be taken apart', ['line 1 2 3 4', 'line 1 4 3 2', 'line 2 1 4 3', 'triangle 1 2 3 4 5 6', 'triangle 1 6 3 2 5 4']);
  const orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
  const points = [[0, 0], [5, 1], [3, -4], [-2, 7]];
  const of = (kind, order, list = points) => `${kind} ${order.map((i) => list[i].join(' ')).join(' ')}`;
  yield test('all-triangles', 'a triangle in all orders', orders.map((o) => of('triangle', o)));
  const fours = [];
  for (const a of [0, 1, 2, 3]) for (const b of [0, 1, 2, 3]) for (const c of [0, 1, 2, 3]) if (new Set([a, b, c]).size === 3) fours.push([a, b, c, 6 - a - b - c]);
  yield test('all-loops', 'a loop in all orders of its points', fours.map((o) => of('loop', o)));
  yield test('loops-with-equal-points', 'loops with equal points', ['loop 0 0 1 1 0 0 1 1', 'loop 1 1 0 0 1 1 0 0', 'loop 0 0 0 0 1 1 1 1', 'loop 1 1 0 0 0 0 1 1', 'loop 0 0 1 1 1 1 0 0', 'loop 0 0 0 0 0 0 1 1', 'loop 0 0 1 1 0 0 0 0']);
  yield test('three-different-points', 'loops with one point twice', fours.map((o) => of('loop', o, [[0, 0], [0, 0], [1, 2], [3, 1]])));
  yield test('kinds', 'figures of different kinds with the same points', ['dot 1 1', 'line 1 1 1 1', 'triangle 1 1 1 1 1 1', 'loop 1 1 1 1 1 1 1 1', 'line 1 1 1 1', 'dot 1 1']);
  yield test('digits-run-together', 'numbers whose digits could run together', ['dot 1 23', 'dot 12 3', 'line 1 2 3 44', 'line 1 2 34 4', 'line 12 3 4 4', 'line -1 2 3 4', 'line 1 -2 3 4', 'line 1 2 3 4']);
  yield test('largest-coordinates', 'largest coordinates', ['dot 1000 -1000', 'dot -1000 1000', 'line 1000 1000 -1000 -1000', 'line -1000 -1000 1000 1000', 'line 1000 -1000 -1000 1000']);
  yield test('sorted-as-text', 'points that are sorted otherwise as text', ['triangle 9 0 10 0 -1 0', 'triangle 10 0 -1 0 9 0', 'triangle -1 0 9 0 10 0']);
  const figure = (reach) => {
    const kind = random.pick(['dot', 'line', 'triangle', 'loop', 'loop']);
    const count = { dot: 1, line: 2, triangle: 3, loop: 4 }[kind];
    return `${kind} ${random.ints(2 * count, -reach, reach).join(' ')}`;
  };
  for (const [i, reach] of [1, 1, 2].entries()) yield test(`random-${i + 1}`, 'few different points', Array.from({ length: 150 }, () => figure(reach)));
  yield test('many-equal', 'many equal figures', Array.from({ length: 3000 }, () => figure(1)));
  yield test('largest', 'many different figures', Array.from({ length: 6000 }, () => figure(1000)));
  yield test('largest-n', 'largest n', Array.from({ length: 20000 }, () => `dot ${random.int(-99, 99)} ${random.int(0, 9)}`));
}

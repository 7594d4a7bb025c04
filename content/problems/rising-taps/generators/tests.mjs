export const seed = 8501;

export function* tests(random) {
  const test = (name, tries, parents, listeners, taps) => ({
    name,
    tries,
    input: `${parents.length + 1} ${listeners.length} ${taps.length}\n${parents.join(' ')}\n${listeners.map((l) => l.join(' ')).join('\n')}\n${taps.join('\n')}\n`,
  });
  const chain = (n) => Array.from({ length: n - 1 }, (_, i) => i + 1);
  const tree = (n, near) => Array.from({ length: n - 1 }, (_, i) => random.int(Math.max(1, i + 1 - near), i + 1));
  const listeners = (m, n, stops) => Array.from({ length: m }, () => [random.int(1, n), random.pick(['up', 'down']), random.int(1, 100) <= stops ? 'stop' : 'go']);
  const taps = (t, n) => Array.from({ length: t }, () => random.int(1, n));
  yield test('nobody-listens', 'a tap that nobody hears', [1, 1], [[2, 'up', 'go']], [3, 1]);
  yield test('only-up', 'listeners on the way up only', chain(6), [[1, 'up', 'go'], [6, 'up', 'go'], [3, 'up', 'go']], [6, 4, 2]);
  yield test('only-down', 'listeners on the way down only', chain(6), [[6, 'down', 'go'], [1, 'down', 'go'], [3, 'down', 'go']], [6, 4, 2]);
  yield test('both-on-the-tapped', 'up and down on the tapped element', [1], [[2, 'up', 'go'], [2, 'down', 'go'], [2, 'up', 'go'], [2, 'down', 'go']], [2]);
  yield test('stop-down', 'a stop on the way down', chain(5), [[2, 'down', 'stop'], [3, 'down', 'go'], [2, 'up', 'go'], [1, 'up', 'go'], [1, 'down', 'go']], [5, 2, 1]);
  yield test('stop-on-the-tapped', 'a stop on the tapped element, on the way down', chain(3), [[3, 'up', 'go'], [3, 'down', 'stop'], [3, 'down', 'go'], [2, 'up', 'go']], [3, 2]);
  yield test('stop-up', 'a stop on the way up', chain(5), [[4, 'up', 'stop'], [4, 'up', 'go'], [3, 'up', 'go'], [5, 'up', 'go'], [4, 'down', 'go']], [5, 4, 3]);
  yield test('stop-elsewhere', 'stops that lie beside the way', [1, 1, 2, 3], [[3, 'down', 'stop'], [5, 'up', 'stop'], [4, 'up', 'go'], [1, 'up', 'go']], [4, 2, 5, 3]);
  yield test('many-on-one', 'many listeners on one element', [1, 2], listeners(40, 3, 5).map(([, phase, kind]) => [2, phase, kind === 'stop' ? 'go' : kind]), [3, 2, 1]);
  yield test('wide', 'a root with many children', Array(99).fill(1), listeners(200, 100, 5), taps(100, 100));
  yield test('deep', 'a deep page, no stops', chain(300), listeners(150, 300, 0), [300, ...taps(6, 300)]);
  yield test('random', 'any page', tree(40, 6), listeners(60, 40, 8), taps(60, 40));
  yield test('largest', 'the largest page', tree(500, 12), listeners(500, 500, 2), taps(200, 500));
}

export const seed = 17110;

export function* tests(random) {
  const test = (name, tries, n, arrows) => ({ name, tries, input: `${n} ${arrows.length}\n${arrows.map((arrow) => `${arrow.join(' ')}\n`).join('')}` });
  const any = (n, m) =>
    Array.from({ length: m }, () => {
      const a = random.int(1, n);
      const b = random.int(1, n - 1);
      return [a, b < a ? b : b + 1];
    });
  const chain = (from, to) => Array.from({ length: to - from }, (_, i) => [from + i, from + i + 1]);
  yield test('one', 'n = 1', 1, []);
  yield test('no-arrows', 'no arrows at all', 4, []);
  yield test('one-arrow', 'a single arrow', 2, [[2, 1]]);
  yield test('two-arrows', 'two arrows between the same circles', 2, [[1, 2], [1, 2]]);
  yield test('ring', 'a ring without an exit', 5, [...chain(1, 5), [5, 1]]);
  yield test('there-and-back', 'arrows in both directions', 2, [[1, 2], [2, 1]]);
  yield test('chain', 'a chain', 9, chain(1, 9));
  yield test('ring-with-exit', 'a ring with one exit', 6, [...chain(1, 5), [5, 1], [3, 6]]);
  yield test('ring-with-long-exit', 'a ring with an exit that is lost', 7, [...chain(1, 5), [5, 1], [3, 6], [6, 7]]);
  yield test('better-endless', 'a child who would lose stays on the ring', 5, [[1, 2], [2, 1], [1, 3], [3, 4], [2, 5], [5, 3]]);
  yield test('forced', 'only one arrow saves from losing', 6, [[1, 2], [1, 3], [2, 4], [3, 5], [5, 6]]);
  yield test('into-a-ring', 'a chain that leads into a ring', 7, [...chain(1, 7), [7, 4]]);
  yield test('double-to-won', 'several arrows to circles that are won', 5, [[1, 2], [1, 2], [1, 3], [2, 4], [3, 5]]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any arrows', 12 * i, any(12 * i, 15 * i));
  yield test('dense', 'many arrows', 40, any(40, 300));
  yield test('many', 'thousands of circles', 6000, any(6000, 7000));
}

export const seed = 1006;

export function* tests(random) {
  const test = (name, tries, classes, methods, throws) => ({
    name,
    tries,
    input: `${classes.length} ${methods.length} ${throws.length}\n${[...classes.map((c) => c.join(' ')), ...methods.map(([m, ...c]) => [m, c.length, ...c].join(' ')), ...throws].join('\n')}\n`,
  });
  const tree = [['A', 'Throwable'], ['B', 'A'], ['C', 'B'], ['D', 'A'], ['E', 'Throwable']];
  yield test('no-classes', 'no classes but Throwable', [], [['main', 'Throwable'], ['f']], ['f Throwable', 'main Throwable']);
  yield test('only-main', 'only main', tree, [['main', 'A']], ['main A']);
  yield test('own-try', 'a method that could catch what it throws', tree, [['main'], ['f', 'A'], ['g', 'A']], ['g A', 'f A']);
  yield test('exact', 'a catch for exactly this class', tree, [['main', 'E', 'D', 'C', 'B', 'A'], ['f']], ['f A', 'f B', 'f C', 'f D', 'f E']);
  yield test('only-below', 'a catch for a class below', tree, [['main', 'C'], ['f', 'C', 'D'], ['g']], ['g B', 'g A', 'g E', 'g C']);
  yield test('above', 'a catch for a class above', tree, [['main', 'Throwable'], ['f', 'A'], ['g']], ['g C', 'g E', 'f C']);
  yield test('first-fits', 'two blocks that fit', tree, [['main', 'B', 'A'], ['f']], ['f C', 'f D', 'f B']);
  yield test('near-before-better', 'a nearer method with a more general catch', tree, [['main', 'C'], ['f', 'Throwable'], ['g']], ['g C']);
  yield test('stops', 'nobody catches', tree, [['main', 'E'], ['f', 'D'], ['g', 'C']], ['g A', 'g B', 'f E', 'main E']);
  yield test('unreachable', 'blocks that can never be reached', tree, [['main', 'B', 'C', 'B', 'A', 'D', 'Throwable'], ['f', 'Throwable', 'E'], ['g', 'E', 'E']], ['g E', 'g D', 'f C']);
  yield test('not-unreachable', 'the same class in two methods', tree, [['main', 'A'], ['f', 'A'], ['g', 'B', 'A']], ['g B']);
  yield test('similar-names', 'names that begin alike', [['IO', 'Throwable'], ['IOError', 'Throwable'], ['io', 'IO']], [['main', 'IO', 'io'], ['f', 'io', 'IOError', 'IO'], ['g']], ['g IOError', 'g io', 'g IO', 'f IOError']);
  const name = (prefix, i) => `${prefix}${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}`;
  const some = (n, m, q, reach, blocks) => {
    const classes = Array.from({ length: n }, (_, i) => [name('X', i), i === 0 || random.int(1, 12) === 1 ? 'Throwable' : name('X', random.int(Math.max(0, i - reach), i - 1))]);
    const any = () => name('X', random.int(0, n - 1));
    const methods = Array.from({ length: m }, (_, i) => [i ? name('m', i) : 'main', ...Array.from({ length: random.int(0, blocks) }, any)]);
    const throws = Array.from({ length: q }, () => `${random.pick(methods)[0]} ${any()}`);
    return [classes, methods, throws];
  };
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any program', ...some(6 * i, 5 * i, 25, 4, i));
  yield test('chain', 'a chain of classes', ...some(300, 20, 100, 1, 1));
  yield test('largest', 'largest n, m and q', ...some(300, 300, 300, 8, 6));
  yield test('rarely-caught', 'largest n, few blocks', ...some(300, 300, 300, 300, 1));
}

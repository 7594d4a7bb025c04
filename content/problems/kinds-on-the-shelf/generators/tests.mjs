export const seed = 17106;

export function* tests(random) {
  const test = (name, tries, kinds, questions) => ({
    name,
    tries,
    input: `${kinds.length} ${questions.length}\n${kinds.join(' ')}\n${questions.map((pair) => pair.join(' ')).join('\n')}\n`,
  });
  const any = (count, n) =>
    Array.from({ length: count }, () => {
      const l = random.int(1, n);
      return [l, random.int(l, n)];
    });
  const all = (n) => Array.from({ length: n }, (_, i) => Array.from({ length: n - i }, (__, j) => [i + 1, i + j + 1])).flat();
  yield test('one', 'n = 1', [1], [[1, 1]]);
  yield test('two-equal', 'two jars of one kind', [2, 2], all(2));
  yield test('two-different', 'two jars of two kinds', [2, 1], all(2));
  yield test('all-equal', 'all jars of one kind', Array(8).fill(8), all(8));
  yield test('all-different', 'all jars of different kinds', [4, 7, 1, 8, 2, 6, 3, 5], all(8));
  yield test('first-jar-outside', 'the first jar of a kind is outside the stretch', [1, 2, 3, 1, 2, 3], [[4, 6], [2, 4], [3, 5]]);
  yield test('same-question', 'the same question again and again', [3, 1, 3, 2, 1], Array(6).fill([2, 5]));
  yield test('same-right-end', 'all questions end at the same jar', [3, 1, 3, 2, 1, 3], [[1, 6], [2, 6], [3, 6], [4, 6], [5, 6], [6, 6]]);
  yield test('same-left-end', 'all questions begin at the same jar', [3, 1, 3, 2, 1, 3], [[1, 6], [1, 5], [1, 4], [1, 3], [1, 2], [1, 1]]);
  yield test('ends-fall', 'the right ends of the questions fall', [1, 1, 2, 2, 3, 3, 1], [[2, 7], [1, 6], [2, 5], [1, 4], [3, 3]]);
  yield test('power-of-two', 'n is a power of two', random.ints(16, 1, 16), all(16));
  yield test('in-turn', 'two kinds in turn', Array.from({ length: 21 }, (_, i) => 1 + (i % 2)), any(30, 21));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any jars', random.ints(9 * i, 1, 3 * i), any(20 * i, 9 * i));
  yield test('many', 'thousands of jars', random.ints(4000, 1, 600), any(3000, 4000));
}

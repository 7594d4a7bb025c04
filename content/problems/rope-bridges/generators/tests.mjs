export const seed = 1566;

export function* tests(random) {
  const test = (name, tries, wishes) => ({ name, tries, input: `${wishes.length}\n${wishes.map((wish) => wish.join(' ')).join('\n')}\n` });
  const any = (n, most) => Array.from({ length: n }, () => [random.int(1, most), random.int(1, most)]);
  yield test('one', 'n = 1', [[40000, 1]]);
  yield test('cross', 'two that cross', [[1, 2], [2, 1]]);
  yield test('side-by-side', 'two side by side', [[2, 2], [1, 1]]);
  yield test('same-wish', 'the same wish several times', [[5, 5], [5, 5], [5, 5]]);
  yield test('same-west', 'all at the same western pole', [[5, 1], [5, 2], [5, 3], [5, 4]]);
  yield test('same-east', 'all at the same eastern pole', [[1, 5], [2, 5], [3, 5], [4, 5]]);
  yield test('all-parallel', 'none crosses another', random.shuffle(Array.from({ length: 50 }, (_, i) => [2 * i + 1, 3 * i + 2])));
  yield test('all-cross', 'each crosses all others', random.shuffle(Array.from({ length: 50 }, (_, i) => [i + 1, 60 - i])));
  yield test('greedy', 'the first wish is a mistake', [[1, 90], [2, 10], [3, 20], [4, 30], [5, 95], [6, 40]]);
  yield test('two-runs', 'two rows of bridges that cross each other', [...Array.from({ length: 20 }, (_, i) => [i + 1, i + 31]), ...Array.from({ length: 25 }, (_, i) => [i + 31, i + 1])]);
  yield test('few-poles', 'many wishes, few poles', any(300, 12));
  yield test('random', 'any wishes', any(400, 400));
  yield test('nearly', 'nearly parallel', Array.from({ length: 500 }, (_, i) => [i + 1, Math.max(1, i + random.int(-12, 12))]));
  yield test('largest', 'largest n', any(15000, 40000));
}

export const seed = 3392;

export function* tests(random) {
  const test = (name, tries, results) => ({ name, tries, input: `${results.length}\n${results.map((result) => result.join(' ')).join('\n')}\n` });
  const words = (count, length) => {
    const all = new Set();
    while (all.size < count) all.add(random.text(random.int(1, length), 'abcdefghijklmnopqrstuvwxyz'));
    return [...all];
  };
  /** Up to so many results of these students in these subjects. */
  const any = (count, students, subjects, low, high) =>
    random
      .shuffle(students.flatMap((student) => subjects.map((subject) => [student, subject])))
      .slice(0, count)
      .map((pair) => [...pair, random.int(low, high)]);
  yield test('one', 'n = 1', [['a', 'b', 35]]);
  yield test('one-failed', 'a single student who failed', [['a', 'b', 34]]);
  yield test('border', 'marks around 35', [['a', 'x', 34], ['b', 'x', 35], ['c', 'x', 36]]);
  yield test('extremes', 'marks of 0 and 100', [['a', 'x', 0], ['b', 'x', 100], ['c', 'x', 100], ['d', 'y', 0]]);
  yield test('round-down', 'averages that are rounded down', [['a', 'x', 50], ['b', 'x', 51], ['a', 'y', 50], ['b', 'y', 51], ['c', 'y', 51]]);
  yield test('several-toppers', 'several toppers, not in order', [['z', 'x', 90], ['c', 'x', 90], ['m', 'x', 89], ['a', 'x', 90]]);
  yield test('subjects-in-order', 'subjects that come in another order', [['a', 'zoology', 40], ['a', 'art', 50], ['b', 'maths', 60], ['b', 'art', 50]]);
  yield test('failed-once', 'somebody who failed in one of many subjects', [['a', 'p', 90], ['a', 'q', 90], ['a', 'r', 10], ['a', 's', 90], ['b', 'p', 36], ['c', 'r', 35]]);
  yield test('same-words', 'a student with the name of a subject', [['maths', 'maths', 50], ['art', 'maths', 20], ['maths', 'art', 70]]);
  yield test('prefixes', 'names such as a, aa and ab', [['ab', 'x', 50], ['aa', 'x', 50], ['a', 'x', 50], ['b', 'x', 50], ['a', 'xx', 40], ['b', 'xy', 40]]);
  yield test('all-pass', 'everybody passes', any(40, words(9, 6), words(5, 6), 35, 100));
  yield test('all-fail', 'nobody passes', any(30, words(9, 6), words(5, 6), 0, 34));
  yield test('random', 'any results', any(150, words(40, 8), words(6, 8), 20, 100));
  yield test('few-marks', 'many equal marks', any(200, words(60, 10), words(4, 10), 34, 37));
  yield test('largest', 'largest n', any(3000, words(400, 10), words(12, 10), 0, 100));
}

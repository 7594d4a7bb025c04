export const seed = 9211;

export function* tests(random) {
  const test = (name, tries, crates, questions) => ({ name, tries, input: `${crates.length}\n${crates.map((c) => c.join(' ')).join('\n')}\n${questions.length}\n${questions.join('\n')}\n` });
  const crates = (count, weight, day) => Array.from({ length: count }, () => [random.int(1, weight), random.int(1, day)]);
  const any = (count, weight, day) => Array.from({ length: count }, () => {
    const w = random.int(1, weight);
    const d = random.int(1, day);
    return random.pick([`heavy ${w}`, `fresh ${d}`, `both ${w} ${d}`, `pick ${d}`]);
  });
  yield test('one-heavy', 'n = 1 and q = 1', [[50, 10]], ['heavy 50']);
  yield test('just-too-light', 'a crate that is one kilogram too light', [[49, 10]], ['heavy 50', 'both 50 10']);
  yield test('day-too-early', 'a crate that is one day too old', [[60, 9]], ['fresh 10', 'both 50 10', 'pick 10']);
  yield test('later-day', 'a crate of a later day', [[60, 11]], ['fresh 10', 'both 50 10', 'pick 10']);
  yield test('both-borders', 'both conditions exactly at the border', [[50, 10], [49, 10], [50, 9], [49, 9]], ['both 50 10']);
  yield test('only-one-of-both', 'crates that meet only one of two conditions', [[90, 1], [1, 30], [2, 31], [80, 2]], ['both 50 15']);
  yield test('border-values', 'smallest and largest values', [[1, 1], [100, 31], [1, 31], [100, 1]], ['heavy 1', 'heavy 100', 'fresh 1', 'fresh 31', 'pick 1', 'pick 31', 'both 1 1', 'both 100 31']);
  yield test('equal-crates', 'all crates are equal', Array.from({ length: 20 }, () => [7, 7]), ['heavy 7', 'fresh 7', 'pick 7', 'both 7 7', 'heavy 8', 'fresh 8']);
  yield test('weight-is-day', 'weights like days', [[5, 20], [20, 5]], ['heavy 10', 'fresh 10', 'both 10 5', 'both 5 10', 'pick 5', 'pick 20']);
  yield test('question-again', 'the same question twice', [[10, 2], [12, 3]], ['heavy 11', 'pick 2', 'heavy 11', 'heavy 10']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any crates and questions', crates(12 * i, 20, 8), any(15 * i, 20, 8));
  yield test('largest', 'largest n and q', crates(500, 100, 31), any(500, 100, 31));
}

export const seed = 602;

export function* tests(random) {
  const test = (name, tries, quantum, needs) => ({
    name,
    tries,
    input: `${needs.length} ${quantum}\n${needs.join(' ')}\n`,
  });
  yield test('one', 'a single process', 3, [10]);
  yield test('one-turn', 'a single process, exactly one turn', 10, [10]);
  yield test('exact', 'times that are multiples of the turn', 4, [8, 4, 12, 4]);
  yield test('one-more', 'one millisecond more than full turns', 4, [9, 5, 13, 1]);
  yield test('all-equal', 'all equal', 3, Array(20).fill(7));
  yield test('quantum-1', 'turns of one millisecond', 1, random.ints(30, 1, 50));
  yield test('long-turn', 'a turn longer than any process', 10 ** 6, random.ints(100, 1, 10 ** 6));
  yield test('one-long', 'one long process among short ones', 5, [200, 1, 1, 1, 1, 1]);
  yield test('largest-times', 'the longest times', 2000, random.ints(900, 999000, 10 ** 6));
  yield test('many-turns', 'as many turns as allowed', 1, random.ints(1000, 400, 500));
  yield test('long-queue', 'a long queue', 7, random.ints(1000, 1, 300));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any times', random.int(2, 30), random.ints(40, 1, 200));
}

export const seed = 9433;

export function* tests(random) {
  const test = (name, tries, n, questions) => ({ name, tries, input: `${n} ${questions.length}\n${questions.map((q) => q.join(' ')).join('\n')}\n` });
  const rounds = (n) => (n % 2 === 0 ? n - 1 : n);
  const all = (n) => Array.from({ length: n * rounds(n) }, (_, i) => [1 + (i % n), 1 + Math.floor(i / n)]);
  const any = (n, q) => Array.from({ length: q }, () => [random.int(1, n), random.int(1, rounds(n))]);
  yield test('two', 'n = 2', 2, all(2));
  yield test('three', 'n = 3', 3, all(3));
  yield test('four', 'n = 4', 4, all(4));
  yield test('five', 'n = 5', 5, all(5));
  yield test('twelve', 'an even number of teams, all rounds', 12, all(12));
  yield test('thirteen', 'an odd number of teams, all rounds', 13, all(13));
  yield test('team-1', 'team 1', 100, Array.from({ length: 99 }, (_, i) => [1, i + 1]));
  yield test('team-1-odd', 'team 1, an odd number of teams', 99, Array.from({ length: 99 }, (_, i) => [1, i + 1]));
  yield test('last-team', 'the last team', 50, Array.from({ length: 49 }, (_, i) => [50, i + 1]));
  yield test('round-1', 'round 1', 51, Array.from({ length: 51 }, (_, i) => [i + 1, 1]));
  yield test('last-round', 'the last round', 64, Array.from({ length: 64 }, (_, i) => [i + 1, 63]));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any questions', 10 ** (2 * i) + i, any(10 ** (2 * i) + i, 100));
  yield test('two-lakh', 'two lakh teams', 200001, Array.from({ length: 20 }, (_, i) => [random.int(1, 200001), 200001 - i * 137]));
  yield test('largest-odd', 'very many teams, an odd number', 999999999, [[1, 1], [1, 999999999], [999999999, 999999999], [2, 999999999], [999999999, 1], [500000000, 500000001], ...any(999999999, 200)]);
  yield test('largest', 'largest n and q', 1000000000, [[1, 1], [1, 999999999], [1000000000, 999999999], [2, 999999999], [1000000000, 1], ...any(1000000000, 995)]);
}

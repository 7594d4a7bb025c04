export const seed = 403;

export function* tests(random) {
  const test = (name, tries, days) => ({ name, tries, input: `${days.length}\n${days.join(' ')}\n` });
  const weather = (n, dry) => Array.from({ length: n }, () => (random.int(1, 100) <= dry ? 0 : random.int(1, 60)));
  yield test('one-dry', 'a single dry day', [0]);
  yield test('one-wet', 'a single wet day', [3]);
  yield test('all-dry', 'no rain at all', Array(20).fill(0));
  yield test('at-the-end', 'the longest drought is at the end', [0, 1, 0, 0, 1, 0, 0, 0]);
  yield test('at-the-start', 'the longest drought is at the beginning', [0, 0, 0, 5, 0, 0, 5, 0]);
  yield test('tie', 'two droughts of the same length', [1, 0, 0, 1, 0, 0, 1]);
  yield test('tie-end', 'a tie, the second one at the end', [0, 0, 9, 0, 0]);
  yield test('single-days', 'dry and wet days in turn', Array.from({ length: 51 }, (_, i) => i % 2));
  yield test('all-wet', 'it rains every day', random.ints(30, 1, 500));
  yield test('mostly-dry', 'largest n, mostly dry', weather(5000, 97));
  yield test('mostly-wet', 'largest n, mostly wet', weather(5000, 20));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any diary', weather(random.int(20, 200), 60));
}

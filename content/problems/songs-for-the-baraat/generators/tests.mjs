export const seed = 16201;

export function* tests(random) {
  const test = (name, tries, tempos) => ({ name, tries, input: `${tempos.length}\n${tempos.join(' ')}\n` });
  const row = (n, tempo) => Array.from({ length: n }, (_, i) => tempo(i));
  yield test('one', 'n = 1', [140]);
  yield test('two-rising', 'n = 2, faster and faster', [100, 120]);
  yield test('two-equal', 'n = 2, equal tempos', [100, 100]);
  yield test('rising', 'only faster and faster songs', row(40, (i) => 3 * i + 1));
  yield test('falling', 'only slower and slower songs', row(40, (i) => 200 - 3 * i));
  yield test('equal', 'all songs have the same tempo', row(30, () => 1_000_000_000));
  yield test('mountain', 'all songs can be played', [...row(20, (i) => 5 * i + 1), ...row(15, (i) => 90 - 6 * i)]);
  yield test('valley', 'first slower, then faster', [...row(20, (i) => 100 - 5 * i), ...row(25, (i) => 3 + 4 * i)]);
  yield test('fast-start', 'the first song is the fastest of all', [500, ...row(10, (i) => i + 1), ...row(10, (i) => 40 - 2 * i)]);
  yield test('fast-end', 'the last song is the fastest of all', [...row(10, (i) => i + 1), ...row(10, (i) => 9 - i), 500]);
  yield test('equal-tops', 'two equal songs could be the fastest one', [1, 2, 3, 8, 8, 3, 2, 1]);
  yield test('two-tops', 'two different songs could be the fastest one', [1, 5, 2, 6, 3, 2, 1]);
  yield test('pairs', 'each tempo comes twice', row(60, (i) => (i < 30 ? i - (i % 2) : 60 - i + (i % 2)) + 1));
  yield test('short-rise', 'the longest rise is not part of the best choice', [50, 1, 2, 3, 4, 49, 48, 47, 46]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any songs', random.ints(20 * i * i, 1, 15 * i * i));
  yield test('few-tempos', 'many songs, few tempos', random.ints(500, 1, 12));
  yield test('large-numbers', 'very large tempos', random.ints(300, 999_000_000, 1_000_000_000));
  yield test('many', 'thousands of songs', random.ints(5000, 1, 1_000_000));
}

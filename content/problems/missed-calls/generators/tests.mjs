export const seed = 9234;

export function* tests(random) {
  const time = (m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
  const test = (name, tries, calls) => ({ name, tries, input: `${calls.length}\n${calls.map(([m, who]) => `${time(m)} ${who}`).join('\n')}\n` });
  const any = (count, names, last) => {
    const minutes = random.ints(count, 0, last).toSorted((a, b) => a - b);
    return minutes.map((m) => [m, random.pick(names)]);
  };
  const names = ['Amma', 'Baba', 'Chacha', 'Didi', 'Esha', 'Farid', 'Gopal', 'amma'];
  yield test('one', 'n = 1', [[0, 'A']]);
  yield test('same-caller', 'one caller many times', [[5, 'Nani'], [6, 'Nani'], [700, 'Nani'], [1439, 'Nani']]);
  yield test('all-different', 'every caller once', [[10, 'Zoya'], [20, 'Amma'], [30, 'Mohan']]);
  yield test('first-calls-again', 'the first caller calls again at the end', [[10, 'Zara'], [20, 'Anu'], [30, 'Bela'], [40, 'Zara']]);
  yield test('same-minute', 'all calls in one minute', [[600, 'B'], [600, 'A'], [600, 'C'], [600, 'A']]);
  yield test('same-minute-same-count', 'callers with the same minute and the same number of calls', [[1, 'X'], [2, 'Y'], [3, 'Y'], [3, 'X']]);
  yield test('capitals', 'names that differ only in capitals', [[61, 'Ravi'], [62, 'ravi'], [63, 'Ravi'], [64, 'RAVI']]);
  yield test('parts', 'names that are parts of others', [[1, 'Ram'], [2, 'Rama'], [3, 'Ra'], [4, 'Ram']]);
  yield test('midnight', 'the first and the last minute of the day', [[0, 'First'], [1439, 'Last'], [1439, 'First']]);
  yield test('most-calls-not-first', 'the one with the most calls called first', [[1, 'Bank'], [2, 'Bank'], [3, 'Bank'], [4, 'Amma']]);
  yield test('long-names', 'longest names', [[1, 'a'.repeat(20)], [2, `${'a'.repeat(19)}b`], [3, 'a'.repeat(20)]]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any calls', any(20 * i, names, 30 * i));
  yield test('largest', 'largest n, many callers', any(1000, Array.from({ length: 400 }, () => random.text(random.int(1, 6), 'abcXYZ')), 1439));
}

export const seed = 708;

export function* tests(random) {
  const test = (name, tries, ...lists) => ({ name, tries, input: `${lists.length}\n${lists.map(([kind, ...v]) => `${kind} ${v.length} ${v.join(' ')}`).join('\n')}\n` });
  yield test('one-value', 'n = 1', ['number', 5], ['word', 'a'], ['height', "5'5"]);
  yield test('numbers', 'numbers of different length', ['number', 9, 10, 100], ['number', 100, 9, 10], ['number', -1, -10, -9]);
  yield test('largest-numbers', 'largest and smallest numbers', ['number', 1000000000, -1000000000], ['number', -1000000000, 1000000000], ['number', 0, 1000000000, 0]);
  yield test('equal-numbers', 'equal numbers', ['number', 4, 4, 4], ['number', 4, 4, 3], ['number', 3, 4, 4]);
  yield test('words', 'words that begin alike', ['word', 'a', 'ab', 'abc'], ['word', 'abc', 'ab', 'a'], ['word', 'b', 'aa', 'ab']);
  yield test('words-like-numbers', 'words that are longer and come earlier', ['word', 'zz', 'aaaaaaaaaaaa'], ['word', 'aaaaaaaaaaaa', 'zz']);
  yield test('heights', 'heights in the same foot', ['height', "5'2", "5'11", "5'9"], ['height', "5'9", "5'10", "5'11"]);
  yield test('inches-over-a-foot', 'more inches than a foot has', ['height', "4'25", "5'11", "6'0"], ['height', "0'72", "5'11", "6'1"], ['height', "9'0", "0'99", "8'13"]);
  yield test('equal-heights', 'equal heights written differently', ['height', "5'0", "4'12", "3'24"], ['height', "3'24", "4'12", "5'0"], ['height', "4'12", "6'0", "5'12", "5'0"]);
  yield test('last-out-of-order', 'only the last value is out of order', ['number', 1, 2, 3, 4, 3], ['word', 'a', 'b', 'c', 'b'], ['height', "5'0", "5'1", "4'12"]);
  yield test('falling', 'falling lists', ['number', 3, 2, 1], ['word', 'c', 'b', 'a'], ['height', "6'1", "6'0", "5'11"]);
  const value = { number: () => random.int(-99, 99), word: () => random.text(random.int(1, 3), 'abc'), height: () => `${random.int(4, 6)}'${random.int(0, 20)}` };
  const list = (n) => {
    const kind = random.pick(['number', 'word', 'height']);
    return [kind, ...Array.from({ length: n }, value[kind])];
  };
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any lists', ...Array.from({ length: 12 }, () => list(random.int(1, 2 * i + 1))));
  yield test('largest', 'largest m and n', ...Array.from({ length: 100 }, () => list(100)));
}

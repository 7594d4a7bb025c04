export const seed = 17111;

export function* tests(random) {
  const test = (name, tries, bosses, lines) => ({ name, tries, input: `${bosses.length + 1} ${lines.length}\n${bosses.join(' ')}\n${lines.join('\n')}\n` });
  const chain = (n) => Array.from({ length: n - 1 }, (_, i) => i + 1);
  const any = (n, near) => Array.from({ length: n - 1 }, (_, i) => random.int(Math.max(1, i + 1 - near), i + 1));
  const askAll = (n) => Array.from({ length: n }, (_, i) => `ask ${i + 1}`);
  const lines = (count, n, most) => [
    ...Array.from({ length: count - 1 }, () => (random.int(0, 1) === 0 ? `ask ${random.int(1, n)}` : `raise ${random.int(1, n)} ${random.int(1, most)}`)),
    `ask ${n}`,
  ];
  yield test('one', 'n = 1', [], ['ask 1', 'raise 1 5', 'ask 1']);
  yield test('no-raise', 'nobody gets a raise', [1, 1], ['ask 3', 'ask 1']);
  yield test('two', 'n = 2', [1], ['raise 2 7', ...askAll(2), 'raise 1 1', ...askAll(2)]);
  yield test('leaf', 'a raise for somebody without people below', [1, 2, 2, 1], ['raise 3 10', ...askAll(5)]);
  yield test('director', 'a raise for everybody', [1, 2, 2, 1], ['raise 1 10', ...askAll(5)]);
  yield test('star', 'everybody has the same boss', Array(8).fill(1), ['raise 5 3', 'raise 9 4', 'raise 1 1', ...askAll(9)]);
  yield test('chain', 'everybody has one person below', chain(9), ['raise 4 10', 'raise 9 1', 'raise 1 100', ...askAll(9)]);
  yield test('numbers-mixed', 'branches whose numbers are mixed', [1, 1, 2, 3, 2, 3, 4, 5], ['raise 2 10', 'raise 3 1', 'raise 4 100', ...askAll(9)]);
  yield test('same-again', 'the same branch again and again', [1, 1, 2, 2, 3], [...Array(5).fill('raise 2 1000000'), ...askAll(6)]);
  yield test('power-of-two', 'n is a power of two', any(16, 16), ['raise 7 3', 'raise 16 5', 'raise 2 9', ...askAll(16)]);
  yield test('large-sums', 'the raises add up to more than two billion', [1, 2], [...Array(2500).fill('raise 2 1000000'), ...askAll(3)]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any company', any(9 * i, 4 * i), lines(25 * i, 9 * i, 1000));
  yield test('many', 'thousands of employees', any(4000, 60), lines(4000, 4000, 1000000));
}

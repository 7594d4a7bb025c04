export const seed = 1541;

export function* tests(random) {
  const test = (name, tries, superiors) => ({ name, tries, input: `${superiors.length + 1}\n${superiors.join(' ')}\n` });
  const company = (n, superior) => Array.from({ length: n - 1 }, (_, i) => superior(i + 2));
  yield test('two', 'n = 2', [1]);
  yield test('chain-of-three', 'n = 3, one below the other', [1, 2]);
  yield test('all-below-founder', 'everybody reports to the founder', company(30, () => 1));
  yield test('chain', 'everybody reports to the one hired before', company(30, (i) => i - 1));
  yield test('binary', 'everybody hires two', company(31, (i) => Math.floor(i / 2)));
  yield test('broom', 'a chain, and many below the last', company(40, (i) => Math.min(i - 1, 20)));
  yield test('two-chains', 'two chains of different lengths', company(25, (i) => (i < 4 ? 1 : i % 3 === 0 ? i - 3 : i - 1)));
  yield test('side-way', 'the longest way does not end at the last employee', [1, 2, 3, 4, 1, 1, 2]);
  yield test('recent', 'everybody was hired by a recent one', company(300, (i) => random.int(Math.max(1, i - 3), i - 1)));
  yield test('random', 'any company', company(400, (i) => random.int(1, i - 1)));
  yield test('large', 'thousands of employees', company(8000, (i) => random.int(1, i - 1)));
  yield test('largest-chain', 'largest n, one long chain', company(20000, (i) => i - 1));
}

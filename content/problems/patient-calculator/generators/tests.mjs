export const seed = 4092;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  yield test('one-sum', 'one sum', ['2 + 3']);
  yield test('all-operators', 'all four operators', ['7 + 3', '7 - 30', '7 * -3', '7 / 3']);
  yield test('round-down', 'quotients with signs', ['7 / 2', '-7 / 2', '7 / -2', '-7 / -2', '-8 / 2', '0 / -5', '-1 / 3']);
  yield test('store', 'store and use', ['a = 5 + 0', 'b = a * a', 'a = b - a', 'a + b']);
  yield test('store-same', 'a name on both sides', ['n = 1 + 1', 'n = n * n', 'n = n * n', 'n / n']);
  yield test('division-by-zero', 'division by zero', ['5 / 0', 'z = 3 - 3', '4 / z', '0 / 0', '5 / -0']);
  yield test('nothing-stored', 'nothing is stored after a mistake', ['a = 4 + 4', 'a = 1 / 0', 'a + 0', 'b = a / 0', 'b + 1']);
  yield test('bad-lines', 'bad lines', ['hello', '1 +', '1 + 2 + 3', '1 2 3 4 5', 'x = 5', 'x == 5 + 1', '= = = = =', 'a b c d', 'x + 1 + 2 3']);
  yield test('bad-names', 'bad names', ['A = 1 + 1', 'x1 = 1 + 1', '5 = 2 + 3', '- = 1 + 1', '= = 1 + 1', 'a_b = 1 + 1', 'Rent + 1']);
  yield test('bad-operators', 'bad operators', ['2 % 3', '2 ** 3', '2 x 3', '1 // 2', 'a = 1 = 2', '1 +- 2']);
  yield test('bad-values', 'bad values', ['2a + 3', '3 + --1', '1.5 + 1', '- + 1', '1 + -', 'a1 + 1', '1 + X', '+5 + 1', '1 + 2-']);
  yield test('order-value-unknown', 'an unknown name and a bad value', ['foo + 2a', '2a + foo', 'foo + bar', '1 + bar']);
  yield test('order-operator-value', 'a bad operator and a bad value', ['2a % 2', 'foo % 0']);
  yield test('order-name-operator', 'a bad name and a bad operator', ['A = 2a % 0', 'A = 1 / 0']);
  yield test('unknown-before-zero', 'an unknown name and a zero', ['foo / 0', '0 / foo']);
  yield test('minus-name', 'a minus sign before a name', ['a = 1 + 1', '-a + 1']);
  yield test('large', 'large results', ['a = 999999 * 999999', 'a * 100', 'a * -100', 'b = -999999 * 999999', 'b / 7', 'a - b']);
  yield test('zeros', 'zeros in front', ['007 + 1', '-00 + 0', '10 / 005']);
  const names = ['a', 'b', 'rent', 'food'];
  const value = () => random.pick([() => String(random.int(-50, 50)), () => random.pick(names), () => random.pick(['x9', '--2', 'Z', '7'])])();
  const line = () => {
    const sum = `${value()} ${random.pick(['+', '-', '/', '/', '-', '%'])} ${value()}`;
    return random.pick([sum, `${random.pick(names)} = ${sum}`, `${random.pick(names)} = ${sum}`, `${random.pick(['A', 'k'])} = ${sum}`, 'what now']);
  };
  for (let i = 1; i <= 3; i += 1)
    yield test(`random-${i}`, 'any lines', ['a = 3 + 4', 'rent = 50 * 2', ...Array.from({ length: random.int(20, 60) }, line)]);
  yield test('largest', 'largest number of lines', ['a = 3 + 4', ...Array.from({ length: 999 }, line)]);
}

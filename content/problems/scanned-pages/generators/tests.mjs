export const seed = 2402;

export function* tests(random) {
  const test = (name, tries, names) => {
    const list = random.shuffle([...new Set(names)]);
    return { name, tries, input: `${list.length}\n${list.join('\n')}\n` };
  };
  const number = (digits) => (digits === 1 ? String(random.int(0, 9)) : random.int(1, 9) + random.text(digits - 1, '0123456789'));
  const any = (length, alphabet) => {
    let name = '';
    let letters = random.int(0, 1) === 0;
    while (name.length < length) {
      const size = random.int(1, 3);
      name += letters ? random.text(size, alphabet) : number(size);
      letters = !letters;
    }
    return name.slice(0, 40);
  };
  const many = (count, make) => Array.from({ length: count }, make);
  yield test('one', 'n = 1', ['a']);
  yield test('letters', 'letters only', ['b', 'ab', 'abc', 'a', 'aa', 'ba', 'zz', 'z']);
  yield test('numbers', 'numbers only', ['0', '1', '10', '2', '9', '99', '100', '20', '19', '11']);
  yield test('same-length', 'numbers of the same length', ['x57', 'x75', 'x55', 'x77', 'x56', 'x70']);
  yield test('number-before-letters', 'a number against letters', ['a1', 'ab', 'a', 'a1b', 'aa1', '1a', '1', 'a0']);
  yield test('runs-out', 'one name is the beginning of another', ['p', 'p1', 'p1q', 'p1q2', 'p1q2r', 'p1q2r3', 'p1q22', 'p11']);
  yield test('zero', 'the number 0', ['a0b', 'a1b', 'a0', 'a', '0', '0a', '0a0', '0a10']);
  yield test('long-numbers', 'numbers with up to 40 digits', [...many(20, () => number(40)), ...many(10, () => number(39)), ...many(10, () => number(20))]);
  yield test('long-shared', 'long numbers that differ at the end', many(30, () => `k1844674407370955161${random.int(0, 999)}`));
  yield test('second-number', 'the second number decides', many(40, () => `reg${random.int(1880, 1883)}page${random.int(1, 120)}`));
  yield test('deep', 'many pieces', many(40, () => Array.from({ length: 10 }, () => `${random.pick(['a', 'b'])}${random.int(9, 11)}`).join('')));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any names', many(80, () => any(3 * i, 'ab')));
  yield test('largest', 'largest n', many(2000, () => any(random.int(3, 14), 'abc')));
}

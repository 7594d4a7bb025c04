export const seed = 3364;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const number = (digits) => `${random.int(1, 9)}${random.text(digits - 1, '0123456789')}`;
  const all = (a, b) => ['+', '-', '*', '?'].map((sign) => `${a} ${sign} ${b}`);
  const nines = (count) => '9'.repeat(count);
  yield test('one', 'q = 1', ['2 + 3']);
  yield test('zero', 'zeros', [...all('0', '0'), ...all('0', '7'), ...all('7', '0')]);
  yield test('digits', 'numbers of one digit', [...all('8', '9'), ...all('9', '8'), ...all('5', '2'), ...all('6', '6')]);
  yield test('carry', 'a carry through all digits', [`${nines(40)} + 1`, `1 + ${nines(40)}`, `${nines(30)} + ${nines(30)}`]);
  yield test('borrow', 'a borrow through all digits', [`1${'0'.repeat(40)} - 1`, `1${'0'.repeat(25)} - ${nines(25)}`, `1 - 1${'0'.repeat(20)}`]);
  yield test('cancel', 'digits that cancel each other', ['12345678901234567890123 - 12345678901234567890000', '55555555555555555555 - 55555555555555555555', '12345678901234567890000 - 12345678901234567890123']);
  yield test('lengths', 'numbers of very different lengths', [...all(number(200), '7'), ...all('8', number(200)), ...all(number(3), number(90))]);
  yield test('inner-zeros', 'zeros inside', [...all(`1${'0'.repeat(50)}`, `1${'0'.repeat(49)}`), ...all(`70${'0'.repeat(30)}5`, '80')]);
  yield test('powers', 'powers of ten', [`1${'0'.repeat(150)} * 1${'0'.repeat(149)}`, `1${'0'.repeat(20)} ? 1${'0'.repeat(20)}`, `1${'0'.repeat(20)} ? 1${'0'.repeat(19)}`]);
  {
    const a = number(60);
    yield test('almost-equal', 'numbers that differ in one digit', [`${a}3 ? ${a}4`, `${a}4 ? ${a}3`, `8${a} ? 9${a}`, `${a} ? ${a}`, `${a}3 - ${a}4`, `19${a} ? 28${a}`, `91${a} ? 82${a}`]);
  }
  for (let i = 1; i <= 3; i += 1) {
    yield test(`random-${i}`, 'any numbers', Array.from({ length: 20 * i }, () => `${number(random.int(1, 25 * i))} ${random.pick(['+', '-', '*', '?'])} ${number(random.int(1, 25 * i))}`));
  }
  yield test('largest-product', 'products of the largest numbers', [`${nines(300)} * ${nines(300)}`, `${number(300)} * ${number(300)}`]);
  yield test('largest', 'largest q', Array.from({ length: 100 }, () => `${number(300)} ${random.pick(['+', '-', '*', '*', '?'])} ${number(random.int(290, 300))}`));
}

export const seed = 9437;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const of = (text) => text.split(', ');
  /** An exercise with so many signs, and its value; too large values are made again. */
  const made = (signs, choice, most) => {
    if (signs === 0) {
      const number = random.int(0, most);
      return [`${number}`, number];
    }
    for (;;) {
      const left = random.int(0, signs - 1);
      const [a, x] = made(left, choice, most);
      const [b, y] = made(signs - 1 - left, choice, most);
      const sign = random.pick(choice);
      const value = sign === '+' ? x + y : sign === '-' ? x - y : x * y;
      if (Math.abs(value) <= 1e9) return [`${sign} ${a} ${b}`, value];
      choice = ['+', '-'];
    }
  };
  const any = (count, signs, choice, most) => Array.from({ length: count }, () => made(random.int(0, signs), choice, most)[0]);
  yield test('number', 'a single number', of('0, 99, 10'));
  yield test('one-sign', 'one sign', of('+ 1 2, - 1 2, * 3 4'));
  yield test('difference-right', 'sums and differences on the right of a minus', of('- 9 + 2 3, - 9 - 2 3, - 0 - 0 1'));
  yield test('difference-left', 'sums and differences on the left of a minus', of('- + 9 2 3, - - 9 2 3'));
  yield test('sum-sides', 'sums and differences on both sides of a plus', of('+ + 1 2 3, + - 1 2 3, + 1 + 2 3, + 1 - 2 3'));
  yield test('product-left', 'sums and differences on the left of a product', of('* + 1 2 3, * - 1 2 3'));
  yield test('product-right', 'sums and differences on the right of a product', of('* 3 + 1 2, * 3 - 1 2'));
  yield test('products', 'products in products', of('* * 2 3 4, * 2 * 3 4, * * 1 2 * 3 4'));
  yield test('product-parts', 'products as parts of sums and differences', of('+ * 2 3 4, + 4 * 2 3, - * 2 3 4, - 4 * 2 3'));
  yield test('deep-right', 'minus in minus, on the right', of('- 1 - 2 - 3 - 4 5, - 1 + 2 - 3 + 4 5'));
  yield test('deep-left', 'minus in minus, on the left', of('- - - - 1 2 3 4 5'));
  yield test('negative', 'negative values', of('- 0 99, * - 1 5 - 2 9, - - 3 9 - 9 3'));
  yield test('large', 'the largest values', of('* 10 * 10 * 10 * 10 * 10 * 10 * 10 * 10 10, - 0 * 10 * 10 * 10 * 10 * 10 * 10 * 10 * 10 10'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any exercises', any(8 * i, 3 * i, ['+', '-', '*'], [9, 20, 99][i - 1]));
  yield test('right-chain', 'as deep as possible on the right', [`${'- 1 '.repeat(99)}2`, `${'+ 1 '.repeat(99)}2`]);
  yield test('left-chain', 'as deep as possible on the left', [`${'- '.repeat(99)}2${' 1'.repeat(99)}`]);
  yield test('largest', 'longest exercises', Array.from({ length: 50 }, () => made(99, ['+', '-', '-', '*'], 9)[0]));
}

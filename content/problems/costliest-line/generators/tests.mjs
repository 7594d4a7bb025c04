export const seed = 1908;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const price = (paise) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
  const word = () => random.text(random.int(1, 9), 'abcdefghijklmnopqrstuvwxyz');
  const name = () => Array.from({ length: random.int(1, 3) }, word).join(' ');
  const line = (low, high) => `${name()};${random.int(1, high)};${price(random.int(low, 99995))}`;
  yield test('one-line', 'one line', ['salt;1;20.00']);
  yield test('cheapest', 'the smallest amount', ['a;1;0.05']);
  yield test('most-paise', 'ninety-five paise', ['pen;1;999.95']);
  yield test('few-paise', 'less than ten paise after the point', ['nail;1;1.05', 'screw;1;1.00']);
  yield test('name-with-spaces', 'names with spaces', ['dal makhani ready to eat;1;90.00', 'a b c;1;80.00']);
  yield test('longest-name', 'a name of 30 letters', [`${'q'.repeat(30)};10;10.10`, 'x;1;1.00']);
  yield test('last-line', 'the last line costs most', ['milk;2;33.00', 'bread;1;45.50', 'paneer;1;110.00']);
  yield test('equal', 'all lines cost equally much', ['one;6;10.00', 'two;3;20.00', 'three;2;30.00']);
  yield test('pieces-decide', 'the cheapest piece, but most of them', ['card;900;1.15', 'book;2;499.95']);
  yield test('largest', 'largest n, largest amounts', Array.from({ length: 100 }, (_, i) => `item ${'abcdefghij'[i % 10]};1000;999.95`));
  for (let i = 1; i <= 3; i += 1)
    yield test(`random-${i}`, 'any lines', Array.from({ length: random.int(2, 40) }, () => line(5, 20)));
  yield test('random-long', 'largest n, any lines', Array.from({ length: 100 }, () => line(5, 1000)));
}

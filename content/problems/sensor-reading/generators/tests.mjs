export const seed = 702;

export function* tests(random) {
  const test = (name, tries, readings) => ({ name, tries, input: `${readings.length}\n${readings.join('\n')}\n` });
  const hex = (digits) => random.text(digits, '0123456789ABCDEF');
  yield test('zero', 'zeros of every length', ['0', '00', '000', '0000', '00000000']);
  yield test('one-digit', 'all readings of one digit', [...'0123456789ABCDEF']);
  yield test('minus-one', '-1 in every length', ['F', 'FF', 'FFF', 'FFFF', 'FFFFF', 'FFFFFF', 'FFFFFFF', 'FFFFFFFF']);
  yield test('smallest', 'the smallest number of every length', ['8', '80', '800', '8000', '80000', '800000', '8000000', '80000000']);
  yield test('largest', 'the largest number of every length', ['7', '7F', '7FF', '7FFF', '7FFFF', '7FFFFF', '7FFFFFF', '7FFFFFFF']);
  yield test('between', 'between -0.9 and 0.9', ['F7', 'F8', 'FFFB', '05', '0009', 'FFFFFFF9']);
  yield test('positive', 'positive readings with leading zeros', ['00A', '0C3', '0001', '0FFF', '00000010']);
  yield test('round', 'whole degrees', ['0A', 'F6', '64', '9C', '03E8', 'FC18']);
  yield test('bytes', 'any readings of two digits', Array.from({ length: 200 }, () => hex(2)));
  yield test('words', 'any readings of eight digits', Array.from({ length: 200 }, () => hex(8)));
  yield test('many', 'largest n, any length', Array.from({ length: 1000 }, () => hex(random.int(1, 8))));
}

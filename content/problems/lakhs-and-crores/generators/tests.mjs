export const seed = 3301;

export function* tests(random) {
  const test = (name, tries, amounts) => ({ name, tries, input: `${amounts.length}\n${amounts.join('\n')}\n` });
  const digits = (length) => random.int(1, 9) + random.text(length - 1, '0123456789');
  const range = (low, high, of) => Array.from({ length: high - low + 1 }, (_, i) => of(low + i));
  const any = () => `${random.pick(['', '-'])}${digits(random.int(1, 25))}${random.pick(['', `.${random.text(2, '0123456789')}`])}`;
  yield test('one', 'n = 1', ['7']);
  yield test('short', 'up to three digits', ['0', '5', '42', '999', '100']);
  yield test('lengths', 'each length from 1 to 20', range(1, 20, digits));
  yield test('negative', 'negative amounts', range(1, 12, (length) => `-${digits(length)}`));
  yield test('paise', 'amounts with paise', range(1, 12, (length) => `${digits(length)}.${random.text(2, '0123456789')}`));
  yield test('negative-paise', 'negative amounts with paise', range(1, 12, (length) => `-${digits(length)}.05`));
  yield test('zero-rupees', 'paise only', ['0.50', '-0.05', '0.00']);
  yield test('powers', 'powers of ten', range(0, 30, (zeros) => `1${'0'.repeat(zeros)}`));
  yield test('beyond-types', 'amounts around the ends of the number types', ['2147483647', '2147483648', '-2147483648', '9223372036854775807', '9223372036854775808', '18446744073709551616']);
  yield test('longest', 'the longest amounts', [digits(200), `-${digits(200)}.99`, digits(199), `-${digits(199)}`]);
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any amounts', range(1, 40, any));
  yield test('largest', 'largest n', range(1, 100, any));
}

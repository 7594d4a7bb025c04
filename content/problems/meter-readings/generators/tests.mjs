export const seed = 4091;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const good = () => String(random.int(0, 99999));
  const bad = () => random.pick(['--', 'door locked', '12a4', '4.5', '1 2', 'x', '-', '5-', '--3', '.', '-a', 'no meter', '3.', '.7', '1-2']);
  const any = () => random.pick([good, good, good, bad, () => `-${random.int(1, 500)}`])();
  yield test('one-reading', 'one reading', ['7']);
  yield test('zero', 'the reading 0', ['0']);
  yield test('minus-zero', 'the reading -0', ['-0', '5']);
  yield test('only-faulty', 'only readings below zero', ['-1', '-25', '-999999999']);
  yield test('only-a-sign', 'a sign without digits', ['-', '--', '-']);
  yield test('sign-at-the-end', 'a sign at the end', ['5-', '12', '7-']);
  yield test('two-signs', 'two signs', ['--3', '-3', '3']);
  yield test('sign-in-the-middle', 'a sign in the middle', ['1-2', '12']);
  yield test('letters-after-digits', 'letters after the digits', ['12a', '8', '9th floor']);
  yield test('letters-before-digits', 'letters before the digits', ['a12', 'no 9', 'e5']);
  yield test('exponents', 'what looks like a number with an exponent', ['1e5', '3']);
  yield test('points', 'points', ['4.5', '.', '6.', '.7', '40']);
  yield test('space-inside', 'a space inside', ['1 2', '30', '4 000']);
  yield test('leading-zeros', 'zeros in front', ['007', '000', '-008', '0100']);
  yield test('largest', 'largest n, largest readings', Array(1000).fill('999999999'));
  yield test('random-all', 'largest n, any lines', Array.from({ length: 1000 }, any));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any lines', Array.from({ length: random.int(5, 60) }, any));
}

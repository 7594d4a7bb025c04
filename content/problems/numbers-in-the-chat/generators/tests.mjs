export const seed = 9436;

export function* tests(random) {
  const test = (name, tries, lines, end = '\n') => ({ name, tries, input: lines.join('\n') + end });
  const ten = () => random.text(1, '6789') + random.text(9, '0123456789');
  const some = [ten(), ten(), ten(), ten()];
  const written = () => {
    const n = random.pick(some);
    return random.pick(['', '', '0', '0-', '0 ', '+91', '+91 ', '+91-', '+', '91', '00', '+91 0', '7']) + n.slice(0, 5) + random.pick(['', ' ', '-', '', '  ', ' -']) + n.slice(5) + random.pick(['', '', '', '5', ' 1', '.']);
  };
  const any = (count) => Array.from({ length: count }, () => Array.from({ length: random.int(0, 4) }, () => random.pick(['ok', 'call', '12', 'or', written(), written(), written()])).join(random.pick([' ', ', ', ' ', '/'])));
  yield test('none', 'no number at all', ['hello', '', 'see you at 10']);
  yield test('one', 'one number', ['6000000000']);
  yield test('first-digits', 'each first digit', ['0123456789', '1234567890', '2345678901', '3456789012', '4567890123', '5678901234', '6789012345', '7890123456', '8901234567', '9012345678']);
  yield test('prefixes', 'all prefixes', ['9876543210 09876543210 0-9876543210 0 9876543210', '+919876543210 +91-9876543210 +91 9876543210']);
  yield test('wrong-prefixes', 'other prefixes', ['919876543210, 91-9876543210', '+9876543210 +0 9876543210 +92 9876543210', '+91  9876543210, +91--9876543210, 00-9876543210']);
  yield test('in-two-parts', 'two groups of five', ['98765 43210 98765-43210', '98765  43210, 98765.43210, 98765 -43210', '+91 98765-43210']);
  yield test('other-groups', 'other groups', ['987 654 3210', '9876-543210', '987654 3210', '98765 4321 0']);
  yield test('too-long', 'a digit too many', ['98765432101', '19876543210', '98765 432101', '9 98765 43210', '098765432101']);
  yield test('too-short', 'a digit too few', ['987654321', '98765 4321', '+91 987654321x']);
  yield test('touching-letters', 'letters directly around it', ['x9876543210y', 'No.9876543210.', '(9876543210)', '-9876543210-']);
  yield test('two-in-a-row', 'numbers side by side', ['9876543210 8765432109', '9876543210-8765432109', '9876543210,8765432109', '98765432108765432109']);
  yield test('shared-digits', 'groups of five in a row', ['98765 87654 76543', '98765-87654-76543-65432', '12345 98765 43210']);
  yield test('across-lines', 'a number that is cut at the end of a line', ['98765', '43210', '+91', '9876543210']);
  yield test('again', 'the same number in several forms', ['9876543210', 'x +91 98765-43210', '0 98765 43210 6123456789', '6123456789']);
  yield test('plus-behind', 'a plus after a number', ['9876543210+8765432109', '8765432109+919876543210'], '');
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any chat', any(15 * i));
  yield test('largest', 'most lines', any(200));
}

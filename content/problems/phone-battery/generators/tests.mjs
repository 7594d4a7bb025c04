export const seed = 9318;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (n, most) => Array.from({ length: n }, () => {
    const [p, q] = random.shuffle([1, 2, 3, 4, 5]);
    return random.pick([`charge ${p} ${random.int(1, most)}`, `use ${p} ${random.int(1, most)}`, `give ${p} ${q} ${random.int(1, Math.min(most, 100))}`]);
  });
  yield test('one-charge', 'n = 1, charge', of('charge 3 1'));
  yield test('one-use', 'n = 1, use', of('use 5 1'));
  yield test('to-80', 'charged exactly to 80, and on', of('charge 1 15, charge 1 1, charge 1 1'));
  yield test('over-79', 'charged from 79', of('use 1 1, charge 1 15, charge 1 1, use 1 2, charge 1 1'));
  yield test('through-80', 'charged past 80 in one go', of('charge 2 20, use 2 40, charge 2 25'));
  yield test('to-100', 'charged exactly to 100', of('charge 1 35, charge 1 1, use 1 1, charge 1 1'));
  yield test('empty', 'used down to 0', of('use 2 49, use 2 1, use 2 1, charge 2 1, use 2 5'));
  yield test('give-to-20', 'exactly 20 percent are left', of('give 1 2 30, give 1 2 1'));
  yield test('give-to-19', '19 percent would be left', of('give 1 2 31, charge 2 1, charge 1 1'));
  yield test('refused-changes-nothing', 'a refusal changes nothing', of('use 3 30, give 3 4 10, use 4 100, use 3 100'));
  yield test('over-the-top', 'more is given than fits', of('charge 1 1000, charge 2 25, give 1 2 50, use 2 200, use 1 200'));
  yield test('in-a-ring', 'given from phone to phone', of('give 1 2 20, give 2 3 20, give 3 4 20, give 4 5 20, give 5 1 20, use 1 99, use 5 99'));
  yield test('longest', 'largest m and k', of('charge 1 1000, give 1 2 100, give 1 2 80, use 2 1000, use 1 1000'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(40 * i, 20 * i));
  yield test('largest', 'largest n', any(500, 45));
}

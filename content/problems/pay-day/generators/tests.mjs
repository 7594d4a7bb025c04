export const seed = 8106;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  yield test('fixed', 'one person with a fixed salary', ['fixed om 30000']);
  yield test('zero', 'everything is 0', ['fixed om 0', 'hourly ria 0 0', 'sales zo 0 0']);
  yield test('no-overtime', 'exactly 160 hours', ['hourly ria 160 100']);
  yield test('overtime', '161 hours', ['hourly ria 161 100', 'hourly om 159 100']);
  yield test('much-overtime', 'the most hours', ['hourly ria 400 5000']);
  yield test('fraction', '5 per cent with a fraction', ['sales zo 5000 1019', 'sales om 5000 1020', 'sales li 5000 19']);
  yield test('bonus-is-base', 'the bonus is as large as the base', ['sales zo 500 10000', 'sales om 500 10020', 'sales li 500 9999']);
  yield test('bonus-limited', 'the bonus would be larger than the base', ['sales zo 500 1000000']);
  yield test('much-sold', 'the largest sale', ['sales zo 1000000 1000000000', 'sales om 1000000 500000000', 'sales li 1000000 20000000']);
  yield test('mixture', 'all three kinds', ['fixed a 100', 'sales b 200 300', 'hourly c 170 20', 'fixed d 5', 'hourly e 3 2']);
  const any = (count) => Array.from({ length: count }, () => {
    const name = random.text(random.int(1, 10), 'abcdefghik');
    const kind = random.int(1, 3);
    if (kind === 1) return `fixed ${name} ${random.int(0, 1000000)}`;
    if (kind === 2) return `hourly ${name} ${random.int(100, 240)} ${2 * random.int(0, 2500)}`;
    return `sales ${name} ${random.int(0, 60000)} ${random.int(0, 2000000)}`;
  });
  yield test('random-1', 'any people', any(15));
  yield test('random-2', 'any people', any(60));
  yield test('largest', 'the largest number of people', any(200));
}

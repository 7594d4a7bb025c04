export const seed = 9330;

export function* tests(random) {
  const test = (name, tries, people, asked) => ({ name, tries, input: `${people.length} ${asked.length}\n${people.join('\n')}\n${asked.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const word = (i) => `n${'abcdefghij'[Math.floor(i / 100)]}${'abcdefghij'[Math.floor(i / 10) % 10]}${'abcdefghij'[i % 10]}`;
  const any = (n, m, phones) => {
    const order = random.shuffle(Array.from({ length: n }, (_, i) => i));
    const people = order.map((p, i) => {
      const guardian = i === 0 || random.int(0, 9) === 0 ? random.pick(['-', 'zz']) : word(order[random.int(Math.max(0, i - 3), i - 1)]);
      return `${word(p)} ${guardian} ${random.int(0, 9) < phones ? random.int(1000, 999999) : '-'}`;
    });
    return [random.shuffle(people), Array.from({ length: m }, () => (random.int(0, 14) === 0 ? random.pick(['zz', 'yy']) : word(random.int(0, n - 1))))];
  };
  yield test('own-number', 'one person with a number', of('a - 1234'), of('a, b'));
  yield test('nothing', 'one person with nothing', of('a - -'), of('a'));
  yield test('not-on-the-list', 'a guardian who is not on the list', of('a b -'), of('a, b, a'));
  yield test('one-step', 'the guardian has a number', of('a b -, b - 5555'), of('a, b'));
  yield test('two-steps', 'the guardian\'s guardian has a number', of('c - 777777, a b -, b c -'), of('a, b, c'));
  yield test('own-number-first', 'all have numbers', of('a b 1111, b c 2222, c - 3333'), of('a, b, c'));
  yield test('number-without-guardian', 'a number but no guardian, and the other way round', of('a - 1111, b a -'), of('b, a'));
  yield test('same-guardian', 'several children of one guardian', of('a g -, b g -, c g 4444, g - 9999'), of('a, b, c, g'));
  yield test('asked-twice', 'the same name several times', of('a b -, b x -'), of('a, a, x, a, b, x'));
  yield test('long-number', 'numbers of four and ten digits', of('a - 0123, b - 9876543210'), of('a, b'));
  yield test('long-chain', 'a long chain', Array.from({ length: 500 }, (_, i) => `${word(i)} ${i < 499 ? word(i + 1) : '-'} ${i < 499 ? '-' : '12345'}`), [word(0), word(250), word(499)]);
  yield test('long-chain-nobody', 'a long chain without a number', Array.from({ length: 500 }, (_, i) => `${word(i)} ${i < 499 ? word(i + 1) : 'zz'} -`), [word(0), word(499)]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any people', ...any(10 * i, 15 * i, i));
  yield test('largest', 'largest n and m', ...any(500, 500, 2));
}

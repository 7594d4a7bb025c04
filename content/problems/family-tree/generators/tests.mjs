export const seed = 406;

export function* tests(random) {
  const test = (name, tries, register, asked) => ({
    name,
    tries,
    input: [`${register.length} ${asked.length}`, ...register.map((pair) => pair.join(' ')), ...asked.map((pair) => pair.join(' '))].join('\n') + '\n',
  });
  const names = (n) => {
    const known = new Set();
    while (known.size < n) known.add(random.text(random.int(3, 8), 'abcdefghijklmnoprstuvy'));
    return [...known];
  };
  /** Everybody but the first `roots` gets a mother out of the `reach` people before. */
  const family = (people, roots, reach) =>
    people.flatMap((child, i) => (i < roots ? [] : [[child, people[random.int(Math.max(0, i - reach), i - 1)]]]));
  const asked = (people, q) => Array.from({ length: q }, () => [random.pick(people), random.pick(people)]);
  const inRegister = (register) => [...new Set(register.flat())];
  yield test('herself', 'a person and herself', [['a', 'b']], [['a', 'a'], ['b', 'b']]);
  yield test('mother', 'a child and its mother', [['a', 'b']], [['a', 'b'], ['b', 'a']]);
  yield test('sisters', 'sisters', [['a', 'm'], ['b', 'm'], ['c', 'm']], [['a', 'b'], ['c', 'a']]);
  yield test('strangers', 'two families', [['a', 'b'], ['c', 'd']], [['a', 'c'], ['b', 'd'], ['c', 'd']]);
  yield test('nearest', 'several common ancestresses', [['a', 'b'], ['b', 'c'], ['c', 'd'], ['x', 'b']], [['a', 'x'], ['x', 'a'], ['a', 'c']]);
  let people = names(40);
  let register = family(people, 1, 1);
  yield test('one-line', 'one long line', random.shuffle(register), asked(people, 30));
  register = family(people, 1, 3);
  yield test('child-before-mother', 'children registered before their mothers', register.toReversed(), asked(people, 40));
  people = names(60);
  register = family(people, 6, 60);
  yield test('broad', 'broad families', random.shuffle(register), asked(inRegister(register), 60));
  people = names(501);
  register = family(people, 1, 1);
  yield test('longest-line', 'the longest line', random.shuffle(register), asked(people, 500));
  register = family(people, 1, 5);
  yield test('deep', 'largest n and q, deep', random.shuffle(register), asked(people, 500));
  people = names(520);
  register = family(people, 20, 520);
  yield test('largest', 'largest n and q, several families', random.shuffle(register), asked(inRegister(register), 500));
}

export const seed = 507;

export function* tests(random) {
  const test = (name, tries, classes, objects) => ({
    name,
    tries,
    input: `${classes.length} ${objects.length}\n${classes.map(([c, bases, members]) => [c, bases.length, ...bases, members.length, ...members].join(' ')).join('\n')}\n${objects.join('\n')}\n`,
  });
  yield test('smallest', 'one class, one object', [['A', [], []]], ['A']);
  yield test('several-objects', 'several objects of simple classes', [['A', [], []], ['B', [], []], ['C', [], []]], ['B', 'A', 'C', 'A']);
  yield test('base-before-member', 'a class with a base and a member', [['Base', [], []], ['Member', [], []], ['Both', ['Base'], ['Member']]], ['Both']);
  yield test('chain', 'a chain of bases', [['A', [], []], ['B', ['A'], []], ['C', ['B'], []], ['D', ['C'], []]], ['D', 'B']);
  yield test('members-in-members', 'members that have members', [['A', [], []], ['B', [], ['A']], ['C', [], ['B', 'A', 'B']]], ['C']);
  yield test('left-to-right', 'bases that are not in the order of the lines', [['A', [], []], ['B', [], []], ['C', [], []], ['D', ['C', 'A', 'B'], ['B', 'A', 'C']]], ['D']);
  yield test('diamond', 'a class inherited over two ways', [['Top', [], []], ['Left', ['Top'], []], ['Right', ['Top'], []], ['Bottom', ['Left', 'Right'], []]], ['Bottom']);
  yield test('base-with-member', 'members of a base', [['M', [], []], ['N', [], []], ['P', [], ['M']], ['Q', ['P'], ['N']], ['R', ['Q'], ['P', 'Q']]], ['R', 'M', 'Q']);
  yield test('small-and-capital', 'names that differ in capitals only', [['a', [], []], ['A', [], ['a']], ['aA', ['A'], ['a', 'A']]], ['aA', 'a', 'A']);
  yield test('deep', 'a long chain', Array.from({ length: 200 }, (_, i) => [`c${String.fromCharCode(97 + (i % 26))}${'x'.repeat(i / 26)}`, i ? [`c${String.fromCharCode(97 + ((i - 1) % 26))}${'x'.repeat((i - 1) / 26)}`] : [], []]), ['caxxxxxxx', 'crxxxxxxx']);
  yield test('doubling', 'very many constructors', Array.from({ length: 12 }, (_, i) => [String.fromCharCode(65 + i), [], i ? Array(2).fill(String.fromCharCode(64 + i)) : []]), ['L', 'L']);
  const some = (n, q) => {
    const names = random.shuffle(Array.from({ length: n }, (_, i) => `K${String.fromCharCode(97 + (i % 26))}${'ab'[Math.floor(i / 26)] ?? 'c'}`));
    const size = new Map();
    const classes = names.map((name, i) => {
      const earlier = names.slice(Math.max(0, i - 6), i);
      const bases = random.shuffle([...earlier]).slice(0, random.int(0, 2));
      const members = earlier.length ? Array.from({ length: random.int(0, 2) }, () => random.pick(earlier)) : [];
      let total = 1;
      const keep = (list) => list.filter((c) => total + size.get(c) <= 150 && (total += size.get(c)));
      const entry = [name, keep(bases), keep(members)];
      size.set(name, total);
      return entry;
    });
    return [classes, Array.from({ length: q }, () => random.pick(names))];
  };
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any classes', ...some(8 * i, 2 * i));
  yield test('many-objects', 'many objects', ...some(40, 100));
}

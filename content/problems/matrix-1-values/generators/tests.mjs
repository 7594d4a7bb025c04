export const seed = 60211;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const set = (name, rows, columns, low, high) => `set ${name} ${rows} ${columns} ${random.ints(rows * columns, low, high).join(' ')}`;
  const places = [...'ABCDZ'];
  const any = (count, largest) =>
    Array.from({ length: count }, () => {
      const [a, b, c] = [random.pick(places), random.pick(places), random.pick(places)];
      const kind = random.pick(of('set, set, show, add, sub, mul, transpose, equal'));
      if (kind === 'set') return set(a, random.int(1, largest), random.int(1, largest), -9, 9);
      if (kind === 'show') return `show ${a}`;
      // A product always goes to a place that no product reads, so that the numbers stay small.
      if (kind === 'mul') return `mul P ${a} ${b}`;
      return kind === 'transpose' || kind === 'equal' ? `${kind} ${a} ${b}` : `${kind} Q ${a} ${b}`;
    }).flatMap((command) => (/^(mul|add|sub)/.test(command) ? [command, `show ${command[4]}`] : [command]));
  yield test('one-number', 'matrices of one number', of('set A 1 1 7, set B 1 1 -3, add C A B, show C, sub C A B, show C, mul C A B, show C, transpose C A, show C'));
  yield test('empty-places', 'empty places', of('show A, equal A B, add C A B, set A 1 1 1, equal A B, equal B A, mul C B A, sub C A B, transpose C D, show C'));
  yield test('sizes', 'sizes that do not fit', of('set A 2 3 1 2 3 4 5 6, set B 3 2 1 2 3 4 5 6, add C A B, sub C A B, set D 2 2 1 2 3 4, mul C A D, show C, mul C D A, show C'));
  yield test('only-rows', 'equal rows, different columns', of('set A 2 1 1 2, set B 2 2 1 2 3 4, add C A B, sub C B A, mul C A B, mul C B A, show C'));
  yield test('own-place', 'a result that goes into the place of an operand', of('set A 2 2 1 2 3 4, set B 2 2 0 1 1 0, mul A A B, show A, mul B A B, show B, mul A A A, show A, add A A A, show A, sub A A A, show A'));
  yield test('transpose-own', 'a transpose into its own place', of('set A 2 3 1 2 3 4 5 6, transpose A A, show A, transpose A A, show A, set B 1 4 1 2 3 4, transpose B B, show B'));
  yield test('order', 'products in both orders', of('set A 2 2 1 2 3 4, set B 2 2 5 6 7 8, mul C A B, show C, mul C B A, show C, sub C A B, show C, sub C B A, show C'));
  yield test('equal', 'equal and different matrices', of('set A 2 2 1 2 3 4, set B 2 2 1 2 3 4, equal A B, equal A A, set B 2 2 1 2 3 5, equal A B, set B 2 2 0 2 3 4, equal A B'));
  yield test('equal-zeros', 'zeros of different sizes', of('set A 1 3 0 0 0, set B 3 1 0 0 0, equal A B, set C 1 2 0 0, equal A C, set D 2 2 0 0 0 0, equal C D'));
  yield test('smaller-after', 'a smaller matrix in the place of a larger one', of('set A 3 3 1 2 3 4 5 6 7 8 9, set A 2 2 1 0 0 1, show A, set B 2 2 1 0 0 1, equal A B, mul A A B, show A'));
  yield test('refused', 'what stays after a refusal', of('set C 1 1 5, set A 2 1 1 2, mul C A A, show C, add C A X, show C, transpose C X, show C'));
  yield test('large-numbers', 'the largest numbers', of('set A 1 2 1000000000000000 -1000000000000000, show A, set B 1 2 -1 1, add C A B, show C, set D 1 1 30000000, set E 1 1 -30000000, mul F D E, show F'));
  yield test('largest-size', 'the largest size', [set('A', 10, 10, -1000, 1000), set('B', 10, 10, -1000, 1000), ...of('mul C A B, show C, transpose D A, show D, sub E A B, show E, add F A B, show F, equal F E, equal F F')]);
  yield test('row-and-column', 'a row times a column, and a column times a row', [set('A', 1, 10, -9, 9), set('B', 10, 1, -9, 9), ...of('mul C A B, show C, mul D B A, show D')]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(30 * i, 1 + i));
}

export const seed = 60214;

export function* tests(random) {
  const test = (name, tries, kind, commands) => ({ name, tries, input: `${kind}\n${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const fraction = () => `${random.int(-6, 6)}/${random.pick([1, 2, 3, 4])}`;
  const set = (name, rows, columns, number) => `set ${name} ${rows} ${columns} ${Array.from({ length: rows * columns }, number).join(' ')}`;
  const names = of('a, b, A, total, Total, rate, rates');
  const any = (count, largest, number) =>
    Array.from({ length: count }, () => {
      const [a, b] = [random.pick(names), random.pick(names)];
      const kind = random.pick(of('set, set, set, show, copy, move, exchange, drop, list, undo, undo, memory, transpose, add, mul, scale, equal, det'));
      if (kind === 'set') {
        const rows = random.int(1, largest);
        return set(a, rows, random.int(0, 1) ? rows : random.int(1, largest), number);
      }
      if (['memory', 'list', 'undo'].includes(kind)) return kind;
      if (['show', 'drop', 'det'].includes(kind)) return `${kind} ${a}`;
      if (kind === 'scale') return `scale result ${a} ${number()}`;
      return kind === 'add' || kind === 'mul' ? `${kind} result ${a} ${b}` : `${kind} ${a} ${b}`;
    });
  yield test('nothing', 'no matrix at all', 'whole', of('list, undo, memory, show x, drop x, undo, list'));
  yield test('order', 'the order of the names', 'whole', of('set b 1 1 1, set Z 1 2 1 2, set a 2 1 1 2, set ab 1 1 3, set B 1 1 4, set A 1 1 5, list'));
  yield test('questions', 'questions about unknown names', 'whole', of('show x, det x, equal x y, add z x y, copy z x, scale z x 2, power z x 2, exchange x y, list, memory, undo'));
  yield test('undo-set', 'undo of what was set', 'whole', of('set a 1 1 1, set a 2 2 1 2 3 4, undo, show a, undo, show a, undo, list'));
  yield test('undo-each', 'undo of each command', 'whole', of('set a 2 2 1 2 3 4, set b 2 2 5 6 7 8, add c a b, undo, sub c a b, undo, mul c a b, undo, transpose c a, undo, copy c a, undo, move c a, undo, exchange a b, undo, drop a, undo, power c a 2, undo, scale c a 3, undo, list, show a, show b, undo, undo, undo'));
  yield test('refused', 'refused commands are no changes', 'whole', of('set a 1 2 3 4, add b a x, mul b a a, sub b x a, power b a 2, move b x, drop x, exchange a x, undo, list, undo'));
  yield test('questions-are-no-change', 'questions are no changes', 'fraction', of('set a 1 1 5/2, set b 1 1 1/2, show a, det a, equal a b, list, memory, undo, list'));
  yield test('same-name', 'both names are the same', 'whole', of('set a 1 2 3 4, copy a a, move a a, exchange a a, show a, undo, undo, undo, list, undo, list'));
  yield test('move', 'moves over other matrices', 'whole', of('set a 1 1 1, set b 2 1 2 3, move a b, list, show a, undo, list, show a, show b, move b a, undo, undo, list'));
  yield test('exchange', 'exchanges', 'whole', of('set a 1 1 1, set b 2 1 2 3, exchange a b, list, undo, list, exchange b a, show a, undo, show a'));
  yield test('redo-by-hand', 'new changes after an undo', 'whole', of('set a 1 1 1, scale a a 2, scale a a 3, undo, scale a a 5, show a, undo, show a, undo, show a, undo, show a'));
  yield test('old-results', 'what is remembered does not change', 'whole', of('set a 2 2 1 1 1 0, copy b a, power a a 5, add b b a, mul a a b, undo, show a, show b, undo, show b, undo, show a'));
  yield test('long-names', 'the longest names', 'whole', of('set abcdefghijkl 1 1 7, set abcdefghijkm 1 1 8, list, sub ABCDEFGHIJKL abcdefghijkl abcdefghijkm, show ABCDEFGHIJKL, drop abcdefghijkl, list, undo, list'));
  yield test('fractions', 'fractions', 'fraction', [set('first', 3, 3, fraction), set('second', 3, 3, fraction), ...of('mul product first second, det product, det first, det second, scale product product 1/3, show product, undo, undo, list, memory')]);
  yield test('large', 'many cells', 'whole', [set('big', 1, 2500, () => random.int(0, 9)), ...of('transpose high big, copy third big, add big big third, equal big third, undo, equal big third, memory, drop high, undo, memory, list')]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', i % 2 ? 'whole' : 'fraction', any(55 * i, 3, i % 2 ? () => random.int(-9, 9) : fraction));
}

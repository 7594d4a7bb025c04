export const seed = 60215;

export function* tests(random) {
  const test = (name, tries, kind, commands) => ({ name, tries, input: `${kind}\n${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const fraction = () => `${random.int(-5, 5)}/${random.pick([1, 2, 3])}`;
  const small = () => random.int(-4, 4);
  const set = (name, rows, columns, number) => `set ${name} ${rows} ${columns} ${Array.from({ length: rows * columns }, number).join(' ')}`;
  const names = of('a, b, A, total, Total');
  const any = (count, number) =>
    Array.from({ length: count }, () => {
      const [a, b] = [random.pick(names), random.pick(names)];
      const kind = random.pick(of('set, set, set, set, show, copy, move, exchange, drop, list, undo, memory, transpose, add, mul, solve, scale, equal, det, save, load, wrong'));
      if (kind === 'set') return set(a, random.int(1, 2), random.int(1, 2), number);
      if (kind === 'wrong') return random.pick([`shwo ${a}`, 'show', `add ${a} ${b}`, `copy ${a} b2`, `power ${a} ${b} 61`, `scale ${a} ${b} 1.5`, `set ${a} 0 1`, 'list all', 'undo it']);
      if (['memory', 'list', 'undo'].includes(kind)) return kind;
      if (['show', 'drop', 'det'].includes(kind)) return `${kind} ${a}`;
      if (kind === 'save' || kind === 'load') return `${kind} ${random.pick(['one', 'two'])}`;
      if (kind === 'scale') return `scale result ${a} ${number()}`;
      return ['add', 'mul', 'solve'].includes(kind) ? `${kind} result ${a} ${b}` : `${kind} ${a} ${b}`;
    });
  yield test('unknown', 'unknown commands', 'whole', of('Set A 1 1 1, shows A, 5, set A 1 1 1, adds A A A, det A'));
  yield test('words', 'too few and too many words', 'whole', of('set A 1 1 1, show, show A A, list A, undo 1, memory all, add B A, add B A A A, equal A, transpose B, power B A, power B A 2 2, scale B A, save, load x y, drop, move B, exchange A, det, solve A A, list'));
  yield test('names', 'words that are no names', 'whole', of('set A1 1 1 1, set A 1 1 1, show a_b, copy B 2, copy 3 4, add B A A-, exchange A +, save file.txt, load ../x, set abcdefghijklm 1 1 1, set abcdefghijkl 1 1 1, list'));
  yield test('sizes', 'sizes that are none', 'whole', of('set A 0 1, set A 1 0 5, set A -1 -1 5, set A x 1 5, set A 1 1.5 5, set A 2501 1 5, set A 51 50 5, set A 50 51, set A 2 2 1 2 3, set A 2 2 1 2 3 4 5, set A, set A 1, set A 1 1, set B2, list'));
  yield test('whole-numbers', 'words that are no whole numbers', 'whole', of('set A 1 3 1 two 3, set A 1 1 1/2, set A 1 1 -, set A 1 1 --5, set A 1 1 +5, set A 1 2 5x x5, set A 1 1 1234567890123456, set A 1 2 123456789012345 -123456789012345, show A, set B 1 2 -0 007, show B, scale C B 1/2, scale C B -3, show C, set D 1 1 5-'));
  yield test('fractions', 'words that are no fractions', 'fraction', of('set A 1 1 1/0, set A 1 1 1/-2, set A 1 1 /2, set A 1 1 1/, set A 1 1 1/2/3, set A 1 1 0.5, set A 1 4 -1/2 3 0/9 10/4, show A, scale B A x, scale B A 2/0, scale B A -2/3, show B, set C 1 1 -/3'));
  yield test('exponents', 'exponents that are none', 'whole', of('set A 2 2 1 1 0 1, power B A 0, power B A -1, power B A 61, power B A x, power B A 1/2, power B A 60, show B, power B Q 0, power B Q 1, set C 1 2 1 2, power B C 1, power B C 99'));
  yield test('order', 'several mistakes in one line', 'fraction', of('set 1 0 x, set A 0 x, set A 2 x, set A 99 99 x, set A 1 2 x, set A 1 2 x y, power 1 Q 0, power B Q 0, power B Q 1, scale B Q x, scale B 2 x, add 1 2 3 4, add B Q 2, add B Q R, shwo 1 2, solve X 1 Q, solve X Q R'));
  yield test('spaces', 'several spaces between words', 'whole', ['set  A   1  2    3 4', 'show   A', 'list  ', 'add B  A A ', 'show B', 'undo   ', 'list   A']);
  yield test('solve-one', 'one equation', 'fraction', of('set A 1 1 4, set B 1 1 3, solve X A B, show X, set A 1 1 -2/3, solve X A B, show X, set A 1 1 0, solve X A B, show X, undo, undo, undo, list'));
  yield test('solve-exchange', 'a zero on the diagonal', 'fraction', of('set A 2 2 0 2 3 1, set B 2 1 4 5, solve X A B, show X, set A 3 3 0 0 1 0 1 0 1 0 0, set B 3 1 7 8 9, solve X A B, show X, set C 3 3 1 2 3 2 4 7 1 1 1, solve X C B, show X, mul Y C X, equal Y B'));
  yield test('solve-refused', 'equations without a single solution', 'fraction', of('set A 2 2 1 2 2 4, set B 2 1 1 2, solve X A B, set C 2 3 1 2 3 4 5 6, solve X C B, set D 3 1 1 2 3, solve X A D, solve X D A, solve X C D, solve X Q A, solve X A Q, set Z 2 2 0 0 0 0, solve X Z Z, show X, undo, list'));
  yield test('solve-whole', 'equations of the kind whole', 'whole', of('set A 1 1 1, set B 2 2 1 0 0 1, solve X A A, solve X A B, solve X Q A, solve X A, list'));
  yield test('inverse', 'a matrix and its inverse', 'fraction', [set('A', 4, 4, small), 'set I 4 4 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1', ...of('solve A A I, show A, mul P A A, solve I I A, equal I A, undo, show I')]);
  yield test('files', 'saved and loaded matrices', 'fraction', of('save none, load none, set A 1 2 1/2 -3, save one, set B 2 1 4 5, save two, load one, list, show A, load two, list, show B, load none, list, undo, list, undo, undo, list, load three, load One'));
  yield test('save-again', 'a file that is saved again', 'whole', of('set A 1 3 1 2 3, set B 1 1 4, save x, drop A, save x, load x, list, undo, list, drop B, save x, load x, list, undo, list, undo, undo, list'));
  yield test('refused', 'nothing changes when a line is refused', 'fraction', of('set A 1 1 5, set A 1 1 x, set A 1 2 3, add A A Q, scale A A 1/0, load x, solve A A, transpose A, show A, undo, undo'));
  yield test('largest', 'the largest equations', 'fraction', [set('A', 6, 6, small), set('B', 6, 2, small), ...of('solve X A B, mul C A X, equal B C, show X, det A'), set('big', 50, 50, () => random.int(-9, 9)), ...of('mul square big big, save big, drop big, load big, memory, undo, undo, memory')]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', i % 2 ? 'fraction' : 'whole', any(60 * i, i % 2 ? fraction : small));
}

export const seed = 60213;

export function* tests(random) {
  const test = (name, tries, kind, commands) => ({ name, tries, input: `${kind}\n${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const fraction = () => (random.int(0, 2) ? `${random.int(-6, 6)}/${random.pick([1, 2, 2, 3, 4, 6])}` : `${random.int(-4, 4)}`);
  const setFractions = (name, rows, columns) => `set ${name} ${rows} ${columns} ${Array.from({ length: rows * columns }, fraction).join(' ')}`;
  const setWhole = (name, rows, columns, most) => `set ${name} ${rows} ${columns} ${random.ints(rows * columns, -most, most).join(' ')}`;
  const places = [...'ABCZ'];
  const any = (count, largest, set, number) =>
    Array.from({ length: count }, () => {
      const [a, b] = [random.pick(places), random.pick(places)];
      const kind = random.pick(of('set, set, set, show, copy, move, scale, det, det, memory, transpose, add, sub, mul, equal'));
      if (kind === 'set') {
        const rows = random.int(1, largest);
        return set(a, rows, random.int(0, 2) ? rows : random.int(1, largest));
      }
      if (kind === 'memory') return kind;
      if (kind === 'show' || kind === 'det') return `${kind} ${a}`;
      if (kind === 'scale') return `scale P ${a} ${number()}`;
      return ['add', 'sub', 'mul'].includes(kind) ? `${kind} P ${a} ${b}` : `${kind} ${a} ${b}`;
    }).flatMap((command) => (/^(mul|add|sub|scale)/.test(command) ? [command, 'show P'] : [command]));
  yield test('one-number', 'matrices of one number', 'fraction', of('set A 1 1 -3/4, det A, show A, mul B A A, show B, sub C A A, show C, scale C B 4/3, show C, add D A A, show D'));
  yield test('lowest-terms', 'fractions that are not in lowest terms', 'fraction', of('set A 1 6 2/4 -6/8 10/5 0/7 -9/3 100/100, show A, set B 1 6 1/2 -3/4 2 0 -3 1, equal A B, memory'));
  yield test('zero', 'zero in several forms', 'fraction', of('set A 1 3 0 0/5 -0, show A, set B 1 3 1/3 -1/3 1/2, scale C B 0, show C, equal A C, add D B A, equal D B, sub D B B, equal D A'));
  yield test('signs', 'negative fractions', 'fraction', of('set A 2 2 -1/2 1/3 -5/6 -2, show A, det A, mul B A A, show B, scale B A -1, show B, add C A B, show C'));
  yield test('whole-results', 'fractions whose results are whole numbers', 'fraction', of('set A 1 2 1/2 1/3, set B 2 1 4 9, mul C A B, show C, mul C B A, show C, det C'));
  yield test('power', 'powers of fractions', 'fraction', of('set A 2 2 1/2 1/2 0 1/2, power B A 10, show B, power A A 3, show A, det A, equal A B'));
  yield test('whole-det', 'determinants of whole numbers', 'whole', of('set A 1 1 -7, det A, set B 2 2 1 2 3 4, det B, transpose C B, det C, set D 2 2 2 1 4 2, det D, set E 3 3 0 1 0 1 0 0 0 0 1, det E'));
  yield test('not-square', 'determinants of what is no square', 'whole', of('set A 2 3 1 2 3 4 5 6, det A, transpose B A, det B, det Q, mul C A B, det C'));
  yield test('scale', 'numbers times a matrix', 'whole', of('set A 2 1 3 -4, scale B A 5, show B, show A, scale A A -1, show A, scale A A 0, show A, scale C Q 3, memory'));
  yield test('old-commands', 'the commands of the steps before', 'whole', of('set A 2 2 1 2 3 4, copy B A, move C A, show A, exchange B C, drop B, show C, memory, power C C 5, show C, add D C C, sub D D C, equal C D, show D, sub D C D, show D, equal C D, equal D C, set G 2 2 1 2 3 4, set H 2 2 9 2 3 4, equal G H, set H 2 2 1 2 3 9, equal G H, exchange G G, show G, copy G G, show G, move G G, show G, copy E G, power E E 2, show G, show E, memory, set E 1 2 1 2, mul F C E'));
  yield test('last-column', 'the last column decides', 'whole', of('set A 3 3 0 0 5 1 0 9 0 1 9, det A, set B 4 4 0 0 0 2 1 0 0 9 0 1 0 9 0 0 1 9, det B'));
  yield test('largest-det', 'the largest determinants', 'whole', [setWhole('A', 7, 7, 20), 'det A', 'transpose B A', 'det B', setWhole('C', 7, 7, 2), 'det C', setWhole('D', 6, 6, 50), 'det D']);
  yield test('det-of-fractions', 'determinants of fractions', 'fraction', [setFractions('A', 4, 4), 'det A', setFractions('B', 4, 4), 'det B', 'transpose C A', 'det C', setFractions('D', 3, 3), 'det D']);
  yield test('large', 'large matrices of fractions', 'fraction', [setFractions('A', 20, 20), setFractions('B', 20, 20), 'mul C A B', 'show C', 'add D A B', 'show D', 'memory']);
  for (let i = 1; i <= 2; i += 1) {
    yield test(`random-whole-${i}`, 'any commands with whole numbers', 'whole', any(45 * i, 1 + i, (a, r, c) => setWhole(a, r, c, 9), () => random.int(-9, 9)));
    yield test(`random-fraction-${i}`, 'any commands with fractions', 'fraction', any(45 * i, 1 + i, setFractions, fraction));
  }
}

export const seed = 508;

export function* tests(random) {
  const test = (name, tries, classes, calls) => ({
    name,
    tries,
    input: `${classes.length} ${calls.length}\n${classes.map(([c, base, ...f]) => [c, base, f.length, ...f].join(' ')).join('\n')}\n${calls.join('\n')}\n`,
  });
  yield test('one-class', 'one class', [['A', '-', 'f']], ['A A f', 'A A g']);
  yield test('no-functions', 'classes without functions', [['A', '-'], ['B', 'A']], ['A B f', 'B B f']);
  yield test('inherited', 'functions that are only inherited', [['A', '-', 'f', 'g*'], ['B', 'A'], ['C', 'B']], ['A C f', 'A C g', 'C C f', 'C C g', 'B C g']);
  yield test('not-virtual', 'no function is virtual', [['A', '-', 'f'], ['B', 'A', 'f'], ['C', 'B', 'f']], ['A C f', 'B C f', 'C C f', 'A A f']);
  yield test('virtual-at-top', 'virtual only in the highest class', [['A', '-', 'f*'], ['B', 'A', 'f'], ['C', 'B', 'f'], ['D', 'C']], ['A D f', 'B D f', 'C D f', 'D D f', 'B B f', 'A C f']);
  yield test('virtual-below', 'virtual only in a lower class', [['A', '-', 'f'], ['B', 'A', 'f'], ['C', 'B', 'f*'], ['D', 'C', 'f']], ['A D f', 'B D f', 'C D f', 'D D f', 'B C f']);
  yield test('gap-between', 'classes between that do not declare it', [['A', '-', 'f*'], ['B', 'A'], ['C', 'B', 'f'], ['D', 'C'], ['E', 'D', 'f'], ['F', 'E']], ['A F f', 'B D f', 'C D f', 'D F f', 'B B f', 'C F f']);
  yield test('declared-only-below', 'a function that only the object has', [['A', '-', 'g'], ['B', 'A', 'f*'], ['C', 'B', 'f']], ['A C f', 'B C f', 'A B g', 'C C g']);
  yield test('siblings', 'two classes with the same base', [['A', '-', 'f*'], ['L', 'A', 'f'], ['R', 'A', 'g'], ['S', 'R', 'f', 'g*']], ['A L f', 'A R f', 'A S f', 'R S g', 'S S g', 'R S f']);
  yield test('two-families', 'two highest classes', [['A', '-', 'f*'], ['X', '-', 'f'], ['B', 'A', 'f'], ['Y', 'X', 'f']], ['A B f', 'X Y f', 'Y Y f']);
  yield test('similar-names', 'names that differ in capitals only', [['a', '-', 'f', 'F*'], ['A', 'a', 'F', 'f']], ['a A f', 'a A F', 'A A f']);
  const letters = (i) => 'P' + String.fromCharCode(97 + (i % 26)) + String.fromCharCode(97 + (Math.floor(i / 26) % 26));
  const some = (n, q, reach, functions) => {
    const base = [];
    const classes = Array.from({ length: n }, (_, i) => {
      base[i] = i === 0 || random.int(1, 25) === 1 ? -1 : random.int(Math.max(0, i - reach), i - 1);
      const own = random.shuffle([...functions]).slice(0, random.int(0, Math.min(3, functions.length)));
      return [letters(i), base[i] < 0 ? '-' : letters(base[i]), ...own.map((f) => f + (random.int(1, 5) === 1 ? '*' : ''))];
    });
    const calls = Array.from({ length: q }, () => {
      const d = random.int(0, n - 1);
      let s = d;
      for (let up = random.int(0, 6); up > 0 && base[s] >= 0; up -= 1) s = base[s];
      return `${letters(s)} ${letters(d)} ${random.pick(functions)}`;
    });
    return [classes, calls];
  };
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any family', ...some(6 * i, 25 * i, 3, ['f', 'g', 'run', 'stop'].slice(0, i + 1)));
  yield test('deepest', 'a chain of 500 classes', Array.from({ length: 500 }, (_, i) => [letters(i), i ? letters(i - 1) : '-', ...(i === 0 ? ['f*', 'g'] : i === 250 ? ['f', 'g*'] : [])]), Array.from({ length: 1000 }, (_, i) => `${letters(random.int(0, 400))} ${letters(499)} ${i % 2 ? 'f' : 'g'}`));
  yield test('largest', 'largest n and q', ...some(500, 1000, 4, ['draw', 'area', 'name', 'move', 'hide', 'show']));
}

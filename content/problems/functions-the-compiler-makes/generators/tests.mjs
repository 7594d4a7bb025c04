export const seed = 9325;

export function* tests(random) {
  const test = (name, tries, templates, calls) => ({ name, tries, input: `${templates.length} ${calls.length}\n${templates.map(([f, ...body]) => [f, body.length, ...body].join(' ')).join('\n')}\n${calls.join('\n')}\n` });
  const word = (i) => 'abcdefghij'[Math.floor(i / 10)] + 'abcdefghij'[i % 10];
  const any = (n, m, types, most) => {
    const type = () => `t${word(random.int(0, types - 1))}`;
    const name = () => `f${word(random.int(0, n - 1))}`;
    return [
      Array.from({ length: n }, (_, i) => [`f${word(i)}`, ...Array.from({ length: random.int(0, most) }, () => `${name()} ${random.int(0, 3) > 0 ? 'T' : type()}`)]),
      Array.from({ length: m }, () => `${name()} ${type()}`),
    ];
  };
  yield test('one-function', 'one template without calls', [['f']], ['f int']);
  yield test('two-types', 'one template with two types', [['f']], ['f int', 'f char', 'f int']);
  yield test('calls-itself', 'a template that calls itself', [['f', 'f T']], ['f int']);
  yield test('calls-itself-fixed', 'a template that calls itself with a fixed type', [['f', 'f int']], ['f word', 'f char']);
  yield test('not-called', 'templates that nobody calls', [['f'], ['g', 'f int'], ['h', 'g T']], ['f char']);
  yield test('chain', 'a chain of calls', [['a', 'b T'], ['b', 'c T'], ['c', 'd T'], ['d']], ['a int', 'c char']);
  yield test('fixed-in-the-chain', 'a fixed type in the middle of a chain', [['a', 'b T'], ['b', 'c int'], ['c', 'd T'], ['d']], ['a word', 'a char', 'd char']);
  yield test('same-name', 'a type with the name of a template', [['int', 'f T'], ['f', 'int f']], ['f int', 'int int']);
  yield test('same-call-twice', 'the same call twice in a body', [['f', 'g T', 'g T', 'g int'], ['g']], ['f int', 'f int']);
  yield test('circle', 'a circle of templates that changes the type', [['a', 'b T'], ['b', 'c int'], ['c', 'a T', 'a word']], ['a char']);
  yield test('everything', 'every template with every type', Array.from({ length: 6 }, (_, i) => [`f${word(i)}`, ...Array.from({ length: 6 }, (_, j) => `f${word((i + 1) % 6)} t${word(j)}`)]), ['faa tzz', 'fab tzy']);
  yield test('later-templates', 'calls of templates that stand further down and further up', [['a', 'c T'], ['b', 'a T'], ['c', 'b int']], ['b word']);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any templates', ...any(4 * i, 2 * i, 3 * i, 3));
  yield test('largest', 'largest n and m', ...any(60, 60, 30, 8));
  yield test('deep', 'a chain of 60 templates with all types', Array.from({ length: 60 }, (_, i) => [`f${word(i)}`, `f${word((i + 1) % 60)} T`]), Array.from({ length: 30 }, (_, i) => `f${word(2 * i)} t${word(i)}`));
}

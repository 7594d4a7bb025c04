export const seed = 804;

export function* tests(random) {
  const test = (name, tries, rules) => ({ name, tries, input: `${rules.length}\n${rules.join('\n')}\n` });
  const name = () => random.text(random.int(1, 4), 'abcdefghij') + random.pick(['', '', '-x', '2']);
  const part = (ids) => {
    const element = random.pick(['', name(), name(), '*']);
    const rest = Array.from({ length: random.int(element === '' ? 1 : 0, 3) }, () => random.pick(['.', '.', ':', ids ? '#' : '.']) + name());
    return element + rest.join('');
  };
  const rule = (ids, marked) =>
    (random.int(1, 100) <= marked ? '! ' : '') + Array.from({ length: random.int(1, 4) }, () => part(ids)).join(' ');
  const rules = (n, ids, marked) => Array.from({ length: n }, () => rule(ids, marked).slice(0, 100));
  yield test('one', 'n = 1', ['p']);
  yield test('universal', 'only the universal selector', ['*', '* *', '*']);
  yield test('tie', 'all equal, the last one wins', ['.a', '.b', ':hover', '.c']);
  yield test('tie-first', 'the strongest stands first', ['#a', '.b.c', 'p q r s']);
  yield test('many-classes', 'many classes against one id', ['.a.b.c.d.e.f.g.h.i.j.k.l', '#z']);
  yield test('many-elements', 'many elements against one class', ['a b c d e f g h i j k l m', '.x']);
  yield test('states', 'states count like classes', ['a:hover', 'a.x', 'li a']);
  yield test('star-part', 'the universal selector with a class', ['*.x', 'p.x', '.x *']);
  yield test('marked', 'marked rules', ['#a #b', '! p', '! .x', '! p']);
  yield test('all-marked', 'every rule is marked', ['! #a', '! p', '! #b', '! .c.d']);
  yield test('hyphens', 'names with hyphens and digits', ['h1.big-2', 'x-y-z .a-b', 'h2 h3']);
  yield test('random', 'any rules', rules(60, true, 10));
  yield test('largest', 'largest n', rules(500, true, 2));
}

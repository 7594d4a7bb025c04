export const seed = 704;

export function* tests(random) {
  const test = (name, tries, formulas) => ({ name, tries, input: `${formulas.length}\n${formulas.join('\n')}\n` });
  const formula = (operators, letters) => {
    const parts = Array.from({ length: operators + 1 }, () => random.pick([...letters]) + random.pick(['', '', '!']));
    while (parts.length > 1) {
      const at = random.int(0, parts.length - 2);
      parts.splice(at, 2, parts[at] + parts[at + 1] + random.pick(['&', '|', '^']) + random.pick(['', '', '!']));
    }
    return parts[0].slice(0, 60);
  };
  const formulas = (n, operators, letters) =>
    Array.from({ length: n }, () => formula(random.int(1, operators), letters));
  yield test('letters', 'single letters', ['a', 'b', 'h', 'a!', 'c!!']);
  yield test('and', 'and', ['ab&', 'ab&c&', 'aa&', 'ab&!']);
  yield test('or', 'or', ['ab|', 'ab|c|', 'aa|', 'ab|!']);
  yield test('xor', 'exclusive or', ['ab^', 'aa^', 'ab^b^', 'ab^!', 'ab^c^d^']);
  yield test('de-morgan', 'the laws of De Morgan', ['ab&!a!b!|^!', 'ab|!a!b!&^!', 'ab&!a!b!&^!']);
  yield test('absorption', 'laws that save gates', ['aab|&a^', 'aab&|a^', 'aa!b&|ab|^']);
  yield test('nested', 'deeply nested formulas', ['abcdefgh&&&&&&&', 'abcdefgh|||||||', 'abcdefgh^^^^^^^', 'abcd&ef&|&|gh^^']);
  yield test('distant', 'letters that are far apart', ['ah&', 'hg|a^', 'ch!|']);
  yield test('repeated', 'the same letter many times', ['aaaaaaaa&&&&&&&', 'aaaa^^^', 'aaa!aa!&|&|']);
  yield test('all-eight', 'formulas with all eight inputs', formulas(20, 14, 'abcdefgh'));
  yield test('few-inputs', 'formulas with few inputs', formulas(50, 16, 'abc'));
  yield test('largest', 'largest n, any formulas', formulas(50, 18, 'abcdefgh'));
}

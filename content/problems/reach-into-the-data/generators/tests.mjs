export const seed = 8302;

export function* tests(random) {
  const test = (name, tries, document, paths) => ({ name, tries, input: `${document}\n${paths.length}\n${paths.join('\n')}\n` });
  const LETTERS = 'abcxyzABC0123456789';
  const space = () => random.pick(['', '', ' ', '  ']);
  const value = (depth) => {
    const kind = depth === 0 ? random.int(2, 4) : random.int(0, 5);
    if (kind === 0) return Array.from({ length: random.int(0, 5) }, () => value(depth - 1));
    if (kind === 1 || kind === 5) {
      return Object.fromEntries(Array.from({ length: random.int(0, 5) }, () => [random.text(random.int(1, 3), LETTERS), value(depth - 1)]));
    }
    if (kind === 2) return random.text(random.int(0, 9), 'abc XYZ,:-.[]{}019');
    if (kind === 3) return random.int(-1000, 100000);
    return random.pick([true, false, null]);
  };
  const written = (v) => {
    const between = (parts) => parts.map((part) => space() + part + space()).join(',');
    if (Array.isArray(v)) return `[${v.length ? between(v.map(written)) : space()}]`;
    if (v !== null && typeof v === 'object') {
      const members = Object.entries(v).map(([name, each]) => `"${name}"${space()}:${space()}${written(each)}`);
      return `{${members.length ? between(members) : space()}}`;
    }
    return JSON.stringify(v);
  };
  const paths = (v, path = '') => [
    path || '/',
    ...(v !== null && typeof v === 'object' ? Object.entries(v).flatMap(([name, each]) => paths(each, `${path}/${name}`)) : []),
  ];
  const asked = (v, count) => {
    const all = paths(v);
    const some = Array.from({ length: count }, () => random.pick(all));
    return some.map((path) => (random.int(1, 5) > 1 ? path : `${path === '/' ? '' : path}/${random.pick(['0', '7', 'a', 'name', '12'])}`));
  };
  const whole = (name, tries, v, count) => test(name, tries, written(v), asked(v, count));
  yield test('plain-number', 'a document that is a number', '  -17 ', ['/', '/0', '/a']);
  yield test('plain-text', 'a document that is a text', '"hello, world"', ['/', '/0']);
  yield test('empty', 'empty objects, lists and texts', '{"o": {}, "l": [ ], "t": "", "n": null}', ['/', '/o', '/l', '/t', '/n', '/o/a', '/l/0', '/t/0', '/n/a']);
  yield test('brackets-in-texts', 'brackets, commas and colons in texts', '[{"a": "}],{"}, "[]:,", 1, "{"]', ['/', '/0/a', '/1', '/0', '/3', '/4']);
  yield test('words', 'true, false and null', '{"true": false, "false": null, "null": true}', ['/true', '/false', '/null', '/', '/True']);
  yield test('names-like-numbers', 'names that look like numbers', '{"0": [10, 20], "1": {"0": "x"}, "10": 7}', ['/0', '/0/0', '/0/1', '/0/2', '/1/0', '/10', '/2', '/1/1']);
  yield test('names-with-equal-beginnings', 'names that begin alike', '{"ab": 1, "a": 2, "abc": 3, "b": {"a": 4}}', ['/a', '/ab', '/abc', '/abcd', '/b/a', '/b', '/A']);
  yield test('word-into-list', 'a step into a list that is no number', '[[1, 2], {"x": [3]}]', ['/x', '/0/a', '/0/1a', '/1/x/0', '/1/x/x', '/00000000000000000001', '/99999999999999999999']);
  yield test('name-deeper-only', 'a name that exists only deeper down', '{"a": {"b": {"c": "here"}}, "d": ["c", {"c": 1}]}', ['/c', '/a/c', '/a/b/c', '/d/0', '/d/1/c', '/b', '/a/b']);
  yield test('long-list', 'long lists', `[${Array.from({ length: 1200 }, (_, i) => i * 3 - 7).join(',')}]`, ['/0', '/1', '/9', '/10', '/99', '/1199', '/1200', '/5000', '/']);
  yield test('deep', 'values nested 100 deep', `${'[0, '.repeat(50)}${'{"x": '.repeat(50)}"end"${'}'.repeat(50)}${']'.repeat(50)}`, ['/', `${'/1'.repeat(50)}${'/x'.repeat(50)}`, `${'/1'.repeat(50)}${'/x'.repeat(51)}`, `${'/1'.repeat(49)}/0`, '/1/1/1', '/1/1/1/2']);
  for (let i = 1; i <= 3; i += 1) {
    const v = { list: [value(4), value(4), value(4)], more: value(5), 7: value(3), a: { b: [value(3), value(2)] } };
    yield whole(`random-${i}`, 'any documents', v, 60);
  }
  const large = Array.from({ length: 100 }, () => value(3)).concat([{ end: 'reached' }]);
  let text = written(large);
  while (text.length > 20000) { large.shift(); text = written(large); }
  yield test('largest', 'a large document', text, [...asked(large, 97), `/${large.length - 1}/end`, `/${large.length}`, '/']);
}

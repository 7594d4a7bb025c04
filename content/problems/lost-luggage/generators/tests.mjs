export const seed = 203;

export function* tests(random) {
  const test = (name, tries, expected, scanned) => ({
    name,
    tries,
    input: `${expected.length} ${scanned.length}\n${expected.join(' ')}\n${scanned.join(' ')}\n`,
  });
  const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
  const tags = (n, longest) => {
    const known = new Set();
    while (known.size < n) known.add(random.text(random.int(1, longest), SIGNS));
    return [...known];
  };
  let some = tags(30, 4);
  yield test('all-there', 'all bags are there', some, random.shuffle(some));
  yield test('all-missing', 'all bags are missing', some.slice(0, 15), some.slice(15));
  yield test('scanned-often', 'one bag scanned many times', some.slice(0, 3), Array(40).fill(some[1]));
  yield test('foreign-often', 'a foreign bag scanned many times', some.slice(0, 3), [...Array(9).fill('ZZZZZ'), 'YYYYY', ...Array(9).fill('ZZZZZ')]);
  yield test('digits-first', 'tags that differ in digits and letters', ['A1', '1A', 'AA', '11', 'Z'], ['0', '9', 'B', '0', '1A']);
  yield test('prefixes', 'tags that begin alike', ['AB', 'A', 'ABC', 'B'], ['ABCD', 'ABC', 'AC']);
  yield test('numbers', 'tags that look like numbers', ['10', '9', '100', '010'], ['2', '11', '9', '09']);
  some = tags(400, 5);
  const overlap = (n, s) => Array.from({ length: s }, () => random.pick(some.slice(0, n)));
  yield test('half', 'about half of them', some.slice(100, 300), overlap(200, 300));
  yield test('many-twice', 'many scanned twice', some.slice(0, 200), [...some.slice(0, 180), ...some.slice(0, 180)]);
  some = tags(5000, 8);
  yield test('largest', 'largest e and s', some, random.shuffle([...some.slice(0, 2500), ...tags(2500, 8)]));
}

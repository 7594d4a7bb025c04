export const seed = 8601;

export function* tests(random) {
  const test = (name, tries, values, template) => ({
    name,
    tries,
    input: `${Object.keys(values).length}\n${Object.entries(values).map(([key, value]) => `${key}=${value}\n`).join('')}${template}\n`,
  });
  const ALL = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  const any = (n) => random.text(n, ALL + '<>&"\'{}=!'.repeat(4));
  const word = () => random.text(random.int(1, 10), 'abcdefghij');
  const plain = (n) => random.text(n, ALL.replace(/[{}]/g, '')).trim() || '.';
  const page = (n, most) => {
    const values = Object.fromEntries(Array.from({ length: n }, () => [word(), any(random.int(0, most)).trimEnd()]));
    const names = [...Object.keys(values), 'nobody'];
    const template = Array.from({ length: 10 }, () => `${plain(random.int(1, 12))}{${random.pick(['', '', '!'])}${random.pick(names)}}`).join('');
    return [values, `${template}.`];
  };
  yield test('no-values', 'no values at all', {}, '<p>Nothing to see & nothing to do</p>');
  yield test('missing', 'places without values', {}, 'a{x}b{!y}c{x}.');
  yield test('five', 'each of the five characters', { a: `&`, b: '<', c: '>', d: '"', e: "'" }, '{a}{b}{c}{d}{e}|{!a}{!b}{!c}{!d}{!e}|&<>"\'');
  yield test('twice', 'values that look made safe already', { a: '&lt;b&gt; &amp;amp;', b: '&#39;' }, '{a} {b} {!a}');
  yield test('places-in-values', 'values that look like places', { a: '{b}', b: '{!a}{a}', c: '{' }, '{a}{b}{c}{!c}.');
  yield test('equals', 'equals signs in values', { a: '=', b: 'x=y=z', c: '==' }, '{a},{b},{c}.');
  yield test('empty-values', 'empty values', { a: '', b: '' }, '[{a}][{!b}].');
  yield test('spaces', 'values with spaces at the beginning', { a: '  two', b: ' one' }, '({a})({!b}).');
  yield test('side-by-side', 'places side by side, the same one several times', { a: '<', ab: '>' }, '{a}{ab}{a}{!ab}{aa}{!a}{b}.');
  yield test('exclamation', 'exclamation marks beside places', { a: '!', b: '{!a}' }, '!{a}!{!a}{!b}{b}!');
  yield test('attack', 'attacks', { name: '<script>steal()</script>', link: '" onclick="steal()' }, '<a title="{link}">{name}</a>');
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any page', ...page(6, 30));
  yield test('largest', 'most values, long ones', ...page(50, 480));
}

export const seed = 801;

export function* tests(random) {
  const test = (name, tries, addresses) => ({ name, tries, input: `${addresses.length}\n${addresses.join('\n')}\n` });
  yield test('host-only', 'only a host', ['http://a', 'https://b.example', 'https://xn--c-1.example']);
  yield test('ports', 'addresses with a port', ['http://a.example:80', 'https://a.example:1', 'http://a.example:65535/p']);
  yield test('slash', 'only a slash as path', ['http://a.example/', 'https://a.example:8080/']);
  yield test('query-without-path', 'a query without a path', ['http://a.example?x=1', 'https://a.example:99?x']);
  yield test('fragment-only', 'a fragment and nothing else', ['https://a.example#top', 'http://a.example:81#/a?b:c']);
  yield test('slash-in-query', 'slashes and colons in the query', ['http://a.example?u=http://b.example:90/c', 'http://a.example/p?t=12:30/5']);
  yield test('question-in-query', 'question marks in the query', ['http://a.example/p?a=?&b=??', 'http://a.example/??']);
  yield test('fragment-tricks', 'separators in the fragment', ['http://a.example/p#a?b=c', 'http://a.example/p?q#r#s?t', 'http://a.example/#http://b:1/']);
  yield test('empty-parts', 'empty query and fragment', ['http://a.example/?', 'http://a.example/#', 'http://a.example?#', 'https://a.example/p?#f']);
  yield test('colon-in-path', 'colons in the path', ['http://a.example/b:c', 'https://a.example:444/d:5:6/e']);
  const word = (most) => random.text(random.int(1, most), 'abcdefghijklmnopqrstuvwxyz0123456789');
  const any = () =>
    random.pick(['http', 'https']) + '://' + word(8) + '.' + word(5) +
    random.pick(['', '', `:${random.int(1, 65535)}`]) +
    random.pick(['', '/', `/${word(9)}`, `/${word(5)}/${word(7)}.html`]) +
    random.pick(['', '?', `?${word(4)}=${word(6)}`, `?${word(3)}=${word(3)}&${word(3)}=/${word(3)}?`]) +
    random.pick(['', '#', `#${word(6)}`, `#${word(2)}?${word(2)}`]);
  yield test('random', 'any addresses', Array.from({ length: 60 }, any));
  yield test('many', 'largest n', Array.from({ length: 200 }, any));
}

export const seed = 4001;

const WORDS = 'Malgudi Days Wings of Fire Chemistry Physics Road Home River Stories India Maths Train'.split(' ');

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const title = () => Array.from({ length: random.int(1, 5) }, () => random.pick(WORDS)).join(' ');
  const any = (count, books, people) => {
    let added = 0;
    return Array.from({ length: count }, () => {
      const id = `b${random.int(1, books)}`;
      const kind = added < 100 ? random.pick(['add', 'lend', 'lend', 'return', 'show', 'show']) : random.pick(['lend', 'return', 'show']);
      if (kind === 'add') added += 1;
      if (kind === 'add') return `add ${id} ${title()}`;
      return kind === 'lend' ? `lend ${id} ${random.pick(people)}` : `${kind} ${id}`;
    });
  };
  const people = ['asha', 'ravi', 'meena', 'om', 'z'];
  yield test('one-add', 'n = 1', ['add a Home']);
  yield test('no-book', 'books that do not exist', of('show a, lend a om, return a, add a Home, show b, lend b om, return b'));
  yield test('exists', 'an ID that exists', of('add a Home, add a Road, show a, lend a om, add a River, show a'));
  yield test('lend-twice', 'a book is lent twice', of('add a Home, lend a om, lend a om, lend a ravi, show a'));
  yield test('not-lent', 'a book that is not lent is returned', of('add a Home, return a, lend a om, return a, return a'));
  yield test('lent-again', 'a book is lent again', of('add a Home, lend a om, return a, lend a ravi, show a, return a, show a'));
  yield test('long-title', 'titles of several words', of('add a The Long Road to the River, show a, lend a om, show a, add b X, show b'));
  yield test('similar-ids', 'IDs that are similar', of('add a Home, add aa Road, add a1 River, lend aa om, show a, show aa, show a1, return a'));
  yield test('two-books', 'two books with the same title', of('add a Home, add b Home, lend b om, show a, show b'));
  yield test('one-reader', 'somebody has several books', of('add a Home, add b Road, lend a om, lend b om, show a, show b, return a, show b'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', any(60 * i, 6, people));
  yield test('largest', 'largest n', any(500, 120, people));
}

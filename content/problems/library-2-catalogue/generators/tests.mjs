export const seed = 4002;

const WORDS = 'Malgudi Days Wings of Fire Chemistry Physics Road Home River a an the India Maths Train'.split(' ');

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const title = (words) => Array.from({ length: random.int(1, words) }, () => random.pick(WORDS)).join(' ');
  const any = (count, books, kinds) => {
    let added = 0;
    return Array.from({ length: count }, () => {
      const id = `b${random.int(1, books)}`;
      const kind = random.pick(kinds);
      if (kind === 'add' && added < 100) {
        added += 1;
        return `add ${id} ${title(3)}`;
      }
      if (kind === 'list' || kind === 'count') return kind;
      return kind === 'lend' ? `lend ${id} ${random.pick(['om', 'asha', 'ravi'])}` : `${kind === 'add' ? 'show' : kind} ${id}`;
    });
  };
  const kinds = of('add, add, add, lend, return, show, count, list');
  yield test('empty', 'an empty library', of('list, count, add a Home, list'));
  yield test('one-book', 'a single book', of('add a Home, list, lend a om, list, count'));
  yield test('backwards', 'books that are added backwards', of('add a d, add b c, add c b, add d a, list'));
  yield test('equal-titles', 'equal titles', of('add c Home, add a Home, add b Home, add b2 Home, list'));
  yield test('prefix', 'a title that begins with another', of('add a Home Road, add b Home, add c Homes, add d Hom, list'));
  yield test('capitals', 'capital and small letters', of('add a zoo, add b Zoo, add c apple, add d Apple, list'));
  yield test('id-against-title', 'IDs in the opposite order', of('add z Alpha, add y Beta, add a Gamma, list, show y'));
  yield test('after-list', 'commands after a list', of('add b River, add a Road, add c Home, list, lend b om, show a, show b, show c, return b, list'));
  yield test('count', 'how many are lent', of('count, add a A, count, add b B, lend a om, lend a ravi, count, lend b om, count, return a, return a, count, add a C, count'));
  yield test('old-commands', 'the commands of Library 1', of('show a, lend a om, return a, add a Home, add a Road, return a, lend a om, lend a ravi, show a, return a, show a'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', any(50 * i, 12, kinds));
  yield test('largest', 'largest n', any(500, 130, [...kinds.slice(0, 7), ...kinds.slice(0, 7), 'list']));
}

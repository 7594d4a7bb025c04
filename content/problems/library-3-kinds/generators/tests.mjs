export const seed = 4003;

const WORDS = 'Malgudi Days Wings of Fire Chemistry Frontline Lagaan Home River India Maths Train'.split(' ');
const KINDS = ['book', 'magazine', 'film'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const title = () => Array.from({ length: random.int(1, 3) }, () => random.pick(WORDS)).join(' ');
  const any = (count, items, kinds) => {
    let added = 0;
    let day = 0;
    return Array.from({ length: count }, () => {
      const id = `i${random.int(1, items)}`;
      const kind = random.pick(kinds);
      day += random.int(0, 2);
      if (kind === 'add' && added < 100) {
        added += 1;
        return `add ${random.pick(KINDS)} ${id} ${title()}`;
      }
      if (kind === 'list' || kind === 'count') return kind;
      if (kind === 'lend') return `lend ${id} ${random.pick(['om', 'asha', 'ravi'])} ${day}`;
      return kind === 'return' ? `return ${id} ${day}` : `show ${id}`;
    });
  };
  const kinds = of('add, add, lend, lend, lend, return, return, show, count, list');
  /** An item of this kind that is returned so many days after it was lent. */
  const late = (kind, days) => [`add ${kind} a Home`, ...days.flatMap((after, i) => [`lend a om ${600 * i}`, `return a ${600 * i + after}`]), 'count'];
  yield test('one', 'n = 1', ['add film a Home']);
  yield test('books', 'books just before, on and after the last day', late('book', [0, 13, 14, 15, 16, 514]));
  yield test('magazines', 'magazines just before, on and after the last day', late('magazine', [2, 3, 4, 12, 13, 14, 400]));
  yield test('films', 'films just before, on and after the last day', late('film', [1, 2, 3, 4, 102]));
  yield test('until', 'until when items may be kept', of('add book a A, add magazine b B, add film c C, lend a om 7, lend b om 7, lend c om 7, list'));
  yield test('no-item', 'items that do not exist', of('show a, lend a om 1, return a 2, list, count'));
  yield test('exists', 'an ID that exists as another kind', of('add book a Home, add film a Home, show a, lend a om 5, add magazine a Road, list'));
  yield test('lent', 'an item that is lent or not', of('add film a Home, return a 3, lend a om 3, lend a om 4, lend a ravi 4, return a 5, return a 5, lend a ravi 5, show a'));
  yield test('order', 'kinds mixed in the catalogue', of('add film c Home, add book b Home, add magazine a Home, add book d Alpha, add film e Zoo, list'));
  yield test('fines-add-up', 'fines of several items', of('add film a A, add book b B, add magazine c C, count, lend a om 0, lend b om 0, lend c om 0, count, return a 20, count, return b 20, return c 20, count'));
  yield test('day-zero', 'day 0', of('add film a A, lend a om 0, show a, return a 0, count'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', any(60 * i, 8, kinds));
  yield test('largest', 'largest n', any(500, 60, [...kinds, ...kinds.slice(0, 8)]));
}

export const seed = 4004;

const WORDS = 'Malgudi Days Wings of Fire Chemistry Frontline Lagaan Home River India Maths Train'.split(' ');
const KINDS = ['book', 'magazine', 'film'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const title = () => Array.from({ length: random.int(1, 3) }, () => random.pick(WORDS)).join(' ');
  const any = (count, items, kinds, people) => {
    let day = 0;
    return Array.from({ length: count }, () => {
      const id = `i${random.int(1, items)}`;
      const kind = random.pick(kinds);
      const name = random.pick(people);
      day += random.int(0, 1);
      if (kind === 'add') return `add ${random.pick(KINDS)} ${id} ${title()}`;
      if (kind === 'list' || kind === 'count') return kind;
      if (kind === 'lend') return `lend ${id} ${name} ${day}`;
      if (kind === 'reserve') return `reserve ${id} ${name}`;
      if (kind === 'member') return `member ${name}`;
      return kind === 'return' ? `return ${id} ${day}` : `${kind} ${id}`;
    });
  };
  const few = ['om', 'asha', 'ravi', 'z'];
  const kinds = of('add, add, lend, lend, reserve, reserve, reserve, return, return, show, count, member, waiting');
  yield test('one', 'n = 1', ['member om']);
  yield test('reserve-in', 'an item that is in', of('add book a Home, reserve a om, waiting a, lend a om 1, reserve a om, waiting a'));
  yield test('no-item', 'items that do not exist', of('reserve a om, waiting a, return a 3, show a, lend a om 3, count, list'));
  yield test('one-waits', 'one member waits', of('add book a Home, lend a om 1, reserve a asha, return a 2, show a, member asha, member om, return a 3, show a'));
  yield test('several-wait', 'several members wait', of('add film a Home, lend a om 0, reserve a z, reserve a asha, reserve a ravi, waiting a, return a 1, return a 2, waiting a, return a 3, return a 4, waiting a'));
  yield test('waits-twice', 'somebody wants to wait twice', of('add film a Home, lend a om 0, reserve a z, reserve a z, reserve a asha, reserve a z, reserve a asha, waiting a'));
  yield test('waits-again', 'somebody waits again after having had it', of('add film a Home, lend a om 0, reserve a z, return a 1, reserve a om, reserve a z, return a 1, reserve a z, waiting a, return a 1'));
  yield test('several-lists', 'waiting lists of several items', of('add film a A, add film b B, lend a om 0, lend b om 0, reserve a z, reserve b z, reserve b asha, waiting a, waiting b, return b 1, waiting a, waiting b, member z, return a 2, member z'));
  yield test('fine-and-next', 'a late return of an item that somebody waits for', of('add film a A, lend a om 0, reserve a z, return a 9, show a, count, return a 11, return a 12, count'));
  yield test('due-of-next', 'until when the next may keep it', of('add book a A, add magazine b B, lend a om 5, lend b om 5, reserve a z, reserve b z, return a 6, return b 7, show a, show b'));
  yield test('member-order', 'somebody has many items', of('add film c A, add film a B, add film b C, add film aa D, lend c om 1, lend aa om 1, lend a om 1, lend b om 1, member om, return a 2, member om'));
  yield test('old-commands', 'the commands of Library 3', of('list, add book b Home, add film a Home, add magazine b Home, list, lend b om 3, lend b z 3, list, return b 30, return b 30, count'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', [...any(100 * i, 5, kinds, few), 'list']);
  const many = Array.from({ length: 300 }, (_, i) => `m${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`);
  yield test('largest', 'largest n, thousands of items', [
    ...random.shuffle(Array.from({ length: 5000 }, (_, i) => i)).map((i) => `add ${KINDS[i % 3]} i${i} ${title()}`),
    ...any(6998, 5000, of('lend, lend, lend, reserve, return, show, member'), many),
    'count',
    'list',
  ]);
}

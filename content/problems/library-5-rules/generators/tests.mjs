export const seed = 4005;

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
      const typed = random.int(1, 15) === 1 ? random.pick(['x', '-1', '3.5', String(Math.max(0, day - 9)), '10001', '+5']) : String(day);
      if (kind === 'add') return `add ${random.pick(KINDS)} ${id} ${title()}`;
      if (kind === 'list' || kind === 'count') return kind;
      if (kind === 'lend') return `lend ${id} ${name} ${typed}`;
      if (kind === 'reserve') return `reserve ${id} ${name}`;
      if (kind === 'pay') return `pay ${name} ${random.int(1, 60)}`;
      if (kind === 'member') return `member ${name}`;
      return kind === 'return' ? `return ${id} ${typed}` : `${kind} ${id}`;
    });
  };
  const kinds = of('add, lend, lend, lend, reserve, reserve, return, return, show, count, member, waiting, pay, pay');
  const four = of('add book a A, add book b B, add book c C, add book d D');
  yield test('one', 'n = 1', ['count']);
  yield test('refused', 'everything that Library 4 refuses', of('show a, add book a A, add book a A, return a 1, reserve a om, lend a om 2, lend a z 2, reserve a om, reserve a z, reserve a z, waiting b'));
  yield test('unknown', 'unknown commands', of('borrow, Add book a A, add book a A, lends a om 3, lend a om 3, x y z 1 2 3'));
  yield test('bad-days', 'days that are no numbers', of('add book a A, lend a om x, lend a om -1, lend a om 1.5, lend a om +1, lend a om 5x, lend a om 10001, lend a om 99999999999999999999, lend a om 10000, show a'));
  yield test('day-before-item', 'a bad day and an item that does not exist', of('lend a om x, return a x, lend a om 3, return a 3, add book a A, lend a om 2'));
  yield test('earlier', 'a day that is earlier', of('add book a A, add book b B, lend a om 5, lend b om 4, lend b om 5, return a 3, return a 6, return b 5, return b 6'));
  yield test('refused-day', 'a command that is refused does not move the day', of('add book a A, lend b om 50, lend a om 40, lend a z 60, return a 41, return a 70, lend a z 45'));
  yield test('leading-zeros', 'days with zeros in front', of('add book a A, lend a om 007, show a, return a 00000000000000000008'));
  yield test('owes', 'somebody with a fine', of('add film a A, lend a om 0, return a 5, lend a om 6, pay om 44, lend a om 6, pay om 1, lend a om 6, pay om 1'));
  yield test('pay-nothing', 'somebody pays who owes nothing', of('pay om 1, add film a A, lend a om 0, return a 2, pay om 5'));
  yield test('three-items', 'a fourth item', [...four, ...of('lend a om 1, lend b om 1, lend c om 1, lend d om 1, return b 2, lend d om 2, lend b om 2, member om')]);
  yield test('order-of-reasons', 'several reasons at once', [...four, ...of('add film f F, lend f om 0, return f 9, lend a om 9, pay om 65, lend a om 9, lend b om 9, lend c om 9, lend d z 9, lend d om 9, lend f om 9, return a 99, lend f om 99')]);
  yield test('next-owes', 'the first who waits has a fine', of('add film a A, add film b B, lend a om 0, lend b z 0, reserve a z, reserve a ravi, return b 9, return a 9, waiting a, pay z 85, return a 9, show a, waiting a'));
  yield test('next-has-three', 'the first who waits has three items', [...four, ...of('lend a om 1, lend b om 1, lend c om 1, lend d z 1, reserve d om, return d 2, show d, waiting d, return a 2, show d, lend d ravi 2, return d 3, show d')]);
  yield test('nobody-can', 'nobody who waits can borrow', of('add film a A, add film b B, lend a om 0, lend b z 0, reserve a z, return b 9, return a 9, show a, waiting a, reserve a om, lend a ravi 9, reserve a om, pay z 85, return a 10, waiting a'));
  yield test('own-fine', 'a late reader waits for the item again', of('add film a A, lend a om 0, reserve a z, return a 9, reserve a om, return a 10, waiting a, show a, pay om 85, lend a om 10'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', [...any(150 * i, 5, kinds, ['om', 'asha', 'ravi', 'z']), 'list']);
  yield test('largest', 'largest n', [...any(300, 90, ['add'], ['om']), ...any(1699, 90, kinds, ['om', 'asha', 'ravi', 'z', 'meena', 'tom', 'uma', 'dev', 'eva', 'farid']), 'list']);
}

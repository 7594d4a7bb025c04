export const seed = 4404;

const CATEGORIES = 'food rent travel fun salary gift'.split(' ');
const NOTES = 'Idli, Chai and vada, Bus 17, business Lunch, Cinema, x, 2 books, BUS to Delhi'.split(', ');
const NAMES = 'pocket box bank visa tin'.split(' ');
const WRONG = ['', 'pay 5', 'spend 5 food', 'spend 5 Food y', 'open', 'open cash', 'open cash 5', 'use', 'move 5', 'move x box', 'month 3', 'purses all', 'use nobody'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const amount = () => random.pick([1, 100, 100, 250, random.int(1, 999), random.int(1, 6000)]);
  const one = (kind, numbers) => {
    if (kind === 'spend' || kind === 'earn') return `${kind} ${amount()} ${random.pick(CATEGORIES)} ${random.pick(NOTES)}`;
    if (kind === 'top') return `top ${random.int(1, 8)}`;
    if (kind === 'delete') return `delete ${random.int(1, numbers)}`;
    if (kind === 'group') return `group ${random.int(1, 6)}`;
    if (kind === 'wrong') return random.pick(WRONG);
    if (kind === 'use') return `use ${random.pick(NAMES)}`;
    if (kind === 'move') return `move ${amount()} ${random.pick(NAMES)}`;
    if (kind === 'open') return `open ${random.pick(['cash', 'savings', 'card'])} ${random.pick(NAMES)}`;
    if (kind === 'limit') return `limit ${random.pick(CATEGORIES)} ${random.int(1, 1500)}`;
    return kind === 'find' ? `find ${random.pick(['bus', 'X', 'bank'])}` : kind;
  };
  const any = (count, kinds, numbers) => Array.from({ length: count }, () => one(random.pick(kinds), numbers));
  const kinds = 'spend spend spend earn earn earn balance top delete delete limit find report wrong group group use use use move move purses month'.split(' ');
  const begin = ['open cash box', 'open savings bank', 'open card visa'];
  yield test('one', 'n = 1', ['purses']);
  yield test('pocket', 'only the pocket', of('spend 5 a x, purses, balance, month, use pocket, move 5 pocket, earn 90000 b y, month, purses'));
  yield test('open', 'purses that cannot be opened', of('open gold x, open Gold x, open pocket x, open cash Box, open cash box1, open cash abcdefghijk, open cash abcdefghij, open cash pocket, open card box, open cash box, open, open cash, open cash a b, purses'));
  yield test('use', 'purses that are not there', of('use box, open cash box, use box, use Box, use, use box pocket, move 5 bag, move x bag, move 0 box, move 5 box, move 5 pocket, purses'));
  yield test('cash', 'cash at its border', of('open cash box, use box, spend 1 a x, earn 5 b y, spend 6 a x, spend 5 a x, spend 1 a x, purses, list'));
  yield test('card', 'a card at its border', of('open card visa, use visa, spend 5001 a x, spend 5000 a x, spend 1 a x, earn 1 b y, spend 1 a x, spend 1 a x, move 1 pocket, purses, balance'));
  yield test('card-below', 'a card that a fee has brought below its border', of('open card visa, use visa, spend 5000 a x, month, purses, earn 50 b y, purses, spend 1 a x, earn 51 b y, spend 1 a x, spend 1 a z, delete 2, purses'));
  yield test('savings', 'interest', of('open savings bank, use bank, month, earn 99 a x, month, earn 1 a x, month, purses, earn 98 a x, month, earn 1 a x, month, balance, spend 5000 a y'));
  yield test('fees', 'fees', of('open card visa, use visa, spend 1 a x, month, spend 48 a x, month, purses, spend 49 a x, month, purses, earn 102 a y, month, earn 100 a y, month, purses, report, top 9'));
  yield test('month-order', 'a month with several purses', of('open card visa, open savings bank, open savings tin, open cash box, earn 5000 a x, move 1000 bank, move 2000 tin, move 500 box, use visa, spend 75 b y, month, month, purses, find bank, find visa, delete 4, purses, balance'));
  yield test('move', 'money that is moved', of('open cash box, open cash tin, earn 50 a x, move 60 box, purses, use box, move 61 tin, move 60 tin, move 1 pocket, purses, list, balance, report'));
  yield test('delete', 'deleted entries of several purses', of('open cash box, earn 9 a x, use box, earn 20 b y, spend 15 c z, use pocket, delete 2, purses, delete 3, delete 2, delete 1, purses, balance, delete 9'));
  yield test('delete-month', 'a deleted fee and a deleted interest', of('open savings bank, open card visa, use bank, earn 900 a x, use visa, spend 100 b y, month, delete 4, delete 3, purses, use bank, move 900 pocket, delete 1, purses'));
  yield test('refused-changes-nothing', 'a refused spend changes nothing', of('open cash box, use box, limit a 5, spend 9 a x, report, list, earn 9 a x, spend 9 a x, list'));
  yield test('fee-limit', 'a fee under a limit', of('open card visa, limit fee 1, use visa, spend 500 a x, month, spend 1 fee y, report'));
  yield test('group', 'purses after a group that was undone', of('open cash box, earn 100 a x, move 30 box, group 6, move 20 box, use box, spend 50 a y, open card visa, use visa, oops, purses, spend 1 a z, purses, use visa, move 5 visa'));
  yield test('group-month', 'a month in a group that was undone', of('open savings bank, use bank, earn 500 a x, group 3, month, month, use tin, purses, month, group 2, delete 1, month, purses, list'));
  yield test('group-delete', 'a deleted entry in a group that was undone', of('open cash box, use box, earn 9 a x, earn 5 a y, group 3, delete 1, delete 2, delete 3, purses, delete 1, purses, group 2, delete 2, earn 1 a z, purses'));
  yield test('old-commands', 'the commands of Cash Book 3', of('earn 9 a b c d, spend 5 b x, limit b 8, spend 5 b y, delete 1, earn 6 d bus, report, top 2, list, balance, find BUS, group 2, group 1, list, delete 77, spend 5 B x'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any lines', [...begin, ...any(60 * i, kinds, 15 * i), 'purses', 'report']);
  yield test('largest', 'largest n', [...begin, ...any(494, 'spend spend earn earn delete use move month group wrong open'.split(' '), 120), 'purses', 'list', 'balance']);
}

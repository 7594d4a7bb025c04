export const seed = 4403;

const CATEGORIES = 'food rent travel fun salary gift'.split(' ');
const NOTES = 'Idli, Chai and vada, Bus 17, business Lunch, Cinema, x, 2 books, BUS to Delhi'.split(', ');
const WRONG = ['', 'pay 5', 'spend 5 food', 'spend x food y', 'spend 5 Food y', 'list all', 'top', 'top 0', 'delete 999', 'limit food', 'limit food 5 6', 'Spend 5 food x', 'group', 'find a b'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const amount = () => random.pick([1, 100, 100, 250, random.int(1, 999)]);
  const one = (kind, numbers) => {
    if (kind === 'spend' || kind === 'earn') return `${kind} ${amount()} ${random.pick(CATEGORIES)} ${random.pick(NOTES)}`;
    if (kind === 'top') return `top ${random.int(1, 8)}`;
    if (kind === 'delete') return `delete ${random.int(1, numbers)}`;
    if (kind === 'group') return `group ${random.int(1, 5)}`;
    if (kind === 'wrong') return random.pick(WRONG);
    if (kind === 'limit') return `limit ${random.pick(CATEGORIES)} ${random.int(1, 1500)}`;
    return kind === 'find' ? `find ${random.pick(['bus', 'X', 'delhi', '2'])}` : kind;
  };
  const any = (count, kinds, numbers) => Array.from({ length: count }, () => one(random.pick(kinds), numbers));
  const kinds = 'spend spend spend earn earn balance top delete limit find report list wrong group group'.split(' ');
  const old = of('earn 9 a b c d, spend 5 b x, limit b 8, spend 5 b y, delete 1, earn 6 d bus, report, top 2, list, balance, find BUS');
  yield test('one', 'n = 1', ['']);
  yield test('no-errors', 'no wrong line', old);
  yield test('empty-lines', 'lines without words', ['', '   ', 'balance', '', ' list ']);
  yield test('commands', 'words that are no commands', of('pay, LIST, lists, spend5 food x, -, 5, errors, error'));
  yield test('too-few', 'too few words', of('spend, spend 5, spend 5 food, earn 5 food, top, delete, limit, limit food, find, group, spend x Y'));
  yield test('too-many', 'too many words', of('list 1, balance x, report a b, top 1 2, delete 1 1, limit a 5 6, find a b, group 1 2, top x y, list, spend 5 a x y z'));
  yield test('numbers', 'numbers that are none', of('spend 0 a x, spend -5 a x, spend 5.0 a x, spend +5 a x, spend 1e3 a x, spend 1000001 a x, spend 1000000 a x, spend 1 a x, top 0, top x, delete 0, delete -1, limit a 0, limit a 1000001, group 0, group x, list, limit a 1000000'));
  yield test('categories', 'categories that are none', of('spend 5 Food x, spend 5 food1 x, spend 5 abcdefghijk x, spend 5 abcdefghij x, earn 5 f-x y, limit Food 5, limit 5 5, limit FOOD x, spend x Food y, earn 5 z x, list'));
  yield test('delete', 'entries that are not there', of('delete 1, spend 5 a x, delete 2, delete 1, delete 1, delete 1000000, spend 6 b y, list'));
  yield test('spaces', 'several spaces', ['spend   5  food   Chai  and   vada', '  earn 9 gift x ', 'list', 'find   vada']);
  yield test('nothing-changes', 'a wrong line changes nothing', of('spend 5 a x, spend 6 B x, limit a x, limit A 3, spend 1 a y, delete 1 2, report, list, spend 7 a z'));
  yield test('group-done', 'a group without errors', of('group 3, spend 5 a x, limit a 3, spend 1 a y, list, group 1, delete 1, report'));
  yield test('group-undone', 'a group with an error at its end', of('spend 5 a x, limit a 20, group 4, spend 50 a y, limit a 1, delete 1, top x, list, spend 5 a z, report'));
  yield test('group-first', 'a group with an error at its beginning', of('group 3, spend x a y, earn 5 a x, list, earn 6 b y, list'));
  yield test('group-numbers', 'numbers after a group that was undone', of('spend 5 a x, group 3, spend 6 a y, spend 7 a z, oops, spend 8 a w, list, group 2, delete 2, delete 2, list, find w'));
  yield test('group-limits', 'limits after a group that was undone', of('limit a 10, group 3, limit a 2, limit b 1, oops, spend 5 a x, spend 5 b y, spend 6 a z'));
  yield test('group-at-the-end', 'a group that is longer than the rest', of('earn 5 a x, group 10, earn 6 b y, balance'));
  yield test('group-empty', 'a group at the very end', of('earn 5 a x, group 2'));
  yield test('group-in-group', 'a group within a group', of('group 4, earn 5 a x, group 1, earn 6 b y, earn 7 c z, list, group 2, group, list, group 2, group x, balance, earn 8 d w'));
  yield test('two-groups', 'several groups', of('group 2, earn 5 a x, earn 6 b y, group 2, delete 1, delete 9, group 2, delete 1, delete 2, group 1, bad, list, earn 1 c z'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any lines', [...any(50 * i, kinds, 15 * i), 'report']);
  yield test('largest', 'largest n', [...any(497, ['spend', 'earn', 'earn', 'delete', 'wrong', 'group', 'limit'], 120), 'list', 'report', 'top 9']);
}

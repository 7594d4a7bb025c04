export const seed = 4402;

const CATEGORIES = 'food rent travel fun salary gift'.split(' ');
const NOTES = 'Idli, Chai and vada, Bus 17, business Lunch, Cinema, x, 2 books, New Delhi trip 2026, BUS to Delhi'.split(', ');

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const amount = () => random.pick([1, 100, 100, 250, random.int(1, 999)]);
  const one = (kind, numbers) => {
    if (kind === 'spend' || kind === 'earn') return `${kind} ${amount()} ${random.pick(CATEGORIES)} ${random.pick(NOTES)}`;
    if (kind === 'top') return `top ${random.int(1, 8)}`;
    if (kind === 'delete') return `delete ${random.int(1, numbers)}`;
    if (kind === 'limit') return `limit ${random.pick(CATEGORIES)} ${random.int(1, 1500)}`;
    return kind === 'find' ? `find ${random.pick(['bus', 'X', 'delhi', '2', '17', 'busi', 'Idli', 'and'])}` : kind;
  };
  const any = (count, kinds, numbers) => Array.from({ length: count }, () => one(random.pick(kinds), numbers));
  const kinds = 'spend spend spend spend earn balance top delete delete limit find report list'.split(' ');
  yield test('one', 'n = 1', ['report']);
  yield test('empty', 'an empty book', of('list, top 3, balance, delete 1, find x, report, limit food 5, report'));
  yield test('numbers', 'numbers after deleted entries', of('spend 5 a x, spend 6 b y, delete 2, spend 7 c z, delete 1, delete 1, delete 3, earn 8 d w, list, delete 5, delete 4, list, earn 1 e v'));
  yield test('deleted-counts-not', 'deleted entries count nowhere', of('spend 5 a x, earn 50 b x, spend 9 a y, delete 2, balance, report, find x, top 5, delete 3, report, top 5, delete 1, report, balance, find x'));
  yield test('at-the-limit', 'spending below, at and over the limit', of('limit a 10, spend 9 a x, spend 1 a y, spend 1 a z, spend 5 a w, delete 4, spend 1 a v, spend 1 b u'));
  yield test('limit-late', 'a limit that comes late or is replaced', of('spend 50 a x, limit a 40, spend 1 a y, limit a 100, spend 1 a z, limit a 5, spend 1 a w, limit b 1, spend 2 c x'));
  yield test('limit-earned', 'money that comes in under a limit', of('limit a 10, earn 500 a x, spend 10 a y, earn 5 a z, spend 1 a w'));
  yield test('limit-one', 'a single entry over the limit', of('limit a 1, spend 100000 a x, delete 1, spend 1 a y'));
  yield test('report-order', 'categories in alphabetical order', of('spend 5 zoo x, earn 6 b y, spend 7 apple z, earn 8 ab w, spend 9 b v, earn 1 zoo u, report'));
  yield test('total-category', 'a category called total', of('spend 5 total x, earn 6 zebra y, report, limit total 4, spend 1 total z'));
  yield test('find', 'words of notes', of('spend 5 a Bus 17, spend 6 b business, spend 7 c the bus, earn 8 d BUS, spend 9 e bus bus, find bus, find Bus, find 17, find 1, find a, find busi'));
  yield test('find-category', 'a word that is a category', of('spend 5 food Lunch, spend 6 travel food court, find food, find travel, find lunch'));
  yield test('old-commands', 'the commands of Cash Book 1', of('earn 9 a b c d, spend 5 b x, spend 5 c y, spend 6 d z, top 2, top 9, list, balance'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', [...any(50 * i, kinds, 20 * i), 'report']);
  yield test('largest', 'largest n', ['limit food 500', ...any(300, ['spend', 'spend', 'earn']), ...any(195, ['delete', 'spend'], 400), 'list', 'report', 'find bus', 'top 500'].slice(0, 500));
}

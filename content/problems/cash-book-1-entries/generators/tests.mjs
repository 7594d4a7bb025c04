export const seed = 4401;

const CATEGORIES = 'food rent travel fun salary gift'.split(' ');
const NOTES = 'Idli, Chai and vada, Bus 17, Rent of May, Cinema, x, 2 books, New Delhi trip 2026'.split(', ');

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const amount = () => random.pick([1, 100, 100, 250, random.int(1, 999), random.int(1, 100000)]);
  const entry = (kind) => `${kind} ${amount()} ${random.pick(CATEGORIES)} ${random.pick(NOTES)}`;
  const any = (count, kinds) =>
    Array.from({ length: count }, () => {
      const kind = random.pick(kinds);
      if (kind === 'spend' || kind === 'earn') return entry(kind);
      return kind === 'top' ? `top ${random.int(1, 8)}` : kind;
    });
  const kinds = 'spend spend spend spend earn balance top'.split(' ');
  yield test('one', 'n = 1', ['balance']);
  yield test('empty', 'an empty book', of('list, top 1, balance, list'));
  yield test('one-spend', 'a single entry', of('spend 5 food x, list, balance, top 1, top 2'));
  yield test('only-earned', 'nothing was spent', of('earn 5 gift x, earn 7 gift y, top 5, list, balance'));
  yield test('long-notes', 'notes of several words', of('spend 5 a one two three four, earn 6 b 1 2 3, list, top 1'));
  yield test('numbers-as-notes', 'notes that are numbers', of('spend 5 food 7, earn 5 food 70 80, list, balance, top 9'));
  yield test('equal', 'equal amounts', of('spend 9 a x, spend 5 b y, spend 9 c z, spend 5 d w, spend 9 e v, top 1, top 2, top 4, top 5, list'));
  yield test('top-then-list', 'a list after top', of('spend 1 a x, spend 3 b y, spend 2 c z, top 3, list, top 1, spend 4 d w, list'));
  yield test('larger-earned', 'larger amounts that came in', of('spend 10 a x, earn 500 b y, spend 20 c z, earn 15 d w, top 2, top 4, balance'));
  yield test('digits', 'amounts of different length', of('spend 9 a x, spend 10 b y, spend 100000 c z, spend 99 d w, top 4'));
  yield test('balance', 'balances below, at and above zero', of('spend 7 a x, balance, earn 7 b y, balance, earn 1 c z, balance, spend 100000 d w, balance'));
  yield test('again', 'the same entry twice', of('spend 5 food x, spend 5 food x, list, top 1, balance'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', [...any(40 * i, kinds), 'list']);
  yield test('largest', 'largest n', [...any(497, ['spend', 'spend', 'earn']), 'list', 'top 500', 'balance']);
}

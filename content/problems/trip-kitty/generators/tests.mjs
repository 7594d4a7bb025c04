export const seed = 441;

export function* tests(random) {
  const test = (name, tries, friends, expenses) => ({
    name,
    tries,
    input: `${friends.length} ${expenses.length}\n${friends.join(' ')}\n${expenses.map(([payer, amount, ...who]) => `${payer} ${amount} ${who.length} ${who.join(' ')}\n`).join('')}`,
  });
  const some = (friends, m, most, highest) =>
    Array.from({ length: m }, () => [random.pick(friends), random.int(1, highest), ...random.shuffle(friends).slice(0, random.int(1, Math.min(most, friends.length)))]);
  const four = ['Asha', 'Bala', 'Chitra', 'Dev'];
  const names = (n) => Array.from({ length: n }, (_, i) => `F${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}${random.text(random.int(0, 7), 'aeiou')}`);
  yield test('no-expense', 'no expense at all', four, []);
  yield test('one-friend', 'a single friend', ['Mira'], [['Mira', 500, 'Mira']]);
  yield test('for-herself', 'paid for the payer only', four, [['Bala', 700, 'Bala'], ['Dev', 1, 'Dev']]);
  yield test('for-another', 'the payer does not share', four, [['Asha', 900, 'Dev'], ['Chitra', 450, 'Asha', 'Bala']]);
  yield test('rest', 'an amount that cannot be shared equally', four, [['Asha', 1000, 'Asha', 'Bala', 'Chitra'], ['Dev', 7, 'Asha', 'Bala', 'Chitra', 'Dev']]);
  yield test('rest-not-sharing', 'a remainder, and the payer does not share', four, [['Dev', 100, 'Asha', 'Bala', 'Chitra'], ['Asha', 11, 'Bala', 'Chitra']]);
  yield test('share-zero', 'an amount smaller than the number of sharers', four, [['Bala', 3, ...four], ['Bala', 2, 'Dev', 'Asha', 'Chitra']]);
  yield test('capitals', 'names that differ only in capitals', ['ram', 'Ram', 'RAM'], [['ram', 900, 'Ram', 'RAM'], ['RAM', 300, 'ram', 'Ram', 'RAM']]);
  yield test('even', 'all balances are 0 at the end', ['A', 'B'], [['A', 600, 'A', 'B'], ['B', 600, 'B', 'A']]);
  yield test('large', 'large amounts that add up', ['Kabir', 'Zoya'], Array.from({ length: 60 }, () => ['Zoya', 100_000_000, 'Kabir']));
  yield test('random', 'any expenses', four, some(four, 30, 4, 5000));
  const ten = names(10);
  yield test('ten-friends', 'ten friends', ten, some(ten, 100, 10, 100_000));
  const many = names(100);
  yield test('largest', 'largest n and m', many, some(many, 500, 12, 100_000_000));
}

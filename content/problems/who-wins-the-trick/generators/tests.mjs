export const seed = 9310;

export function* tests(random) {
  const test = (name, tries, trump, tricks) => ({ name, tries, input: `${trump} ${tricks.length}\n${tricks.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const deck = () => random.shuffle([...'23456789TJQKA'].flatMap((r) => [...'SHDC'].map((s) => r + s)));
  const deal = (n) => {
    const cards = deck();
    return Array.from({ length: n }, (_, i) => cards.slice(4 * i, 4 * i + 4).join(' '));
  };
  yield test('first-wins', 'the first card wins', 'S', of('AH 2H KH 3D'));
  yield test('last-wins', 'the last card wins', 'S', of('2H 3H 4H 5H'));
  yield test('only-leader-suit', 'three higher cards of other suits', 'S', of('2H AD AC KD'));
  yield test('lowest-trump', 'the lowest trump beats an ace', 'D', of('AC KC 2D QC'));
  yield test('two-trumps', 'the higher of two trumps comes first', 'C', of('9H 8C 7C KH'));
  yield test('second-trump-higher', 'the higher of two trumps comes last', 'C', of('9H 8C KH TC'));
  yield test('trump-led', 'a trump is led', 'H', of('4H AS 9H AC'));
  yield test('high-ranks', 'the order of T, J, Q, K and A', 'S', of('TH JH 9H 8H, TD JD QD KD, KC AC QC JC'));
  yield test('ace-and-two', 'ace, two and ten', 'S', of('2H AH TH 9H, 9D TD 2D 8D'));
  yield test('leader-changes', 'the winner leads', 'S', of('2H 3H 4H 5H, 2D 5D 3D 4D, 6C 5C 4C 3C, 7H 8H 9H TH'));
  yield test('always-four', 'player 4 wins every trick', 'S', of('2H 3H 4H 5H, KD QD JD TD, AC KC QC JC'));
  for (let i = 1; i <= 6; i += 1) yield test(`random-${i}`, 'any cards', random.pick([...'SHDC']), deal(i === 6 ? 13 : 2 * i));
}

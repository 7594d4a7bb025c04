export const seed = 9328;

export function* tests(random) {
  const test = (name, tries, p, commands) => ({ name, tries, input: `${p} ${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (n, cards, most) => Array.from({ length: n }, () => {
    const card = 'abcdefgh'[random.int(0, 7)] + 'abcdefgh'[random.int(0, cards)];
    return random.pick([`fill ${random.int(1, most)}`, `load ${card} ${random.int(1, 30 * most)}`, `load ${card} ${random.int(1, 30 * most)}`, `take ${card} ${random.int(1, most)}`, `take ${card} ${random.int(1, most)}`, `take ${card} ${random.int(1, most)}`]);
  });
  yield test('one-fill', 'n = 1, fill', 5, of('fill 1'));
  yield test('one-take', 'n = 1, take', 5, of('take a 1'));
  yield test('all-wrong', 'no card, and the tank is empty', 5, of('take a 3, load a 1, take a 3'));
  yield test('tank-before-card', 'both tank and card have too little', 10, of('fill 3, load a 20, take a 5, take a 3, take a 2'));
  yield test('exactly-enough', 'exactly enough in the tank and on the card', 7, of('fill 9, load a 63, take a 9, take a 1'));
  yield test('one-short', 'one litre and one paisa too little', 7, of('fill 9, load a 62, take a 10, take a 9, take a 8'));
  yield test('nothing-changed', 'a refusal changes nothing', 10, of('fill 10, load a 50, take a 10, take a 10, take a 5, take a 5, fill 1, load a 1'));
  yield test('two-cards', 'several cards', 4, of('fill 100, load a 40, load b 80, take a 11, take b 20, take a 10, take b 1'));
  yield test('loaded-again', 'a card is loaded several times', 4, of('fill 100, load a 4, load a 4, take a 3, load a 4, take a 3'));
  yield test('empty-card', 'an empty card', 1, of('fill 5, load a 1, take a 1, take a 1'));
  yield test('largest-price', 'largest price and litres', 100, of('fill 1000, load a 10000, take a 1000, take a 100, take b 1000'));
  yield test('filled-often', 'the tank is filled many times', 1, [...Array(20).fill('fill 1000'), 'load a 10000', ...Array(11).fill('take a 1000')]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', random.int(1, 40), any(30 * i, i, 20 * i));
  yield test('largest', 'largest n', random.int(1, 40), any(500, 7, 100));
}

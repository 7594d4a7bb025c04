export const seed = 304;

export function* tests(random) {
  const all = Array.from({ length: 90 }, (_, i) => i + 1);
  const ticket = () => {
    const numbers = random.shuffle(all).slice(0, 15);
    return [0, 1, 2].map((row) => {
      const places = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 5).sort((a, b) => a - b);
      const line = Array(9).fill(0);
      places.forEach((place, i) => (line[place] = numbers[row * 5 + i]));
      return line;
    });
  };
  const on = (card) => card.flat().filter((x) => x > 0);
  const off = (card) => all.filter((x) => !on(card).includes(x));
  const test = (name, tries, card, calls) => ({
    name,
    tries,
    input: `${card.map((line) => line.join(' ')).join('\n')}\n${calls.length}\n${calls.join(' ')}\n`,
  });
  let card = ticket();
  yield test('fifth-call', 'a row is complete with the fifth call', card, on([card[1]]));
  card = ticket();
  yield test('fifteen', 'full house in fifteen calls', card, random.shuffle(on(card)));
  card = ticket();
  yield test('no-hit', 'no number of the ticket is called', card, off(card).slice(0, 60));
  card = ticket();
  yield test('one-call', 'a single call', card, [on(card)[0]]);
  card = ticket();
  yield test('never', 'one number of each row is never called', card, random.shuffle(all.filter((x) => !card.some((line) => line.find((y) => y > 0) === x))));
  card = ticket();
  yield test('last-call', 'full house with the last of 90 calls', card, [...random.shuffle(all.filter((x) => x !== on(card)[14])), on(card)[14]]);
  card = ticket();
  yield test('row-at-the-end', 'a row is complete with the last call', card, [...off(card).slice(0, 20), ...on([card[2]])]);
  card = ticket();
  yield test('misses-first', 'all misses come first', card, [...off(card), ...random.shuffle(on(card))]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any game', ticket(), random.shuffle(all).slice(0, random.int(40, 90)));
}

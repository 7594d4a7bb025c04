export const seed = 7208;

const SWEETS = ['Barfi', 'Cashew', 'Diya', 'Laddu', 'Peda'];

/** Boxes of which each contains later ones and sweets only: no box contains itself. */
function shop(random, boxes) {
  const names = ['Diwali Box', ...Array.from({ length: boxes }, (_, n) => `Box ${n + 1}`)];
  const rows = names.flatMap((box, n) => {
    const inner = random.shuffle(names.slice(n + 1, n + 4)).slice(0, random.int(n === 0 ? 1 : 0, 2));
    const sweets = random.shuffle(SWEETS).slice(0, random.int(1, 2));
    return [...inner, ...sweets].map((thing) => [box, thing, random.pick([1, 1, 2, 3])]);
  });
  return random.shuffle(rows);
}

export function* tests(random, insert) {
  const contents = (rows) => insert('contents', rows);
  yield { name: 'empty', tries: 'an empty table', input: '' };
  yield { name: 'no-box', tries: 'no Diwali Box', input: contents([['Holi Box', 'Colour', 5], ['Rakhi Box', 'Holi Box', 2]]) };
  yield { name: 'flat', tries: 'sweets only', input: contents([['Diwali Box', 'Peda', 4], ['Diwali Box', 'Barfi', 1], ['Holi Box', 'Barfi', 9]]) };
  yield { name: 'deep', tries: 'box in box in box', input: contents([['Diwali Box', 'Box 1', 2], ['Box 1', 'Box 2', 3], ['Box 2', 'Box 3', 5], ['Box 3', 'Box 4', 7], ['Box 4', 'Laddu', 11], ['Box 2', 'Laddu', 1]]) };
  yield { name: 'equal-ways', tries: 'two ways with the same number', input: contents([['Diwali Box', 'Box 1', 2], ['Diwali Box', 'Box 2', 3], ['Box 1', 'Peda', 3], ['Box 2', 'Peda', 2], ['Diwali Box', 'Peda', 6]]) };
  yield { name: 'shared', tries: 'a box that lies in several boxes', input: contents([['Diwali Box', 'Box 1', 1], ['Diwali Box', 'Box 2', 1], ['Box 1', 'Box 3', 2], ['Box 2', 'Box 3', 2], ['Box 3', 'Cashew', 10], ['Box 3', 'Diya', 1]]) };
  yield { name: 'larger', tries: 'a gift that contains the Diwali Box', input: contents([['Hamper', 'Diwali Box', 5], ['Diwali Box', 'Laddu', 2], ['Hamper', 'Barfi', 3]]) };
  for (let i = 1; i <= 7; i += 1)
    yield { name: `random-${i}`, tries: i < 4 ? 'a few boxes' : 'many boxes', input: contents(shop(random, 1 + i)) };
}

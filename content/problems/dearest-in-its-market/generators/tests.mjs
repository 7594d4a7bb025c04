export const seed = 2859;

const MARKETS = ['Panchavati', 'Satpur', 'Ojhar', 'Deolali'];
const GREENS = ['onion', 'tomato', 'okra', 'garlic', 'methi', 'brinjal'];

export function* tests(random, insert) {
  const prices = (rows) => insert('prices', rows);
  yield { name: 'none', tries: 'no prices', input: '' };
  yield { name: 'one', tries: 'one vegetable', input: prices([['Satpur', 'okra', 20]]) };
  yield { name: 'tie', tries: 'equal prices at the top', input: prices([['Satpur', 'okra', 20], ['Satpur', 'onion', 20], ['Satpur', 'methi', 19]]) };
  yield { name: 'sold-out', tries: 'all is sold out', input: prices([['Satpur', 'okra', null], ['Satpur', 'onion', null]]) };
  yield { name: 'some-out', tries: 'some is sold out', input: prices([['Satpur', 'okra', null], ['Satpur', 'onion', 5], ['Ojhar', 'onion', null]]) };
  yield { name: 'same-price', tries: 'the top of one market in the middle of another', input: prices([['Satpur', 'okra', 20], ['Ojhar', 'okra', 20], ['Ojhar', 'onion', 30]]) };
  yield { name: 'free', tries: 'a price of 0', input: prices([['Ojhar', 'okra', 0], ['Satpur', 'okra', 0], ['Satpur', 'onion', 1]]) };
  yield { name: 'all-equal', tries: 'all prices equal', input: prices(MARKETS.flatMap((market) => GREENS.map((green) => [market, green, 40]))) };
  for (let i = 1; i <= 4; i += 1) {
    const rows = MARKETS.flatMap((market) => GREENS.map((green) => [market, green, random.pick([null, random.int(10, 10 + 4 * i), random.int(10, 10 + 4 * i)])]));
    yield { name: `random-${i}`, tries: 'any morning', input: prices(random.shuffle(rows)) };
  }
}

export const seed = 7202;

const MANDIS = ['Lasalgaon', 'Pimpalgaon', 'Yeola', 'Nandgaon'];
const VEGETABLES = ['Onion', 'Tomato', 'Brinjal', 'Okra'];

export function* tests(random, insert) {
  yield { name: 'empty', tries: 'empty tables', input: '' };
  yield { name: 'no-prices', tries: 'an empty board', input: insert('loads', [[1, 'Sunil', 'Yeola', 'Onion', 40]]) };
  yield { name: 'no-loads', tries: 'nobody came', input: insert('prices', [['Yeola', 'Onion', 12]]) };
  yield { name: 'elsewhere', tries: 'a price in another mandi only', input: insert('prices', [['Yeola', 'Onion', 12], ['Lasalgaon', 'Okra', 30]]) + insert('loads', [[1, 'Sunil', 'Yeola', 'Okra', 40], [2, 'Asif', 'Lasalgaon', 'Onion', 60], [3, 'Asif', 'Lasalgaon', 'Okra', 10]]) };
  for (let i = 1; i <= 7; i += 1) {
    const prices = MANDIS.flatMap((mandi) => VEGETABLES.filter(() => random.int(1, 3) > 1).map((vegetable) => [mandi, vegetable, random.int(8, 40)]));
    const loads = Array.from({ length: 5 * i }, (_, n) => [n + 1, random.pick(['Sunil', 'Kavita', 'Asif']), random.pick(MANDIS), random.pick(VEGETABLES), 10 * random.int(1, 50)]);
    yield { name: `random-${i}`, tries: i < 4 ? 'a few loads' : 'many loads', input: insert('prices', prices) + insert('loads', loads) };
  }
}

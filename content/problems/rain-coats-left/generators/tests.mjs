export const seed = 2851;

const COLOURS = ['yellow', 'blue', 'red', 'green', 'black'];
const SIZES = ['S', 'M', 'L', 'XL'];

export function* tests(random, insert) {
  const coats = (rows) => insert('coats', rows);
  yield { name: 'empty', tries: 'an empty shop', input: '' };
  yield { name: 'price-600', tries: 'prices around ₹600', input: coats([599, 600, 601].map((price, n) => [n + 1, 'blue', 'M', price, 2])) };
  yield { name: 'pieces', tries: 'none, one and two pieces left', input: coats([0, 1, 2].map((pieces, n) => [n + 1, 'red', 'M', 400, pieces])) };
  yield { name: 'sizes', tries: 'every size', input: coats(SIZES.map((size, n) => [n + 1, 'green', size, 300, 1])) };
  yield { name: 'twins', tries: 'two coats of one colour', input: coats([[1, 'blue', 'M', 500, 1], [2, 'blue', 'M', 500, 1]]) };
  yield { name: 'free', tries: 'a coat for nothing', input: coats([[5, 'black', 'M', 0, 1], [6, 'black', 'M', 0, 0]]) };
  yield { name: 'all', tries: 'all coats fit', input: coats([1, 2, 3, 4].map((n) => [n, COLOURS[n], 'M', 100 * n, n])) };
  for (let i = 1; i <= 4; i += 1) {
    const rows = Array.from({ length: 50 * i }, (_, n) => [n + 1, random.pick(COLOURS), random.pick(SIZES), random.int(595, 605), random.int(0, 2)]);
    yield { name: `random-${i}`, tries: 'any coats', input: coats(rows) };
  }
}

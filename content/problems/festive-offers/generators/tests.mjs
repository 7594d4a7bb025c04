export const seed = 3383;

const MOST = 1_000_000_000;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const of = (text) => text.split(', ');
  /** Any day; no offer is made up of more than `largest` simple ones. */
  const any = (count, most, largest) => {
    const sizes = [];
    return Array.from({ length: count }, (_, i) => {
      const [a, b] = [random.int(1, Math.max(1, sizes.length)), random.int(Math.max(1, sizes.length - 3), Math.max(1, sizes.length))];
      if (i > 0 && random.int(1, 2) === 1) return `price ${b} ${random.int(0, most)}`;
      const kind = i === 0 ? 'percent' : random.pick(['percent', 'flat', 'above', 'then', 'then', 'best', 'best']);
      const size = kind === 'above' ? sizes[a - 1] : (sizes[a - 1] ?? 0) + (sizes[b - 1] ?? 0);
      if (kind === 'percent' || kind === 'flat' || size > largest) {
        sizes.push(1);
        return kind === 'percent' ? `percent ${random.int(1, 40)}` : `flat ${random.int(1, Math.ceil(most / 20))}`;
      }
      sizes.push(size);
      return kind === 'above' ? `above ${random.int(0, most)} ${a}` : `${kind} ${a} ${b}`;
    });
  };
  yield test('one-percent', 'a single offer', of('percent 10, price 1 100'));
  yield test('rounded', 'discounts that are rounded down', of('percent 15, price 1 99, price 1 6, price 1 7, price 1 13, price 1 1'));
  yield test('all-off', 'everything is taken off', of('percent 100, price 1 77, flat 77, price 2 77, price 2 78, price 2 76'));
  yield test('free', 'goods that cost nothing', of('percent 50, flat 5, best 1 2, above 0 2, price 1 0, price 2 0, price 3 0, price 4 0, price 4 1'));
  yield test('above', 'a price at the border', of('flat 10, above 100 1, price 2 99, price 2 100, price 2 101, price 2 110'));
  yield test('order', 'the order of two offers', of('percent 10, flat 100, then 1 2, then 2 1, price 3 1000, price 4 1000, price 3 50, price 4 50'));
  yield test('best', 'now one offer is better, now the other', of('percent 10, flat 100, best 1 2, price 3 900, price 3 1000, price 3 1001, price 3 1100, price 3 2000'));
  yield test('twice', 'an offer that is used twice', of('percent 50, then 1 1, then 2 2, price 2 100, price 3 100, best 3 1, price 4 999'));
  yield test('above-in-then', 'the border is compared with the price in between', of('flat 60, percent 50, above 100 2, then 1 3, price 4 150, price 4 160, price 4 161, then 3 1, price 5 150'));
  yield test('nested', 'offers of offers of offers', of('percent 20, flat 30, best 1 2, above 80 3, then 4 1, best 5 4, above 200 6, then 7 7, price 8 500, price 8 150, price 8 81, price 8 80'));
  yield test('above-above', 'one border inside the other', of('flat 7, above 50 1, above 20 2, price 3 20, price 3 21, price 3 50, price 3 51'));
  yield test('largest-price', 'largest prices', of(`percent 99, flat ${MOST}, best 1 2, above ${MOST - 1} 1, price 1 ${MOST}, price 2 ${MOST}, price 3 ${MOST}, price 4 ${MOST}, price 4 ${MOST - 1}`));
  yield test('doubling', 'an offer that is used a thousand times', [...of('percent 1'), ...Array.from({ length: 9 }, (_, i) => `then ${i + 1} ${i + 1}`), 'price 10 1000000000', 'price 10 500', 'price 7 98765']);
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any day', any(80 * i, 1000, 30));
  yield test('largest', 'largest n', any(300, MOST, 900));
}

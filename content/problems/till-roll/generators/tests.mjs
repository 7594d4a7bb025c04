export const seed = 4121;

export function* tests(random) {
  const quoted = (value) => `"${value.replaceAll('"', '""')}"`;
  const cell = (value, always) => (always || /[",]/.test(value) ? quoted(value) : value);
  const file = (columns, sales, always = () => false) =>
    `${sales.length}\n${columns.join(',')}\n${sales
      .map((sale) => columns.map((c) => cell(String(sale[c] ?? 'x'), always())).join(','))
      .join('\n')}\n`;
  const test = (name, tries, columns, sales, always) => ({ name, tries, input: file(columns, sales, always) });
  const usual = ['item', 'count', 'price'];
  const sale = (item, count, price) => ({ item, count, price });
  yield test('one-sale', 'one sale', usual, [sale('Salt', 1, 20)]);
  yield test('nothing-sold', 'a sum of 0', usual, [sale('Salt', 0, 20), sale('Tea', 3, 0)]);
  yield test('same-item', 'one item several times', usual, [sale('Tea', 2, 30), sale('Tea', 1, 35), sale('Tea', 4, 30)]);
  yield test('equal-sums', 'equal sums', usual, [sale('Zinc', 1, 50), sale('Apple', 2, 25), sale('Milk', 5, 10)]);
  yield test('equal-later', 'equal sums that come about later', usual, [sale('b', 1, 10), sale('a', 1, 30), sale('b', 2, 10)]);
  yield test('comma', 'a comma in a name', usual, [sale('Rice, basmati', 2, 120), sale('Rice', 1, 60)]);
  yield test('quotes', 'quotes in a name', usual, [sale('Pickle "Special"', 1, 90), sale('"Best" tea', 1, 80)]);
  yield test('only-quotes', 'a name that is one quote', usual, [sale('"', 1, 5), sale(',', 1, 6), sale('","', 1, 7)]);
  yield test('quote-and-comma', 'a quote just before a comma', usual, [sale('Cloth 12", blue', 3, 40), sale('a",b', 2, 40)]);
  yield test('all-in-quotes', 'every value in quotes', usual, [sale('Soap', 2, 35), sale('Oil, sesame', 1, 240)], () => true);
  yield test('other-order', 'other columns in another order', ['price', 'bill', 'item', 'count', 'clerk'], [
    { price: 12, bill: 1, item: 'Pen', count: 10, clerk: 'Rao, Asha' },
    { price: 50, bill: 2, item: 'Book', count: 3, clerk: 'Ravi' },
  ]);
  yield test('capitals', 'names that differ in capitals', usual, [sale('tea', 1, 10), sale('Tea', 1, 11), sale('TEA', 1, 12)]);
  yield test('digits', 'sums with different numbers of digits', usual, [sale('a', 1, 9), sale('b', 1, 10), sale('c', 1, 100)]);
  const names = ['Salt', 'Rice, basmati', 'Tea', 'Pickle "Special", 500 g', 'Oil', 'Soap no. 5', 'tea', 'Ghee'];
  const any = (high) => ({ item: random.pick(names), count: random.int(0, 20), price: random.int(1, high), bill: random.int(1, 999) });
  for (let i = 1; i <= 3; i += 1)
    yield test(`random-${i}`, 'any sales', random.shuffle(['item', 'count', 'price', 'bill']), Array.from({ length: random.int(5, 50) }, () => any(300)), () => random.int(0, 1) === 1);
  yield test('largest', 'largest n, largest numbers', usual, Array.from({ length: 500 }, (_, i) => sale(`item ${i % 40}, size ${i % 3}`, 10000, 10000 - (i % 7))));
}

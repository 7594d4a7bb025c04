export const seed = 7128;

const TABLES = ['customers', 'items', 'sales', 'sale_lines'];
const NAMES = ['Meena', 'Iqbal', 'Sunita', 'Paul'];

/** Customers with and without a phone, items of which the last is never sold, sales with and without a customer. */
function world(random, size) {
  const customers = Array.from({ length: 2 + size }, (_, n) => [n + 1, random.pick(NAMES), random.pick([`98${random.int(100, 999)}`, null])]);
  const items = Array.from({ length: 3 + size }, (_, n) => [n + 1, `Item ${n + 1}`, random.pick(['grain', 'home', 'drink', null]), random.int(1, 6) * 10, random.pick([0, 5, 9, 10, 11, 40])]);
  const sales = Array.from({ length: 4 * size }, (_, n) => [n + 1, random.pick([random.int(1, customers.length - 1), random.int(1, customers.length - 1), null]), `2025-06-0${random.int(1, 5)}`]);
  const sale_lines = sales.slice(1).flatMap(([sale]) => random.shuffle(items.slice(0, -1).map(([item]) => item)).slice(0, random.int(1, 3)).map((item) => [sale, item, random.int(1, 3)]));
  return { customers, items, sales, sale_lines };
}

export function* tests(random, insert) {
  const data = (rows) => TABLES.map((table) => insert(table, rows[table] ?? [])).join('');
  yield { name: 'empty', tries: 'empty tables', input: '' };
  for (let i = 1; i <= 10; i += 1) {
    const size = i < 8 ? i : i - 4;
    yield { name: `random-${i}`, tries: size < 4 ? 'a few rows' : 'many rows', input: data(world(random, size)) };
  }
}

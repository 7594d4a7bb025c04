export const seed = 2857;

const NAMES = ['Joshi', 'Pinto', 'Shaikh', 'Rao'];
const DAYS = ['2026-04-30', '2026-05-31', '2026-06-01', '2026-06-15', '2026-06-30', '2026-07-01', '2026-08-06'];

export function* tests(random, insert) {
  const data = (names, orders) =>
    insert('customers', names.map((name, n) => [n + 1, name])) + insert('orders', orders.map((row, n) => [n + 1, ...row]));
  yield { name: 'nobody', tries: 'no customers', input: '' };
  yield { name: 'no-orders', tries: 'no orders at all', input: data(NAMES, []) };
  yield { name: 'only-may', tries: 'orders outside June only', input: data(NAMES, [[1, '2026-05-31', 100], [1, '2026-07-01', 100]]) };
  yield { name: 'borders', tries: 'first and last day of June', input: data(NAMES, DAYS.map((day) => [2, day, 110])) };
  yield { name: 'namesakes', tries: 'customers with the same name', input: data(['Rao', 'Rao', 'Rao'], [[1, '2026-06-02', 5], [3, '2026-06-03', 7]]) };
  yield { name: 'free', tries: 'an order for nothing', input: data(['Rao', 'Pinto'], [[1, '2026-06-02', 0]]) };
  yield { name: 'everybody', tries: 'everybody ordered', input: data(NAMES, NAMES.map((_, n) => [n + 1, '2026-06-12', 50 + n])) };
  yield { name: 'like-june', tries: 'days with a 06 in them', input: data(['Rao'], [[1, '2026-07-06', 60], [1, '2026-06-06', 80]]) };
  for (let i = 1; i <= 4; i += 1) {
    const names = Array.from({ length: 10 * i }, () => random.pick(NAMES));
    yield { name: `random-${i}`, tries: 'any customers', input: data(names, Array.from({ length: 30 * i }, () => [random.int(1, names.length), random.pick(DAYS), random.int(80, 150)])) };
  }
}

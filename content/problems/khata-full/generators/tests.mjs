export const seed = 7205;

const NAMES = ['Meena', 'Iqbal', 'Sunita', 'Paul'];

export function* tests(random, insert) {
  const data = (customers, entries) => insert('customers', customers) + insert('entries', entries);
  yield { name: 'empty', tries: 'empty tables', input: '' };
  yield { name: 'nobody-owes', tries: 'customers without entries', input: data([[1, 'Meena', 0], [2, 'Iqbal', null]], []) };
  yield { name: 'borders', tries: 'balances around the limit', input: data([[1, 'Meena', 100], [2, 'Meena', 100], [3, 'Iqbal', 0], [4, 'Paul', 0]], [[1, 1, '2025-09-01', 100], [2, 2, '2025-09-01', 100], [3, 2, '2025-09-02', 1], [4, 3, '2025-09-01', 1], [5, 4, '2025-09-01', -50], [6, 4, '2025-09-02', 50]]) };
  yield { name: 'same-day', tries: 'several entries of one day', input: data([[1, 'Meena', 250], [2, 'Paul', 250]], [[1, 1, '2025-09-01', 300], [2, 1, '2025-09-01', -200], [3, 2, '2025-09-01', 200], [4, 2, '2025-09-01', 100], [5, 2, '2025-09-01', 400]]) };
  yield { name: 'late', tries: 'entries that were written down late', input: data([[1, 'Meena', 500]], [[1, 1, '2025-09-05', 400], [2, 1, '2025-09-02', -300], [3, 1, '2025-09-01', 450], [4, 1, '2025-09-06', 900], [5, 1, '2025-09-03', 200]]) };
  yield { name: 'again', tries: 'a balance that is too high twice', input: data([[1, 'Sunita', 100], [2, 'Iqbal', null]], [[1, 1, '2025-09-01', 150], [2, 1, '2025-09-02', -150], [3, 1, '2025-09-03', 500], [4, 2, '2025-09-03', 9000]]) };
  for (let i = 1; i <= 7; i += 1) {
    const customers = Array.from({ length: 2 + (i % 4) }, (_, n) => [n + 1, random.pick(NAMES), random.pick([null, 0, 200, 300, 500, 500])]);
    const entries = Array.from({ length: 8 * i }, (_, n) => [n + 1, random.int(1, customers.length), `2025-09-0${random.int(1, 6)}`, random.pick([-300, -200, -100, 50, 100, 150, 200])]);
    yield { name: `random-${i}`, tries: i < 4 ? 'a few entries' : 'many entries', input: data(customers, entries) };
  }
}

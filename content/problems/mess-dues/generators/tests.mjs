export const seed = 7207;

const NAMES = ['Asha', 'Ravi', 'Devi', 'Imran'];

export function* tests(random, insert) {
  const data = (boarders, bills, payments) => insert('boarders', boarders) + insert('bills', bills) + insert('payments', payments);
  yield { name: 'empty', tries: 'empty tables', input: '' };
  yield { name: 'nothing', tries: 'no bills and no payments', input: data([[1, 'Asha'], [2, 'Ravi']], [], []) };
  yield { name: 'bills-only', tries: 'nobody has paid', input: data([[1, 'Asha'], [2, 'Ravi']], [[1, 1, '2025-07', 2500], [2, 1, '2025-08', 2500]], []) };
  yield { name: 'payments-only', tries: 'paid in advance', input: data([[1, 'Asha'], [2, 'Ravi']], [], [[1, 2, '2025-07-01', 700], [2, 2, '2025-07-02', 700]]) };
  yield { name: 'several', tries: 'several bills and several payments', input: data([[1, 'Asha'], [2, 'Asha']], [[1, 1, '2025-07', 3000], [2, 1, '2025-08', 3000], [3, 2, '2025-08', 100]], [[1, 1, '2025-08-01', 1000], [2, 1, '2025-08-02', 1000], [3, 1, '2025-08-03', 500], [4, 2, '2025-08-03', 100]]) };
  yield { name: 'unreadable', tries: 'slips without a number', input: data([[1, 'Imran']], [[1, 1, '2025-07', 900]], [[1, null, '2025-08-01', 900], [2, null, '2025-08-02', 50]]) };
  for (let i = 1; i <= 7; i += 1) {
    const boarders = Array.from({ length: 2 + i }, (_, n) => [n + 1, random.pick(NAMES)]);
    const roll = () => random.int(1, boarders.length - 1);
    const bills = Array.from({ length: 4 * i }, (_, n) => [n + 1, roll(), random.pick(['2025-06', '2025-07', '2025-08']), 500 * random.int(3, 6)]);
    const payments = Array.from({ length: 4 * i }, (_, n) => [n + 1, random.pick([null, roll(), roll(), roll()]), `2025-08-0${random.int(1, 9)}`, 500 * random.int(1, 5)]);
    yield { name: `random-${i}`, tries: i < 4 ? 'a few rows' : 'many rows', input: data(boarders, bills, payments) };
  }
}

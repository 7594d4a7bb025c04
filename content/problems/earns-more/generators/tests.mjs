export const seed = 2858;

const NAMES = ['Asha', 'Ravi', 'Fatima', 'Kiran', 'John'];

export function* tests(random, insert) {
  const staff = (rows) => insert('staff', rows);
  yield { name: 'nobody', tries: 'an empty company', input: '' };
  yield { name: 'alone', tries: 'one person at the top', input: staff([[1, 'Asha', 10, null]]) };
  yield { name: 'equal', tries: 'equal salaries', input: staff([[1, 'Asha', 10, null], [2, 'Ravi', 10, 1]]) };
  yield { name: 'one-more', tries: 'one rupee more and one less', input: staff([[1, 'Asha', 10, null], [2, 'Ravi', 11, 1], [3, 'Kiran', 9, 1]]) };
  yield { name: 'chain', tries: 'a chain of bosses', input: staff([[1, 'Asha', 10, null], [2, 'Ravi', 20, 1], [3, 'Kiran', 15, 2], [4, 'John', 30, 3]]) };
  yield { name: 'two-tops', tries: 'two people at the top', input: staff([[1, 'Asha', 10, null], [2, 'Ravi', 50, null], [3, 'Kiran', 20, 1], [4, 'John', 20, 2]]) };
  yield { name: 'namesakes', tries: 'people with the same name', input: staff([[1, 'Asha', 10, null], [2, 'Asha', 20, 1], [3, 'Asha', 20, 1]]) };
  yield { name: 'younger-boss', tries: 'a boss who came later', input: staff([[9, 'Ravi', 5, null], [10, 'Kiran', 7, 9]]) + insert('staff', [[3, 'Asha', 8, 9]]) };
  for (let i = 1; i <= 4; i += 1) {
    const rows = Array.from({ length: 20 * i }, (_, n) => [n + 1, random.pick(NAMES), random.int(1, 9) * 1000, n === 0 ? null : random.pick([null, random.int(1, n), random.int(1, n)])]);
    yield { name: `random-${i}`, tries: 'any company', input: staff(rows) };
  }
}

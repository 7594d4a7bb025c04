export const seed = 1103;

export function* tests(random) {
  const test = (name, tries, k, ballots) => ({ name, tries, input: `${ballots.length} ${k}\n${ballots.join(' ')}\n` });
  yield test('one-valid', 'n = 1, valid', 2, [2]);
  yield test('one-invalid', 'n = 1, invalid', 2, [3]);
  yield test('all-invalid', 'no valid ballot', 5, [0, -1, 6, 1000, -1000]);
  yield test('exactly-half', 'exactly half of the valid votes', 3, [1, 1, 2, 3]);
  yield test('half-with-invalid', 'more than half of the valid ballots, but not of all', 3, [1, 1, 2, 0, 0, 0]);
  yield test('one-more', 'one vote more than half', 3, [2, 1, 2, 3, 2]);
  yield test('all-equal', 'all candidates have the same votes', 6, [6, 5, 4, 3, 2, 1]);
  yield test('second-tie', 'several share the second place', 5, [5, 5, 5, 2, 4, 3, 4, 3, 1, 1, 2]);
  yield test('larger-leads', 'the candidate with the larger number leads', 4, [4, 4, 4, 2, 2, 1, 3]);
  yield test('zero-votes', 'some candidates have no votes', 50, [50, 50, 1, 1]);
  yield test('largest-number', 'the candidate with the largest number wins', 50, [50, 50, 49]);
  yield test('first-only', 'candidate 1 gets everything', 2, Array(30).fill(1));
  yield test('negative', 'many negative numbers', 9, random.ints(200, -9, 9));
  yield test('close', 'two are close', 2, random.ints(999, 0, 2));
  yield test('largest', 'largest n', 50, random.ints(5000, -3, 55));
}

export const seed = 17103;

export function* tests(random) {
  const test = (name, tries, strengths) => ({ name, tries, input: `${strengths.length}\n${strengths.join(' ')}\n` });
  yield test('one', 'n = 1', [5]);
  yield test('two', 'n = 2', [4, 9]);
  yield test('equal', 'all equal', Array(7).fill(3));
  yield test('equal-apart', 'equal rungs with stronger ones between', [2, 5, 2, 6, 2]);
  yield test('equal-strong', 'equal rungs that are not the weakest', [1, 5, 5, 1, 5, 5, 5, 1]);
  yield test('rising', 'strengths that rise', [1, 2, 3, 4, 5, 6]);
  yield test('falling', 'strengths that fall', [6, 5, 4, 3, 2, 1]);
  yield test('valley', 'the weakest rung is in the middle', [9, 7, 5, 1, 4, 6, 8]);
  yield test('peak', 'the strongest rung is in the middle', [1, 3, 5, 9, 6, 4, 2]);
  yield test('strongest', 'the largest strengths', Array(60).fill(1000000000));
  yield test('remainder-is-small', 'a sum just above the modulus', [1000000000, 4, 1]);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any strengths', random.ints(6 * i, 1, 3 * i));
  yield test('few-strengths', 'thousands of rungs of few strengths', random.ints(9000, 1, 4));
  yield test('many', 'thousands of rungs', random.ints(20000, 1, 1000000000));
}

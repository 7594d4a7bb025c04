export const seed = 9201;

export function* tests(random) {
  const test = (name, tries, marks, t) => ({ name, tries, input: `${marks.join(' ')}\n${t}\n` });
  yield test('all-full', 'all marks and t are 100', [100, 100, 100, 100], 100);
  yield test('t-is-zero', 't = 0', [40, 50, 60, 70], 0);
  yield test('all-zero', 'no marks at all', [0, 0, 0, 0], 0);
  yield test('exactly-100', 'exactly 100 marks are needed', [50, 50, 50, 50], 60);
  yield test('101', '101 marks are needed', [50, 50, 50, 49], 60);
  yield test('exactly-33', 'exactly 33 marks are missing', [67, 67, 67, 66], 60);
  yield test('just-32', '32 marks are missing', [67, 67, 67, 67], 60);
  yield test('34', '34 marks are missing', [66, 67, 67, 66], 60);
  yield test('first-failed', 'the first paper is failed', [32, 90, 90, 90], 50);
  yield test('second-failed', 'the second paper is failed', [90, 32, 90, 90], 50);
  yield test('third-failed', 'the third paper is failed', [90, 90, 32, 90], 50);
  yield test('fourth-failed', 'the fourth paper is failed', [90, 90, 90, 32], 50);
  yield test('just-passed', 'all papers have 33 marks', [33, 33, 33, 33], 33);
  yield test('low-average', 'passed papers and a low average', [33, 33, 33, 33], 10);
  yield test('rounded', 'an average just below t', [60, 60, 60, 61], 61);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any marks', random.ints(4, 40, 90), random.int(50, 72));
}

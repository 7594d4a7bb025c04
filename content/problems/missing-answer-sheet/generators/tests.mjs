export const seed = 502;

export function* tests(random) {
  const test = (name, tries, n, missing) => {
    const sheets = Array.from({ length: n }, (_, i) => i + 1).filter((roll) => roll !== missing);
    return { name, tries, input: `${n}\n${random.shuffle(sheets).join(' ')}\n` };
  };
  yield test('smallest', 'n = 2, the first is missing', 2, 1);
  yield test('three', 'n = 3', 3, 2);
  yield test('first', 'roll number 1 is missing', 40, 1);
  yield test('last', 'the last roll number is missing', 40, 40);
  yield test('last-but-one', 'the last but one is missing', 40, 39);
  yield { name: 'sorted', tries: 'the pile is already sorted', input: `6\n1 2 3 4 6\n` };
  yield { name: 'backwards', tries: 'the pile is sorted backwards', input: `6\n6 5 3 2 1\n` };
  yield test('class', 'any class', 60, random.int(1, 60));
  yield test('college', 'a large college', 3000, random.int(1, 3000));
  yield test('largest', 'largest n', 50000, random.int(2, 49999));
}

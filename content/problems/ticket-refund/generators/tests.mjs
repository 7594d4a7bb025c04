export const seed = 307;

export function* tests(random) {
  const test = (name, tries, ...numbers) => ({ name, tries, input: `${numbers.join(' ')}\n` });
  yield test('class-1', 'class 1, long before departure', 1, 3000, 5000);
  yield test('class-2', 'class 2, long before departure', 2, 3000, 5000);
  yield test('class-3', 'class 3, long before departure', 3, 3000, 5000);
  yield test('class-4', 'class 4, long before departure', 4, 3000, 5000);
  yield test('just-over-48', 'just over 48 hours', 1, 4000, 2881);
  yield test('exactly-48', 'exactly 48 hours', 1, 4000, 2880);
  yield test('just-over-12', 'just over 12 hours', 2, 4000, 721);
  yield test('exactly-12', 'exactly 12 hours', 2, 4000, 720);
  yield test('exactly-4', 'exactly 4 hours', 3, 4000, 240);
  yield test('just-under-4', 'just under 4 hours', 3, 4000, 239);
  yield test('now', '0 minutes', 4, 777, 0);
  yield test('quarter-rounded', 'a quarter that is rounded up', 4, 1001, 1000);
  yield test('quarter-rounded-3', 'a quarter with three quarters of a rupee', 4, 1003, 2000);
  yield test('half-rounded', 'a half that is rounded up', 4, 1001, 500);
  yield test('quarter-below-charge', 'a quarter below the fixed charge', 1, 800, 1500);
  yield test('quarter-equals-charge', 'a quarter around the fixed charge', 1, 961, 1500);
  yield test('half-below-charge', 'half of the fare below the fixed charge', 2, 300, 300);
  yield test('fare-below-charge', 'a fare below the fixed charge', 3, 100, 90000);
  yield test('fare-below-charge-later', 'a fare below the fixed charge, 6 hours left', 4, 50, 360);
  yield test('fare-equals-charge', 'a fare equal to the fixed charge', 2, 200, 3000);
  yield test('smallest', 'smallest fare', 4, 1, 241);
  yield test('largest', 'largest fare', 1, 100000, 2000);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any ticket', random.int(1, 4), random.int(100, 3000), random.int(240, 3000));
}

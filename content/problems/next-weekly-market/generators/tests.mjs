export const seed = 9411;

export function* tests(random) {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const test = (name, tries, villages, questions) => ({ name, tries, input: `${villages.length} ${questions.length}\n${[...villages, ...questions].join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (v, q, from) => {
    const names = new Set();
    while (names.size < v) names.add(random.text(random.int(1, 20), 'ABCabcdefghijk'));
    return [[...names].map((name) => `${name} ${random.pick(from)}`), Array.from({ length: q }, () => random.pick(days))];
  };
  yield test('one-today', 'one village, today', of('A Wed'), of('Wed'));
  yield test('one-tomorrow', 'one village, tomorrow', of('A Thu'), of('Wed'));
  yield test('one-yesterday', 'one village, its market was yesterday', of('A Tue'), of('Wed'));
  yield test('sunday-monday', 'from Sunday to Monday', of('A Mon'), of('Sun'));
  yield test('monday-sunday', 'from Monday to Sunday', of('A Sun'), of('Mon'));
  for (const day of ['Mon', 'Thu', 'Sun']) yield test(`from-all-to-${day.toLowerCase()}`, 'each day of the week', [`A ${day}`], days);
  yield test('first-of-list', 'several villages on the same day', of('B Sat, A Sat, C Sat'), of('Sat, Fri, Sun'));
  yield test('later-in-list', 'the nearest village is the last of the list', of('A Mon, B Tue, C Wed'), of('Wed, Tue, Mon'));
  yield test('next-week', 'the nearest market is in the next week', of('A Wed, B Mon, C Tue'), of('Sat, Sun, Thu'));
  yield test('passed-and-coming', 'one market has passed, one is coming', of('A Thu, B Sat'), of('Fri'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any villages', ...any(2 * i, 15, days));
  yield test('largest', 'largest v and q', ...any(50, 50, ['Tue', 'Fri', 'Sat']));
}

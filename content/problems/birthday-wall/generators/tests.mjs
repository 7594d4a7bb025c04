export const seed = 3401;

export function* tests(random) {
  const test = (name, tries, students) => ({ name, tries, input: `${students.length}\n${students.join('\n')}\n` });
  const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const names = (count, longest) => {
    const all = new Set();
    while (all.size < count) all.add(random.text(1, 'ABCDEFGHKLMNPRSTVZ') + random.text(random.int(0, longest - 1), 'aeioulnrsthm'));
    return [...all];
  };
  const date = (low = 1, high = 12) => {
    const month = random.int(low, high);
    return `${random.int(1, lengths[month - 1])}/${month}`;
  };
  const group = (count, longest, of) => names(count, longest).map((name) => `${name} ${of()}`);
  yield test('one', 'n = 1', ['Om 7/8']);
  yield test('all-months', 'a birthday in each month', random.shuffle(names(12, 6).map((name, i) => `${name} ${12 - i}/${i + 1}`)));
  yield test('days-as-numbers', 'days with one and with two digits', ['Anu 2/6', 'Bea 10/6', 'Cyra 1/6', 'Dev 21/6', 'Eli 20/6', 'Fay 3/6', 'Gita 30/6']);
  yield test('months-as-numbers', 'months with one and with two digits', ['Anu 5/10', 'Bea 5/2', 'Cyra 5/1', 'Dev 5/12', 'Eli 5/11', 'Fay 5/9']);
  yield test('same-day', 'all on one day', ['Zed 9/9', 'Anu 9/9', 'Mia 9/9', 'Annu 9/9', 'An 9/9']);
  yield test('same-day-number', 'the same day in different months', ['Zed 9/3', 'Anu 9/4', 'Mia 9/5', 'Om 4/9', 'Pia 3/9']);
  yield test('several-shared', 'several shared days', ['A 1/1', 'B 1/1', 'C 31/12', 'D 31/12', 'E 30/12', 'F 31/1', 'G 31/1', 'H 31/1']);
  yield test('leap-day', 'birthdays at the end of February', ['A 28/2', 'B 29/2', 'C 1/3', 'D 29/2', 'E 28/2']);
  yield test('one-month', 'all in one month', group(40, 5, () => date(7, 7)));
  yield test('no-shared', 'no shared day', names(31, 4).map((name, i) => `${name} ${i + 1}/10`));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any birthdays', group(30 * i, 8, () => date()));
  yield test('largest', 'largest n', group(500, 12, () => date()));
}

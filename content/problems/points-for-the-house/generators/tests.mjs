export const seed = 9407;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (count, students) => {
    const joined = new Set();
    return Array.from({ length: count }, () => {
      const s = random.int(1, students);
      if (!joined.has(s)) {
        joined.add(s);
        return `join ${s} ${random.int(1, 6)}`;
      }
      return random.pick([`join ${s} ${random.int(1, 6)}`, `win ${s} ${random.int(1, 100)}`, `win ${s} ${random.int(1, 100)}`, `student ${s}`, `house ${random.int(1, 6)}`]);
    });
  };
  const end = (students) => [...students.map((s) => `student ${s}`), ...[1, 2, 3, 4, 5, 6].map((h) => `house ${h}`)];
  yield test('nobody', 'a house without students', of('house 1'));
  yield test('no-points', 'a student without points', of('join 100 6, student 100, house 6'));
  yield test('one-win', 'one student, one win', of('join 1 1, win 1 100, student 1, house 1'));
  yield test('moves', 'a student who moves', of('join 3 4, win 3 20, join 3 5, student 3, house 4, house 5'));
  yield test('wins-after-move', 'points before and after a move', of('join 3 4, win 3 20, join 3 5, win 3 30, student 3, house 4, house 5'));
  yield test('comes-back', 'a student who comes back', of('join 9 1, win 9 7, join 9 2, win 9 8, join 9 1, win 9 9, student 9, house 1, house 2'));
  yield test('same-house', 'a student who joins the same house again', of('join 5 3, win 5 6, join 5 3, win 5 6, student 5, house 3'));
  yield test('last-one-leaves', 'the last student leaves a house', of('join 2 6, win 2 50, join 2 1, house 6, house 1'));
  yield test('equal-numbers', 'students and houses with equal numbers', of('join 1 2, join 2 1, win 1 3, win 2 4, student 1, student 2, house 1, house 2'));
  yield test('everybody', 'all students in one house', [...Array.from({ length: 100 }, (_, i) => `join ${i + 1} 4`), ...Array.from({ length: 100 }, (_, i) => `win ${i + 1} 100`), ...end([1, 50, 100])]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', [...any(25 * i * i, 4 * i), ...end([])]);
  yield test('largest', 'largest n', any(1000, 100));
}

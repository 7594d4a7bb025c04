export const seed = 706;

export function* tests(random) {
  const test = (name, tries, text) => {
    const lines = Array.isArray(text) ? text : text.split('; ');
    return { name, tries, input: `${lines.length}\n${lines.join('\n')}\n` };
  };
  yield test('one-question', 'a question before any pair', 'locker a');
  yield test('unknown', 'names without a pair', 'student a; leave a; open a; locker a');
  yield test('new-locker', 'a student who gets another locker', 'give s a; give s b; student a; student b; locker s');
  yield test('new-student', 'a locker that gets another student', 'give s a; give t a; locker s; locker t; student a');
  yield test('both-old', 'two old pairs end at once', 'give s a; give t b; give s b; locker t; student a; student b; locker s');
  yield test('same-again', 'the same pair again', 'give s a; give s a; give s a; student a; locker s');
  yield test('swap', 'two students change lockers', 'give s a; give t b; give s b; give t a; locker s; locker t; student a; student b');
  yield test('leave-and-come', 'a student who leaves and comes back', 'give s a; leave s; student a; leave s; give s a; student a');
  yield test('open-and-give', 'a locker that is opened and given again', 'give s a; open a; locker s; open a; give t a; give s a; locker t');
  yield test('same-names', 'lockers with the names of students', 'give a b; give b a; locker a; student a; give a a; locker b; student b; locker a; leave a; open b; student a');
  yield test('leave-after-move', 'leave after a new locker', 'give s a; give s b; give t a; leave s; student a; student b; locker t');
  const name = (most) => {
    const i = random.int(0, most - 1);
    return String.fromCharCode(97 + (i % 26)) + (i >= 26 ? Math.floor(i / 26).toString(26).replace(/\d/g, (d) => 'qrstuvwxyz'[d]) : '');
  };
  const some = (n, most) =>
    Array.from({ length: n }, () => {
      const kind = random.pick(['give', 'give', 'give', 'locker', 'student', 'leave', 'open']);
      return kind === 'give' ? `give ${name(most)} ${name(most)}` : `${kind} ${name(most)}`;
    });
  for (const [i, most] of [3, 5, 10, 26].entries()) yield test(`random-${i + 1}`, 'few names', some(80, most));
  yield test('largest', 'largest n', some(12000, 6000));
  const pair = (i) => [...i.toString(26).padStart(4, '0')].map((d) => String.fromCharCode(97 + Number.parseInt(d, 26))).join('');
  yield test('all-different', 'many pairs at once', [...Array.from({ length: 10000 }, (_, i) => `give ${pair(i)} ${pair(i)}`), ...Array.from({ length: 10000 }, (_, i) => `student ${pair(9999 - i)}`)]);
}

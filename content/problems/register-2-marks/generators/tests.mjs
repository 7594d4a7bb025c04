export const seed = 4302;

const NAMES = 'Priya Das, Om, Rani Bora, Ran Singh, Maya, Kiran Ao, Zubin'.split(', ');
const SUBJECTS = ['maths', 'physics', 'chemistry'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const mark = () => random.pick([0, 32, 33, 100, random.int(0, 100), random.int(25, 60)]);
  const subject = () => random.pick([...SUBJECTS, ...SUBJECTS, 'art']);
  const one = (kind, roll) => {
    if (kind === 'count') return kind;
    if (kind === 'find') return `find ${random.pick(['a', 'Ra', 'n', 'q', 'Om'])}`;
    if (kind === 'average') return `average ${subject()}`;
    if (kind === 'marks') return `marks ${roll} ${subject()} ${mark()}`;
    return kind === 'add' || kind === 'rename' ? `${kind} ${roll} ${random.pick(NAMES)}` : `${kind} ${roll}`;
  };
  const any = (count, rolls, added = 0) =>
    Array.from({ length: count }, () => {
      const kind = random.pick(['marks', 'marks', 'marks', 'card', 'card', 'average', 'show', 'rename', 'find', 'count', 'add']);
      const allowed = kind === 'add' && added >= 100 ? 'card' : kind;
      if (allowed === 'add') added += 1;
      return one(allowed, random.int(1, rolls));
    });
  yield test('one', 'n = 1', ['average physics']);
  yield test('nobody', 'an empty register', of('card 1, marks 1 maths 5, average maths, average art, count'));
  yield test('no-marks', 'a student without marks', of('add 7 Om, card 7, average chemistry'));
  yield test('border', 'marks of 32 and 33', of('add 7 Om, marks 7 maths 33, marks 7 physics 33, marks 7 chemistry 33, card 7, marks 7 chemistry 32, card 7, marks 7 chemistry 33, card 7'));
  for (const [i, bad] of SUBJECTS.entries()) {
    const others = SUBJECTS.filter((name) => name !== bad);
    yield test(`fails-in-${bad}`, 'one subject that is failed', [
      'add 8 Maya',
      ...others.map((name) => `marks 8 ${name} ${60 + i}`),
      'card 8',
      `marks 8 ${bad} ${i * 16}`,
      'card 8',
    ]);
  }
  yield test('fail-and-missing', 'marks that are missing after a failed subject', of('add 5 Om, marks 5 maths 20, card 5, add 6 Anu, marks 6 chemistry 20, card 6, marks 6 maths 90, card 6'));
  yield test('zero', 'marks of 0 and 100', of('add 5 Om, marks 5 maths 0, card 5, marks 5 maths 100, marks 5 physics 100, marks 5 chemistry 100, card 5, average maths'));
  yield test('average', 'averages that are no whole numbers', of('add 1 A, add 2 B, add 3 C, marks 1 maths 50, marks 2 maths 51, average maths, marks 3 maths 50, average maths, marks 3 physics 99, average physics, average chemistry'));
  yield test('replaced', 'marks that are replaced', of('add 1 A, add 2 B, marks 1 physics 10, marks 2 physics 40, average physics, marks 1 physics 90, average physics, card 1, card 2'));
  yield test('which-mistake', 'two mistakes in one command', of('marks 4 art 5, add 4 Om, marks 4 art 5, marks 4 mathss 5, marks 4 math 5, card 4, average math'));
  yield test('rename-keeps', 'a new name for a student with marks', of('add 4 Om, marks 4 maths 55, rename 4 Om Prakash, card 4, add 4 Anu, card 4'));
  yield test('old-commands', 'the commands of Register 1', of('count, add 3 Om, add 3 Anu, show 3, show 4, rename 4 A, rename 3 Omana, find m, find z, count'));
  for (let i = 1; i <= 2; i += 1) yield test(`random-${i}`, 'any commands', any(70 * i, 5));
  const rolls = random.shuffle(Array.from({ length: 9999 }, (_, i) => i + 1)).slice(0, 100);
  yield test('largest', 'largest n, 100 students', [
    ...rolls.map((roll) => `add ${roll} ${random.pick(NAMES)}`),
    ...rolls.flatMap((roll) => SUBJECTS.map((name) => `marks ${roll} ${name} ${mark()}`)),
    ...SUBJECTS.map((name) => `average ${name}`),
    ...rolls.slice(3).map((roll) => `card ${roll}`),
  ]);
}

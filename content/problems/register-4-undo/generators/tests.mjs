export const seed = 4304;

const NAMES = 'Priya Das, Om, Rani Bora, Ran Singh, Maya, Kiran Ao, Zubin, Omana'.split(', ');
const SUBJECTS = ['maths', 'physics', 'chemistry'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const mark = () => random.pick([0, 32, 33, 50, 100, random.int(0, 100)]);
  const subject = () => random.pick([...SUBJECTS, ...SUBJECTS, 'art']);
  const one = (kind, roll) => {
    if (['count', 'list', 'undo'].includes(kind)) return kind;
    if (kind === 'find') return `find ${random.pick(['a', 'Ra', 'n', 'q', 'Om'])}`;
    if (kind === 'merit' || kind === 'log') return `${kind} ${random.int(1, 9)}`;
    if (kind === 'average' || kind === 'toppers') return `${kind} ${subject()}`;
    if (kind === 'marks') return `marks ${roll} ${subject()} ${mark()}`;
    return kind === 'add' || kind === 'rename' ? `${kind} ${roll} ${random.pick(NAMES)}` : `${kind} ${roll}`;
  };
  const kinds = 'marks marks marks card average rename find find list merit toppers add add add remove remove undo undo undo log'.split(' ');
  const any = (count, rolls) => Array.from({ length: count }, () => one(random.pick(kinds), random.int(1, rolls)));
  yield test('one', 'n = 1', ['undo']);
  yield test('nothing', 'nothing to take back', of('log 5, undo, remove 3, undo, add 3 Om, undo, undo, log 1, count, list'));
  yield test('add', 'an add that is taken back', of('add 3 Om, add 4 Anu, undo, count, show 4, find n, add 4 Binu, show 4, undo, undo, count, add 3 Maya, show 3'));
  yield test('rename', 'a new name that is taken back', of('add 3 Om, rename 3 Om Prakash, rename 3 O, undo, show 3, undo, show 3, log 5'));
  yield test('marks', 'marks that are taken back', of('add 3 Om, marks 3 maths 50, marks 3 physics 60, marks 3 maths 70, card 3, undo, card 3, undo, card 3, undo, card 3, average maths'));
  yield test('remove', 'a student who is removed', of('add 3 Om, add 4 Oma, remove 3, show 3, find O, count, list, add 3 Omar, find O, remove 3, remove 4, list, count'));
  yield test('same-place', 'a removed student comes back to the same place', of('add 1 Aa, add 2 Ba, add 3 Ca, add 4 Da, remove 1, undo, find a, remove 4, undo, find a, remove 2, undo, find a'));
  yield test('several-removed', 'several removed students come back', of('add 5 Aa, add 4 Ba, add 3 Ca, add 2 Da, remove 4, remove 2, remove 5, find a, undo, find a, undo, find a, undo, find a, merit 9'));
  yield test('marks-of-removed', 'a removed student comes back with marks', of('add 5 A, marks 5 physics 44, marks 5 maths 31, rename 5 Ab, remove 5, undo, card 5, undo, card 5'));
  yield test('mixed-places', 'changes of students who have moved', of('add 1 Aa, add 2 Ba, add 3 Ca, marks 3 maths 9, remove 1, marks 3 maths 8, rename 2 Bb, undo, undo, card 3, undo, find a, undo, card 3, undo, find a'));
  yield test('refused', 'refused commands are no changes', of('add 1 A, add 1 B, marks 1 art 4, rename 2 B, remove 2, marks 2 maths 4, log 9, undo, log 9'));
  yield test('log', 'parts of the log', of('add 1 A, marks 1 maths 5, rename 1 B, remove 1, log 1, log 3, log 4, log 5, undo, log 2, show 1, log 9999'));
  yield test('no-redo', 'an undo is no change', of('add 1 A, rename 1 B, undo, undo, undo, add 2 C, undo, count'));
  yield test('added-again', 'a roll number that is given again', of('add 1 A, marks 1 maths 90, remove 1, add 1 B, card 1, undo, undo, card 1, undo, undo, count'));
  yield test('old-commands', 'the commands of Register 3', of('list, add 3 Om, add 3 Anu, show 4, marks 3 maths 33, card 3, average maths, toppers maths, toppers art, add 2 Ao, merit 2, list, find O, count'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(90 * i, 9));
  const rolls = random.shuffle(Array.from({ length: 9999 }, (_, i) => i + 1)).slice(0, 700);
  yield test('largest', 'largest n', [
    ...rolls.map((roll) => `add ${roll} ${random.pick(NAMES)}`),
    ...rolls.map((roll) => `marks ${roll} ${random.pick(SUBJECTS)} ${mark()}`),
    ...random.shuffle(rolls).slice(0, 600).map((roll) => `remove ${roll}`),
    'log 9999',
    'merit 200',
    'find Om',
    ...Array.from({ length: 990 }, () => 'undo'),
    'list',
    'merit 200',
    'find Om',
    'log 200',
    'count',
    'undo',
    'undo',
  ]);
}

export const seed = 4303;

const NAMES = 'Priya Das, Om, Rani Bora, Ran Singh, Maya, Kiran Ao, Zubin, Omana'.split(', ');
const SUBJECTS = ['maths', 'physics', 'chemistry'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const mark = () => random.pick([0, 32, 33, 50, 50, 100, random.int(0, 100)]);
  const subject = () => random.pick([...SUBJECTS, ...SUBJECTS, 'art']);
  const one = (kind, roll) => {
    if (kind === 'count' || kind === 'list') return kind;
    if (kind === 'find') return `find ${random.pick(['a', 'Ra', 'n', 'q', 'Om'])}`;
    if (kind === 'merit') return `merit ${random.int(1, 9)}`;
    if (kind === 'average' || kind === 'toppers') return `${kind} ${subject()}`;
    if (kind === 'marks') return `marks ${roll} ${subject()} ${mark()}`;
    return kind === 'add' || kind === 'rename' ? `${kind} ${roll} ${random.pick(NAMES)}` : `${kind} ${roll}`;
  };
  const kinds = 'marks marks marks marks card average show rename find count add add list merit merit toppers'.split(' ');
  const any = (count, rolls) => Array.from({ length: count }, () => one(random.pick(kinds), random.int(1, rolls)));
  yield test('one', 'n = 1', ['list']);
  yield test('nobody', 'an empty register', of('list, merit 5, toppers maths, toppers art, find a, count, card 3'));
  yield test('one-student', 'a single student', of('add 5 Om, list, merit 1, merit 2, toppers maths, marks 5 maths 0, toppers maths, merit 9999'));
  yield test('order', 'roll numbers that were added in another order', of('add 10 A, add 9 B, add 100 C, add 1 D, list, find A, merit 9'));
  yield test('find-after', 'find after each list', of('add 3 Ba, add 1 Aa, add 2 Ca, marks 2 maths 50, find a, list, find a, merit 2, find a, toppers maths, find a'));
  yield test('ranks', 'equal totals in several places', [
    ...[90, 80, 80, 70, 70, 70, 60].flatMap((marks, i) => [`add ${i + 1} S${'abcdefg'[6 - i]}`, `marks ${i + 1} maths ${marks}`]),
    'merit 7',
    'merit 2',
    'merit 5',
  ]);
  yield test('all-equal', 'equal totals everywhere', of('add 4 B, add 2 B, add 3 A, add 1 C, merit 9, merit 1'));
  yield test('same-name', 'equal totals and equal names', of('add 40 Om, add 9 Om, add 100 Om, add 8 Oma, marks 9 maths 7, marks 40 physics 7, marks 100 chemistry 7, marks 8 maths 7, merit 9'));
  yield test('totals', 'totals of several subjects', of('add 1 A, add 2 B, marks 1 maths 50, marks 1 physics 60, marks 2 chemistry 100, merit 2, marks 2 maths 10, merit 2, marks 2 maths 11, merit 2'));
  yield test('capitals', 'names with capital and small letters', of('add 1 anu, add 2 Zoya, add 3 Anu, add 4 An, merit 4'));
  yield test('toppers', 'several best ones', of('add 8 A, add 2 B, add 5 C, marks 8 physics 90, marks 2 physics 90, marks 5 physics 89, toppers physics, marks 5 physics 90, toppers physics, marks 8 physics 91, toppers physics, toppers art'));
  yield test('changed', 'marks that become fewer', of('add 1 A, add 2 B, marks 1 maths 90, marks 2 maths 80, merit 2, marks 1 maths 70, merit 2, toppers maths'));
  yield test('old-commands', 'the commands of Register 2', of('add 3 Om, add 3 Anu, show 4, rename 3 Omana, marks 3 maths 33, card 3, marks 3 art 5, average maths, average physics, find m, count'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(80 * i, 12));
  const rolls = random.shuffle(Array.from({ length: 9999 }, (_, i) => i + 1)).slice(0, 1490);
  yield test('largest', 'largest n, 1,490 students', [
    ...rolls.map((roll) => `add ${roll} ${random.pick(NAMES)}`),
    ...rolls.map((roll) => `marks ${roll} ${random.pick(SUBJECTS)} ${mark()}`),
    'list',
    'merit 9999',
    'find Om',
    ...SUBJECTS.flatMap((name) => [`average ${name}`, `toppers ${name}`]),
    ...rolls.slice(-11).map((roll) => `card ${roll}`),
  ]);
}

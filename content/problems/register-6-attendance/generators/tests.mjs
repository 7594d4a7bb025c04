export const seed = 4306;

const NAMES = 'Priya Das, Om, Rani Bora, Ran Singh, Maya, Kiran Ao, Zubin, Omana'.split(', ');
const SUBJECTS = ['maths', 'physics', 'chemistry'];
const FILES = ['a', 'main'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const mark = () => random.pick([0, 32, 33, 50, 100, random.int(0, 100)]);
  const subject = () => random.pick([...SUBJECTS, ...SUBJECTS, 'art']);
  const part = () => random.pick(['-', `${mark()}`, `${mark()}`]);
  const good = (roll) => `${roll};${random.pick(NAMES)};${part()};${part()};${part()}${random.pick(['', `;${random.int(0, 2147483647)}`])}`;
  const bad = (roll) => random.pick([`${roll};Om;5;6`, `${roll};Om;5;6;7;8;9`, `${roll};;-;-;-;0`, `${roll};Om;1;2;3;-`]);
  const day = () => random.pick([1, 31, random.int(1, 31), random.int(1, 6)]);
  const one = (kind, roll) => {
    if (['count', 'list', 'undo'].includes(kind)) return kind;
    if (kind === 'find') return `find ${random.pick(['a', 'Ra', 'n', 'q', 'Om'])}`;
    if (kind === 'merit' || kind === 'log') return `${kind} ${random.int(1, 9)}`;
    if (kind === 'toppers') return `${kind} ${subject()}`;
    if (kind === 'missing') return `missing ${day()}`;
    if (kind === 'present' || kind === 'absent') return `${kind} ${roll} ${day()}`;
    if (kind === 'together') return `together ${roll} ${random.int(1, 6)}`;
    if (kind === 'marks') return `marks ${roll} ${subject()} ${mark()}`;
    if (kind === 'append') return `append ${random.pick(FILES)} ${random.int(1, 6) === 1 ? bad(roll) : good(100 * roll + random.int(0, 99))}`;
    if (['save', 'load', 'print'].includes(kind)) return `${kind} ${random.pick(FILES)}`;
    return kind === 'add' || kind === 'rename' ? `${kind} ${roll} ${random.pick(NAMES)}` : `${kind} ${roll}`;
  };
  const kinds =
    'marks card rename find list toppers add add add add remove undo log save load print append present present present present present present absent days days together together missing missing'.split(
      ' ',
    );
  const any = (count, rolls) => Array.from({ length: count }, () => one(random.pick(kinds), random.int(1, rolls)));
  const damaged = (...lines) => lines.flatMap((line, i) => [`append f${'abcdefghijkl'[i]} ${line}`, `load f${'abcdefghijkl'[i]}`]);
  const onDays = (roll, ...days) => days.map((d) => `present ${roll} ${d}`);
  const all = Array.from({ length: 31 }, (_, i) => i + 1);
  yield test('one', 'n = 1', ['missing 31']);
  yield test('nobody', 'students who are not there', of('present 1 1, absent 1 1, days 1, together 1 2, add 1 Om, together 1 2, together 2 1, together 1 1, log 4'));
  yield test('first-and-last', 'the first and the last day of the month', of('add 1 Om, present 1 1, present 1 31, days 1, save a, print a, missing 1, missing 31, missing 30, missing 2, absent 1 1, days 1, save a, print a, together 1 1'));
  yield test('whole-month', 'somebody who was there every day', ['add 7 Om', ...onDays(7, ...all), 'days 7', 'save a', 'print a', 'load a', 'days 7', 'together 7 7', 'missing 16', 'absent 7 16', 'days 7']);
  yield test('rows', 'several rows of days', ['add 1 A', ...onDays(1, 2, 3, 5, 6, 7, 30, 31), 'days 1', 'absent 1 6', 'days 1', 'present 1 29', 'days 1', 'present 1 28', 'days 1']);
  yield test('already', 'days that are noted already', of('add 1 A, absent 1 5, present 1 5, present 1 5, days 1, absent 1 5, absent 1 5, days 1, log 9, undo, days 1, undo, undo'));
  yield test('undo', 'attendance that is taken back', of('add 1 A, add 2 B, present 1 3, present 2 3, absent 1 3, log 5, undo, days 1, undo, days 2, undo, days 1, missing 3'));
  yield test('removed', 'a removed student comes back with attendance', of('add 1 A, present 1 3, present 1 4, remove 1, missing 3, undo, days 1, remove 1, add 1 B, days 1, missing 4'));
  yield test('together', 'days of two students', ['add 1 A', 'add 2 B', ...onDays(1, 1, 3, 5, 7, 31), ...onDays(2, 2, 3, 4, 7, 8, 31), 'together 1 2', 'together 2 1', 'together 1 1', 'absent 2 31', 'absent 1 3', 'absent 1 7', 'together 1 2']);
  yield test('missing', 'who is missing', of('add 30 C, add 4 A, add 100 B, missing 9, present 30 9, missing 9, present 4 9, present 100 9, missing 9, missing 8, present 4 8, missing 8, find C'));
  yield test('files', 'attendance in files', of('add 2 B, add 1 A, marks 2 maths 50, present 2 5, present 1 31, present 1 1, save m, print m, present 2 6, load m, days 2, days 1, undo, rename 2 C, present 2 9, save m, print m'));
  yield test('old-files', 'files of Register 5', of('add 9 Om, present 9 4, append a 9;Om;1;2;3, append a 8;A;-;-;-, load a, days 9, missing 4, present 8 2, save a, print a, load a, days 8'));
  yield test('damaged', 'files that are damaged', damaged('1;Om;1;2;3;4;5', '1;Om;1;2', '1;Om;1;2;3;', '1;Om;1;2;3;x', '1;Om;1;2;3;-', '1;Om;1;2;3;-4', '1;Om;1;2;3;2147483647', '1;Om;1;2;3;2147483648', '1;Om;1;2;3;4294967295', '1;Om;1;2;3;0', '1;Om;1;2;3;9999999999', '1;Om;1;2;3;5 5'));
  yield test('damaged-keeps', 'attendance after a file that is damaged', of('add 1 Om, present 1 7, append a 2;A;1;2;3;4, append a 3;A;1;2;3;4x, load a, days 1, undo, days 1, missing 7'));
  yield test('old-commands', 'the commands of Register 5', of('list, add 3 Om, add 3 Anu, marks 3 maths 33, card 3, average maths, toppers maths, add 2 Ao, merit 2, remove 3, find O, undo, find O, log 2, save a, load a, load b, undo, count'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(110 * i, 6));
  const rolls = random.shuffle(Array.from({ length: 9999 }, (_, i) => i + 1)).slice(0, 900);
  yield test('largest', 'largest n', [
    ...rolls.map((roll) => `add ${roll} ${random.pick(NAMES)}`),
    ...Array.from({ length: 1400 }, () => `present ${random.pick(rolls)} ${day()}`),
    ...all.slice(0, 10).map((d) => `missing ${d}`),
    ...Array.from({ length: 600 }, () => `days ${random.pick(rolls)}`),
    'save a',
    'print a',
    ...Array.from({ length: 88 }, () => `together ${random.pick(rolls)} ${random.pick(rolls)}`),
  ]);
}

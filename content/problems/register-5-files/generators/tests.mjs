export const seed = 4305;

const NAMES = 'Priya Das, Om, Rani Bora, Ran Singh, Maya, Kiran Ao, Zubin, Omana'.split(', ');
const SUBJECTS = ['maths', 'physics', 'chemistry'];
const FILES = ['a', 'main', 'old'];

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const mark = () => random.pick([0, 32, 33, 50, 100, random.int(0, 100)]);
  const subject = () => random.pick([...SUBJECTS, ...SUBJECTS, 'art']);
  const part = () => random.pick(['-', `${mark()}`, `${mark()}`]);
  const good = (roll) => `${roll};${random.pick(NAMES)};${part()};${part()};${part()}`;
  const bad = (roll) => random.pick([`${roll};Om;5;6`, `${roll};Om;5;6;7;8`, `0;Om;-;-;-`, `${roll};;-;-;-`, `${roll};Om;101;-;-`, 'hello']);
  const one = (kind, roll) => {
    if (['count', 'list', 'undo'].includes(kind)) return kind;
    if (kind === 'find') return `find ${random.pick(['a', 'Ra', 'n', 'q', 'Om'])}`;
    if (kind === 'merit' || kind === 'log') return `${kind} ${random.int(1, 9)}`;
    if (kind === 'average' || kind === 'toppers') return `${kind} ${subject()}`;
    if (kind === 'marks') return `marks ${roll} ${subject()} ${mark()}`;
    if (kind === 'append') return `append ${random.pick(FILES)} ${random.int(1, 6) === 1 ? bad(roll) : good(100 * roll + random.int(0, 99))}`;
    if (['save', 'load', 'print'].includes(kind)) return `${kind} ${random.pick(FILES)}`;
    return kind === 'add' || kind === 'rename' ? `${kind} ${roll} ${random.pick(NAMES)}` : `${kind} ${roll}`;
  };
  const kinds = 'marks marks card rename find list merit toppers add add add remove undo log save save load load load print append'.split(' ');
  const any = (count, rolls) => Array.from({ length: count }, () => one(random.pick(kinds), random.int(1, rolls)));
  const damaged = (...lines) => lines.flatMap((line, i) => [`append f${'abcdefghijkl'[i]} ${line}`, `load f${'abcdefghijkl'[i]}`]);
  yield test('one', 'n = 1', ['load a']);
  yield test('no-file', 'files that are not there', of('load a, print b, save b, print b, load b, load a, count'));
  yield test('save-and-load', 'a register that is saved and loaded', of('add 20 Ba, add 10 Aa, marks 10 maths 0, marks 10 chemistry 100, save a, print a, remove 20, load a, find a, card 10, card 20'));
  yield test('old-contents', 'a file that is saved again', of('add 1 A, add 2 B, add 3 C, save a, remove 2, remove 3, save a, print a, load a, count, save b, remove 1, save b, print b, load b, count'));
  yield test('log', 'undo after save and load', of('add 1 A, save a, rename 1 B, undo, show 1, load a, undo, log 3, rename 1 C, undo, undo, show 1'));
  yield test('log-stays', 'undo after a file that is damaged or not there', of('add 1 Aa, rename 1 Ba, append f x, load f, load g, log 5, undo, undo, count'));
  yield test('semicolons', 'lines with too few or too many semicolons', damaged('1;Om;1;2', '1;Om;1;2;3;', '1;Om;1;2;3;4', ';;;;', ';;;', 'Om', '1 Om 1 2 3', ';;;;;;;;;;;;;;;;;;;;', '1;Om;1;2;3'));
  yield test('rolls', 'roll numbers that are none', damaged('0;Om;-;-;-', '10000;Om;-;-;-', '9999;Om;-;-;-', ';Om;-;-;-', '5x;Om;-;-;-', '-5;Om;-;-;-', '+5;Om;-;-;-', 'x;Om;-;-;-', '999999999;Om;-;-;-', '1 2;Om;-;-;-', '1;Om;-;-;-'));
  yield test('marks', 'marks that are none', damaged('1;Om;101;-;-', '1;Om;-;101;-', '1;Om;-;-;101', '1;Om;-1;-;-', '1;Om;-;--;-', '1;Om;-;-;', '1;Om;;-;-', '1;Om;x;1;1', '1;Om;100;0;5', '1;Om;-;+5;-', '1;Om;5.5;1;1', '1;Om;1;1;5 '.trim() + ' x'));
  yield test('names', 'names that are empty or unusual', [...damaged('1;;-;-;-', '1;x;-;-;-', `1;${'N'.repeat(30)};1;2;3`), 'list']);
  yield test('first-damage', 'several damaged lines', of('append a 1;A;1;2;3, append a 2;B;1;2;3, load a, append a 3;C;1;2, append a 0;D;1;2;3, load a, count, find A'));
  yield test('last-damage', 'damage in the last line', of('add 7 Om, marks 7 maths 5, append a 1;A;1;2;3, append a 2;B;1;2;300, load a, list, card 7, undo, card 7'));
  yield test('twice', 'a roll number in two lines', of('add 1 Om, append a 1;A;1;2;3, load a, append a 2;B;1;2;3, append a 1;C;1;2;3, load a, list, append b 3;D;-;-;-, append b 3;D;-;-;-, load b'));
  yield test('same-numbers', 'a file with the numbers of the register', of('add 1 A, add 2 B, save a, load a, load a, add 2 C, add 3 C, count, list'));
  yield test('append', 'a file that is saved and appended to', of('add 1 A, save a, append a 2;B C;9;-;8, print a, load a, card 2, save a, print a'));
  yield test('old-commands', 'the commands of Register 4', of('list, add 3 Om, add 3 Anu, marks 3 maths 33, card 3, average maths, toppers maths, add 2 Ao, merit 2, remove 3, find O, undo, find O, log 2, show 4, rename 2 B, count'));
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(100 * i, 7));
  const rolls = random.shuffle(Array.from({ length: 9999 }, (_, i) => i + 1)).slice(0, 2980);
  yield test('largest', 'largest n, 2,980 students', [
    ...rolls.map((roll) => `add ${roll} ${random.pick(NAMES)}`),
    ...of('marks 5 maths 4, save big, print big, load big, remove 5, count, append big x, load big, merit 3, undo, find Om, load big, count'),
  ]);
}

export const seed = 4108;

/** Plays events with names of these letters; nobody goes home who is not in. */
export const play = (random, n, letters, longest, asks) => {
  const inside = [];
  const lines = [];
  for (let i = 0; i < n; i += 1) {
    const what = random.int(1, 10);
    if (i === n - 1 || what <= asks) lines.push(`? ${random.text(random.int(1, longest), letters)}`);
    else if (inside.length > 0 && what === 10) {
      const at = random.int(0, inside.length - 1);
      lines.push(`- ${inside[at]}`);
      inside[at] = inside.at(-1);
      inside.pop();
    } else {
      const name = random.text(random.int(1, longest), letters);
      inside.push(name);
      lines.push(`+ ${name}`);
    }
  }
  return `${n}\n${lines.join('\n')}\n`;
};

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  yield test('one', 'n = 1', ['? a']);
  yield test('one-letter', 'names of one letter', ['+ a', '+ b', '+ a', '? a', '? b', '? c', '- a', '? a', '- a', '? a']);
  yield test('whole-name', 'the whole name is typed', ['+ meera', '? meera', '? meer', '? meerab']);
  yield test('name-in-name', 'one name is the beginning of another', ['+ dev', '+ devi', '+ devika', '? dev', '? devi', '? devik', '- devi', '? devi', '? dev', '? d']);
  yield test('inside', 'letters that occur inside of a name only', ['+ kamala', '? ama', '? mala', '? kama', '? a']);
  yield test('same-name', 'the same name many times', [...Array(9).fill('+ om'), '? o', '? om', ...Array(4).fill('- om'), '? om', '? omi']);
  yield test('comes-back', 'goes home and comes back', ['+ ravi', '- ravi', '? r', '+ ravi', '? ravi', '- ravi', '? ravi']);
  yield test('longest', 'names of ten letters', ['+ abcdefghij', '+ abcdefghik', '? abcdefghi', '? abcdefghij', '? abcdefghii', '? a']);
  yield test('all-letters', 'every first letter', [...'abcdefghijklmnopqrstuvwxyz'].flatMap((c) => [`+ ${c}z`, `? ${c}`, '? z']));
  for (let i = 1; i <= 3; i += 1) yield { name: `random-${i}`, tries: 'any events', input: play(random, 60 * i * i, 'ab', 3 * i, 5) };
  yield { name: 'three-letters', tries: 'names of three different letters', input: play(random, 2000, 'xyz', 6, 5) };
  yield { name: 'many', tries: 'thousands of events', input: play(random, 9000, 'abcdefghij', 4, 5) };
}

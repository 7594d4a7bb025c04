export const seed = 9322;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const any = (n, people, rooms) => {
    const inside = new Set();
    return Array.from({ length: n }, () => {
      const number = random.int(0, people - 1);
      const s = String.fromCharCode(97 + (number % 26)) + 'x'.repeat(Math.floor(number / 26));
      const kind = random.int(0, 4);
      if (kind < 2) {
        if (inside.delete(s)) return `leave ${s}`;
        inside.add(s);
        return `enter ${s} ${random.int(1, rooms)}`;
      }
      return kind === 2 ? `pass ${s} ${random.int(1, rooms)}` : `look ${s}`;
    });
  };
  yield test('look-only', 'n = 1, no pass', of('look a'));
  yield test('enter-only', 'n = 1, enter', of('enter a 1'));
  yield test('closed-room', 'a pass for a room that was never open', of('pass a 5, look a'));
  yield test('closed-again', 'a pass for a room that is closed again', of('enter a 5, leave a, pass b 5, look b'));
  yield test('second-keeps-open', 'the first student leaves, the second stays', of('enter a 3, enter b 3, pass c 3, leave a, look c, leave b, look c'));
  yield test('same-student-back', 'the same student opens the room again', of('enter a 3, pass b 3, leave a, enter a 3, look b, pass b 3, look b'));
  yield test('new-pass', 'a new pass in place of an old one', of('enter a 1, enter b 2, pass c 1, pass c 2, leave b, look c, leave a, look c'));
  yield test('old-pass-stays', 'no new pass, the old one remains', of('enter a 1, pass c 1, pass c 2, look c, leave a, pass c 1, look c'));
  yield test('void-then-new', 'a void pass and then a good one', of('enter a 1, pass c 1, leave a, look c, enter b 1, pass c 1, look c'));
  yield test('own-room', 'a pass of somebody who is inside', of('enter a 9, pass a 9, look a, leave a, look a, enter a 9, look a'));
  yield test('many-passes', 'several passes for one opening', of('enter a 9, pass b 9, pass c 9, pass d 9, leave a, look b, look c, look d'));
  yield test('holder-moves', 'a student with a pass goes from room to room', of('enter a 1, enter b 2, pass b 1, leave b, enter b 1, leave a, look b, leave b, look b'));
  yield test('all-rooms', 'all rooms are open', Array.from({ length: 100 }, (_, i) => `enter ${random.text(1, 'abcdefgh')}${'abcdefghij'[Math.floor(i / 10)]}${'abcdefghij'[i % 10]} ${i + 1}`));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any commands', any(35 * i, 2 * i + 1, i + 1));
  yield test('largest', 'largest n', any(500, 60, 20));
}

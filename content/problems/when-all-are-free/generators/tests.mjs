export const seed = 9331;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const two = (n) => String(n).padStart(2, '0');
  const clock = (m) => `${two(8 + Math.floor(m / 60))}:${two(m % 60)}`;
  const any = (n, people, longest) => {
    const all = Array.from({ length: people }, (_, i) => 'abcdefghij'[Math.floor(i / 10)] + 'abcdefghij'[i % 10]);
    return Array.from({ length: n }, () => {
      const kind = random.int(0, 5);
      if (kind < 2) {
        const from = random.int(0, 143);
        return `busy ${random.pick(all)} ${clock(5 * from)} ${clock(5 * random.int(from + 1, Math.min(144, from + longest)))}`;
      }
      if (kind === 5) return `free ${random.pick(all)}`;
      const group = random.shuffle(all).slice(0, random.int(1, Math.min(people, 4)));
      return `meet ${random.int(1, 5 * longest)} ${group.length} ${group.join(' ')}`;
    });
  };
  yield test('free-all-day', 'a teacher without entries', of('free a'));
  yield test('busy-all-day', 'busy all day', of('busy a 08:00 20:00, free a, meet 1 1 a'));
  yield test('busy-in-parts', 'busy all day, in parts', of('busy a 12:00 20:00, busy a 08:00 12:00, free a'));
  yield test('first-minute', 'only the first minute is free', of('busy a 08:01 20:00, free a, meet 2 1 a, meet 1 1 a, free a'));
  yield test('last-minute', 'only the last minute is free', of('busy a 08:00 19:59, free a, meet 2 1 a, meet 1 1 a, free a'));
  yield test('fits-exactly', 'a meeting that fits exactly', of('busy a 09:00 10:00, busy a 10:45 20:00, meet 60 1 a, meet 46 1 a, meet 45 1 a, free a'));
  yield test('one-minute-short', 'the gap is too short by a minute', of('busy a 08:59 19:00, meet 60 1 a, free a, meet 60 1 a, meet 59 1 a'));
  yield test('overlaps', 'entries that overlap', of('busy a 09:00 11:00, busy a 10:00 12:00, busy a 09:30 10:30, free a, meet 90 1 a'));
  yield test('touch', 'entries that touch', of('busy a 09:00 10:00, busy a 10:00 11:00, free a, meet 61 1 a'));
  yield test('two-in-turn', 'two teachers who are never free together', of('busy a 08:00 14:00, busy b 14:00 20:00, meet 1 2 a b, free a, free b'));
  yield test('small-gaps', 'many gaps that are too short', [...Array.from({ length: 12 }, (_, h) => `busy a ${two(8 + h)}:20 ${two(8 + h)}:50`), 'meet 31 1 a', 'meet 30 1 a', 'meet 21 1 a', 'meet 20 1 a', 'free a']);
  yield test('one-after-the-other', 'meetings until the day is full', [...Array.from({ length: 9 }, () => 'meet 90 2 a b'), 'free b']);
  yield test('not-entered', 'a meeting that is not possible is not entered', of('busy a 08:00 19:30, meet 31 3 b c a, free b, meet 30 3 b c a, free c'));
  yield test('twenty', 'a meeting of twenty teachers', [...Array.from({ length: 20 }, (_, i) => `busy t${'abcdefghijklmnopqrst'[i]} ${clock(30 * i)} ${clock(30 * i + 31)}`), `meet 30 20 ${[...'abcdefghijklmnopqrst'].map((c) => `t${c}`).join(' ')}`, 'free ta', 'free tt']);
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any commands', any(25 * i, 2 * i, 30 - 5 * i));
  yield test('largest', 'largest n', any(300, 60, 20));
}

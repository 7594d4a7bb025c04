export const seed = 9435;

export function* tests(random) {
  const test = (name, tries, lines, end = '\n') => ({ name, tries, input: lines.join('\n') + end });
  const clock = (m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
  const any = (count, names, faults) => {
    let minute = random.int(0, 60);
    return Array.from({ length: count }, () => {
      minute = Math.min(1439, minute + random.int(0, Math.floor(2400 / count)));
      const line = `${clock(minute)} ${random.pick(['out', 'in'])} ${random.pick(names)}`;
      if (random.int(1, 100) > faults) return line;
      const chars = [...line];
      chars[random.int(0, chars.length - 1)] = random.pick(['', ' ', 'x', '9', ':', '0', '-']);
      return random.int(1, 4) === 1 ? clock(random.int(0, 1439)) + line.slice(5) : chars.join('').trimEnd();
    });
  };
  const names = (n) => Array.from({ length: n }, (_, i) => `${'ABCDEFGHIJ'[i % 10]}${'abcdefghij'[Math.floor(i / 10)]}`);
  yield test('one-out', 'one line, out', ['00:00 out A']);
  yield test('one-in', 'one line, in', ['12:00 in A']);
  yield test('one-wrong', 'one line that is not understood', ['hello']);
  yield test('out-and-in', 'out and in', ['10:00 out A', '11:01 in A']);
  yield test('same-minute', 'out and in in the same minute', ['10:00 out A', '10:00 in A']);
  yield test('last-minute', 'out in the last minute', ['23:59 out A']);
  yield test('several-times', 'several times outside', ['08:00 out A', '08:10 in A', '09:00 out A', '09:20 in A', '22:00 out A']);
  yield test('order', 'the order of the table', ['08:00 out B', '08:00 out A', '08:00 out C', '08:30 in C', '09:00 in A', '09:00 in B']);
  yield test('times', 'times that do not exist', ['24:00 out A', '12:60 out A', '1:30 out A', '01:3 out A', '0130 out A', '01.30 out A', '-1:30 out A', '001:30 out A', '01:030 out A', '23:59 out A']);
  yield test('words', 'wrong words', ['10:00 OUT A', '10:00 outside A', '10:00 A out', '10:00 out', 'out A', '10:00', '', '10:00 in A B']);
  yield test('spaces', 'too many spaces', [' 10:00 out A', '10:00  out A', '10:00 out  A', '10:00out A', '10:00 out A']);
  yield test('names', 'names with other characters', ['10:00 out A1', '10:00 out A.', '10:00 out Om-Uma', '10:00 out OmUma', '11:00 in OmUma']);
  yield test('time-back', 'the time goes back', ['10:00 out A', '09:59 in A', '10:00 in A', '09:00 out B', '10:01 out B']);
  yield test('back-does-not-count', 'a line that goes back does not move the time', ['10:00 out A', '09:00 out B', '09:30 out C', '10:00 out D']);
  yield test('already-moves-time', 'the time of a line that is already true counts', ['10:00 out A', '12:00 out A', '11:00 in A', '12:30 in A']);
  yield test('two-faults', 'lines with two faults', ['10:00 out A', '09:00 out A', '09:00 in B', '08:00 outt A', '10:00 out A', '10:00 in B']);
  yield test('only-faults', 'a student with faulty lines only', ['10:00 in A', '11:00 in A', '11:00 out B', '12:00 in B']);
  yield test('capitals', 'names that differ only in capitals', ['10:00 out om', '10:00 out Om', '11:00 in OM', '11:00 in om'], '');
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any lines', any(20 * i * i, names(2 + 4 * i), 15 * i));
  yield test('largest', 'most lines and names', any(500, names(80), 10));
}

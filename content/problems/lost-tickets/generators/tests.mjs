export const seed = 13105;

export function* tests(random) {
  const test = (name, tries, schedule) => ({ name, tries, input: `${schedule}\n` });
  yield test('read-only', 'one step', 'Q');
  yield test('one-ticket', 'one counter sells one ticket', 'AA');
  yield test('one-counter', 'one counter alone', 'ZZZZZZZZ');
  yield test('in-turn', 'two counters, one after the other', 'AABBAABB');
  yield test('both-read', 'both read before one writes', 'ABBA');
  yield test('falls-back', 'an old value is written late', 'ABBBBBBA');
  yield test('falls-back-twice', 'old values are written late, more than once', 'ABCCCCBACCBBAA');
  yield test('unfinished', 'a counter has read and never writes', 'ABBCCCA'.concat('D'));
  yield test('all-read', 'all counters read first', `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(2)}`);
  yield test('nested', 'each addition lies inside of another', 'ABCDEEDCBA');
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'two or three counters', random.text(30 * i, 'ABC'));
  yield test('many-counters', 'many counters', random.text(400, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
  yield test('largest', 'the longest schedule', random.text(1000, 'ABCDEFGH'));
}
